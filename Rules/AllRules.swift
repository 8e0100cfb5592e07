import RuleKit

/// Every rule, family by family. A rule that is not in this list does not run.
public let allRules: [Rule] = [
    .actionSheetWithoutAnchor,
    .backChevronOnModal,
    .modalExitNotRendered,
    .presentedDetail,
    .pushedInterruption,

    .deepLinkBackWithoutParent,

    .customBackKillsSwipe,
    .popGestureDelegateUnguarded,

    .nestedNavigationStack,
    .pushWithoutStack,
    .tabBarInsideStack,
    .unpushableController,

    .webSwipeConflict,

    .storyboardReferenceMissing,
    .teamPolicy,
    .unwindActionMissing,
]
