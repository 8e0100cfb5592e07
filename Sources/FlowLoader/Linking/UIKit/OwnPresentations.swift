// What the app's own presentation controllers and transitions offer around the layers they show.

extension Project {
    /// The class that a controller makes its transitioning delegate in its own code; nil where that is not known, or there are several.
    func transitioningDelegate(of type: String) -> String? {
        var found: Set<String> = []
        for owner in [type] + ancestors(of: type) {
            let functions = types[owner].map { Array($0.functions.values.joined()) } ?? []
            for function in functions {
                visitCode(in: function.facts.body ?? [], { _ in }) { target, value, _ in
                    guard target.isOwn("transitioningDelegate") else { return false }
                    found.insert(value.testText.flatMap { self.typeOfDelegate($0, value, of: type) } ?? value.call?.calledName ?? "")
                    return false
                }
            }
        }
        return found.count == 1 ? found.first.flatMap { resolve($0, from: type) } : nil
    }

    private func typeOfDelegate(_ written: String, _ value: Expression, of type: String) -> String? {
        if written == "self" { return type }
        let property = property(written, of: type)?.facts
        return property?.type?.name ?? property?.value?.call?.calledName
    }

    /// Whether the delegate brings a presentation controller of the sources, and neither that nor the delegate has anything to touch, follows a
    /// gesture, or closes the layer by itself.
    func isHeldUp(by delegate: String) -> Bool {
        guard let type = types[delegate], functions("interactionControllerForDismissal", of: delegate).isEmpty,
            let made = functions("presentationController", of: delegate).first(where: { $0.facts.parameters.first?.label == "forPresented" })
        else { return false }
        var controllers: Set<String> = []
        visitExpressions(in: made.facts.body ?? []) { expression in
            guard case .call(let call) = expression, let name = call.calledName, let controller = resolve(name, from: delegate) else { return }
            controllers.insert(controller)
        }
        guard controllers.count == 1, let controller = controllers.first, isKind(controller, of: "UIPresentationController") else { return false }
        let own = ([controller] + ancestors(of: controller)).filter { $0 != "UIPresentationController" && $0 != "NSObject" }
        // A superclass that is not in the sources may do anything.
        guard own.allSatisfy({ types[$0] != nil || SystemClasses.superclasses[$0] != nil }) else { return false }
        return ([type] + own.compactMap { types[$0] }).allSatisfy { helper in
            // What the shown screen itself offers is read with it.
            helper.name == delegate && mayBeViewController(delegate) || helper.usedNames.isDisjoint(with: closingNames)
        }
    }
}

private let closingNames: Set<String> = [
    "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UIGestureRecognizer",
    "addGestureRecognizer", "addTarget", "UIButton", "UIControl", "dismiss", "dismissViewControllerAnimated", "touchesBegan", "touchesEnded",
    "UIPercentDrivenInteractiveTransition", "hitTest", "passthroughViews",
]

extension Expression {
    /// The property of `self`, written with or without it.
    fileprivate func isOwn(_ name: String) -> Bool {
        switch self {
        case .name(name, _), .member(.name("self", _), name, _): true
        default: false
        }
    }
}
