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

    .baseMovesUnderModal,
    .coldLaunchLinkDropped,
    .deepLinkBackWithoutParent,
    .deepLinkDiscardsPlace,
    .deepLinkPushUnderModal,

    .backVetoMisdirected,
    .customBackKillsSwipe,
    .popGestureDelegateUnguarded,

    .nestedNavigationStack,
    .pushWithoutStack,
    .tabBarInsideStack,
    .unpushableController,

    .webSwipeConflict,

    .storyboardReferenceMissing,
    .teamPolicy,
    .topControllerWalkStopsShort,
    .unwindActionMissing,
]
