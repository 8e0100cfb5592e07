/// Where one transition puts its target: the step of the placement walk (rules.md 2.1 to 2.3).
package struct Landing {
    /// How what is behind the source relates to the target.
    package enum Relation {
        /// Above the source in its stack.
        case above
        /// In a new layer above the source's.
        case layer
        /// In the source's own place.
        case inside
        /// At the bottom of a new stack in the source's layer, or of the window.
        case fresh
    }

    package var placement: Placement
    package var relation: Relation
}

/// The landing of `transition` when its source stands at `source`; nil when it does nothing there, or nothing can be said.
package func land(_ transition: Transition, from source: Placement, targetKind: ScreenKind) -> Landing? {
    switch transition.verb.effect {
    case .push: return push(transition, from: source)
    case .show: return show(transition, from: source, targetKind: targetKind)
    case .showDetail: return showDetail(transition, from: source)
    case .present: return presented(transition)
    case .root: return root(transition, from: source)
    case .tab, .column, .embed: return contained(transition, in: source)
    case .setStack: return setStack(transition, from: source)
    case .alert, .back, .selectTab, .opaque: return nil
    }
}

private func push(_ transition: Transition, from source: Placement) -> Landing? {
    if source.inStack == false {
        // A link in a split's sidebar or content column fills the next column.
        guard source.fillsColumn, transition.verb == .link || transition.verb == .destination else { return nil }
        return inColumn(transition, of: source)
    }
    var target = source
    target.inStack = true
    target.atRoot = false
    if target.innermost(.nav) == nil { target.frames.append(Frame(.nav)) }
    return Landing(placement: target, relation: .above)
}

private func show(_ transition: Transition, from source: Placement, targetKind: ScreenKind) -> Landing? {
    let bringsStack = targetKind == .nav || transition.wrapped != nil
    // A navigation controller answers for itself, where there is one.
    if !bringsStack, transition.receiver == .ownNav || transition.receiver == .otherNav { return push(transition, from: source) }
    if source.innermost(.split) != nil {
        return bringsStack || source.inStack != true ? inColumn(transition, of: source) : push(transition, from: source)
    }
    switch source.inStack {
    case true?: return bringsStack ? presented(transition) : push(transition, from: source)
    case false?: return presented(transition)
    case nil: return Landing(placement: Placement(layer: .unknown, inStack: nil, atRoot: nil), relation: .above)
    }
}

private func showDetail(_ transition: Transition, from source: Placement) -> Landing? {
    if source.innermost(.split) != nil { return inColumn(transition, of: source) }
    if source.layer == .unknown {
        return Landing(placement: wrap(Placement(layer: .unknown, inStack: nil, atRoot: nil), by: transition), relation: .inside)
    }
    return presented(transition)
}

private func inColumn(_ transition: Transition, of source: Placement) -> Landing? {
    guard let split = source.frames.lastIndex(where: { $0.kind == .split }) else { return nil }
    let column = Placement(layer: source.layer, frames: Array(source.frames[...split]), inStack: false, atRoot: false)
    return Landing(placement: wrap(column, by: transition), relation: .fresh)
}

private func presented(_ transition: Transition) -> Landing {
    let style = transition.style ?? defaultStyle(of: transition.verb)
    let layer = Layer.modal(style, blocked: transition.blocked == .always)
    return Landing(placement: wrap(Placement(layer: layer, inStack: false, atRoot: false), by: transition), relation: .layer)
}

private func defaultStyle(of verb: Verb) -> PresentationStyle {
    switch verb {
    case .sheet: .sheet
    case .cover: .cover
    case .popover, .seguePopover, .seguePopoverPresentation: .popover
    default: .automatic
    }
}

private func root(_ transition: Transition, from source: Placement) -> Landing? {
    if transition.restates { return nil }
    if transition.receiver == .windowRoot || transition.from == "window" {
        let base = Placement(layer: .base, inStack: false, atRoot: false)
        return Landing(placement: wrap(base, by: transition), relation: .fresh)
    }
    // A view whose body is a stack stands in that stack too; entering the same stack again leads nowhere new.
    if transition.to == transition.from, source.frames.last?.container == transition.from { return nil }
    var inside = source
    let container = transition.to == transition.from ? transition.from : transition.wrapped ?? transition.from
    inside.frames.append(Frame(.nav, container, barHidden: transition.hidesBar))
    inside.inStack = true
    inside.atRoot = true
    return Landing(placement: inside, relation: .fresh)
}

private func contained(_ transition: Transition, in source: Placement) -> Landing? {
    // What a view composes inside the stack of its own body stands in that stack only, and what it composes outside, such as
    // the view that brings that stack, outside only.
    let isInOwnStack = source.frames.last?.container == transition.from
    if transition.on == transition.from, !isInOwnStack { return nil }
    if transition.on == nil, transition.verb.effect == .embed, isInOwnStack { return nil }
    var inside = source
    switch transition.verb.effect {
    case .tab: inside.frames.append(Frame(.tab, transition.from))
    case .column:
        inside.frames.append(Frame(.split, transition.from))
        inside.inStack = false
        inside.atRoot = false
    default: break
    }
    let relation: Landing.Relation = transition.wrapped == nil && transition.verb.effect != .column ? .inside : .fresh
    return Landing(placement: wrap(inside, by: transition), relation: relation)
}

private func setStack(_ transition: Transition, from source: Placement) -> Landing? {
    guard source.inStack != false else { return nil }
    var target = source
    target.inStack = true
    if target.innermost(.nav) == nil { target.frames.append(Frame(.nav)) }
    // Without a place it takes that of the top, which is the source's own.
    guard let position = transition.position else { return Landing(placement: target, relation: .inside) }
    target.atRoot = position == 0
    return Landing(placement: target, relation: .fresh)
}

/// The placement inside the navigation container that the site puts around the target.
private func wrap(_ placement: Placement, by transition: Transition) -> Placement {
    var wrapped = placement
    if let container = transition.enclosed {
        wrapped.frames.append(Frame(.custom, container))
        wrapped.inStack = nil
        wrapped.atRoot = nil
    }
    guard let wrapper = transition.wrapped else { return wrapped }
    wrapped.frames.append(Frame(.nav, wrapper, barHidden: transition.hidesBar))
    wrapped.inStack = true
    wrapped.atRoot = true
    return wrapped
}
