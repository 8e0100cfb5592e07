import RuleKit

/// Every rule, family by family. A rule that is not in this list does not run.
public let allRules: [Rule] = [
    .actionSheetWithoutAnchor,
    .backChevronOnModal,
    .confirmBypassedByGesture,
    .dismissClosesWrongLayer,
    .editsLostOnSwipeDismiss,
    .modalExitNotRendered,
    .presentationDropped,
    .presentedDetail,
    .promptInShouldDismiss,
    .pushedInterruption,
    .stackedModals,
    .swipeSkipsClose,

    .deepLinkBackWithoutParent,

    .backVetoMisdirected,
    .customBackKillsSwipe,
    .finishedFormLeftBehind,
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
