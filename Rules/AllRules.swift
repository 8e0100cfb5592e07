import RuleKit

/// Every rule, family by family. A rule that is not in this list does not run.
public let allRules: [Rule] = [
    .actionSheetWithoutAnchor,
    .backChevronOnModal,
    .modalExitNotRendered,
    .oneScreenTwoWays,
    .presentedDetail,
    .pushedInterruption,
    .pushedTaskWithCancel,

    .deepLinkBackWithoutParent,
    .deepLinkWithoutExit,

    .backDoesNotReturnToParent,
    .customBackKillsSwipe,
    .exitDoesNothing,
    .popGestureDelegateUnguarded,

    .nestedNavigationStack,
    .pushWithoutStack,
    .tabBarInsideStack,
    .unpushableController,

    .webSwipeConflict,

    .storyboardReferenceMissing,
    .unwindActionMissing,
]
