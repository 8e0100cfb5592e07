import RuleKit

/// Every rule, family by family. A rule that is not in this list does not run.
public let allRules: [Rule] = [
    .actionSheetWithoutAnchor,
    .backChevronOnModal,
    .modalExitNotRendered,
    .presentedDetail,
    .pushedInterruption,

    .deepLinkBackWithoutParent,

    .backHiddenWithoutExit,
    .backItemHasNoEffect,
    .customBackKillsSwipe,
    .hiddenBarInherited,
    .popGestureDelegateUnguarded,
    .swipeLockMissesContentGesture,

    .nestedNavigationStack,
    .pushWithoutStack,
    .tabBarInsideStack,
    .unpushableController,

    .webBackAndSwipeDisagree,
    .webHistoryMisread,
    .webHistoryWithoutBack,
    .webSwipeConflict,

    .storyboardReferenceMissing,
    .unwindActionMissing,
]
