import FlowGraph

extension ScreenFacts {
    /// Takes over what a superclass says, where the class itself says nothing.
    mutating func inherit(_ base: ScreenFacts) {
        if leading.isEmpty { leading = base.leading; supplementsBack = supplementsBack || base.supplementsBack }
        if trailing.isEmpty { trailing = base.trailing }
        body += base.body
        backHidden = backHidden ?? base.backHidden
        barHidden = barHidden ?? base.barHidden
        dismissBlocked = dismissBlocked ?? base.dismissBlocked
        dismissGuard = dismissGuard || base.dismissGuard
        if input == .none { input = base.input }
        inputs += base.inputs
        savesWhileEditing = savesWhileEditing || base.savesWhileEditing
        actsOnLeaving = actsOnLeaving || base.actsOnLeaving
        presents = presents || base.presents
        web += base.web
        ownBar = ownBar || base.ownBar
        ownerExit = ownerExit || base.ownerExit
        readsPlacement = readsPlacement || base.readsPlacement
        takesModel = takesModel || base.takesModel
        takesValue = takesValue || base.takesValue
        detents = detents || base.detents
        isViewer = isViewer || base.isViewer
        titledAt = titledAt ?? base.titledAt
        fillsBars = fillsBars || base.fillsBars
        answersShow = answersShow || base.answersShow
        answersPresent = answersPresent || base.answersPresent
    }
}
