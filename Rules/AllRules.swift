import RuleKit

/// Every rule, family by family. A rule that is not in this list does not run.
public let allRules: [Rule] = [
    .actionSheetWithoutAnchor,
    .backChevronOnModal,
    .confirmBypassedByGesture,
    .dismissClosesWrongLayer,
    .modalExitNotRendered,
    .presentationDropped,
    .presentedDetail,
    .promptInShouldDismiss,
    .pushedInterruption,
    .stackedModals,

    .deepLinkBackWithoutParent,

    .backHiddenWithoutExit,
    .backItemHasNoEffect,
    .backVetoMisdirected,
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
    .teamPolicy,
    .unwindActionMissing,
]
