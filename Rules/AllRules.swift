import RuleKit

/// Every rule, family by family. A rule that is not in this list does not run.
public let allRules: [Rule] = [
    .actionSheetWithoutAnchor,
    .backChevronOnModal,
    .confirmBypassedByGesture,
    .dismissClosesWrongLayer,
    .editsLostOnSwipeDismiss,
    .exitMissingOnOnePath,
    .modalExitNotRendered,
    .modalStepLosesBack,
    .modalWithoutClose,
    .modalWithoutExit,
    .oneScreenTwoWays,
    .presentationDropped,
    .presentedDetail,
    .promptInShouldDismiss,
    .pushedInterruption,
    .pushedTaskWithCancel,
    .stackedModals,
    .swipeSkipsClose,

    .deepLinkBackWithoutParent,
    .deepLinkWithoutExit,

    .backDoesNotReturnToParent,
    .backVetoMisdirected,
    .customBackKillsSwipe,
    .exitDoesNothing,
    .finishedFormLeftBehind,
    .popGestureDelegateUnguarded,

    .nestedNavigationStack,
    .pushWithoutStack,
    .tabBarInsideStack,
    .unpushableController,

    .webSwipeConflict,

    .containerLookupAlwaysNil,
    .controllerAlreadyInHierarchy,
    .segueBackInsteadOfUnwind,
    .stackSearchMissesPresenter,
    .staleHierarchyCast,
    .storyboardDeadElement,
    .storyboardReferenceMissing,
    .teamPolicy,
    .unwindActionMissing,
    .unwindTargetNotBehind,
]
