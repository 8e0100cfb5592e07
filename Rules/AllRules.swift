import RuleKit

/// Every rule, family by family. A rule that is not in this list does not run.
public let allRules: [Rule] = [
    .actionSheetWithoutAnchor,
    .backChevronOnModal,
    .dismissBoundToPresenter,
    .dismissReachesNobody,
    .modalExitNotRendered,
    .presentedDetail,
    .pushedInterruption,
    .showBecomesModal,

    .deepLinkBackWithoutParent,

    .customBackKillsSwipe,
    .popGestureDelegateUnguarded,

    .hostedStackInNavigationController,
    .navigationDestinationMisplaced,
    .nestedNavigationStack,
    .pushWithoutStack,
    .splitDetailWithoutStack,
    .tabBarInsideStack,
    .unpushableController,

    .webSwipeConflict,

    .storyboardReferenceMissing,
    .unwindActionMissing,
]
