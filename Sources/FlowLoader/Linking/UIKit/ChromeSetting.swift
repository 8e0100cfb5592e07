import Diagnostics
import FlowGraph

// What running code leaves behind: operations, settings, missing names.

/// A write to chrome, gestures or modality, by the object it is written to.
struct ChromeSetting: Sendable {
    enum Kind: String, Hashable, Sendable {
        case leftItems, rightItems, supplementsBack, backHidden, backItem, barHidden, barViewHidden, barHidesOn, blocked, closingAsked, style, title
        case detents, backAction, itemEnabled, itemHidden
        case gestureEnabled, gestureDelegate, contentGestureEnabled, contentGestureDelegate, gestureOther, webGestures
    }

    var kind: Kind
    /// The object written to: the controller for bar items, the navigation controller for its bar and its gestures.
    var target: Value
    var values: [Value]
    var guarded: Guard
    var hinge: Hinge?
    var context: [ClosureContext]
    var premise = Premise.always
    var availability: String?
    var function: String
    var owner: String?
    var place: Place
    var path: String
    /// What is written, where it is a test of the app's state; for items, the test under which there are none.
    var test: String?
    /// Where the bar item was made that is written to.
    var item: Span?
}

extension Interpreter {
    /// A model of the app's own may have properties that are called like those of bars.
    func isOwn(_ name: String, of base: Value) -> Bool {
        guard Self.barNames.contains(name), let type = typeName(of: base), project.types[type] != nil, !isController(type),
            project.property(name, of: type) != nil
        else { return false }
        // A subclass overrides the framework's.
        return project.ancestors(of: type).allSatisfy { !["UINavigationItem", "WKWebView"].contains($0) }
    }

    private static let barNames: Set<String> = [
        "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "leftItemsSupplementBackButton", "backBarButtonItem",
        "hidesBackButton", "backAction", "isNavigationBarHidden", "hidesBarsOnSwipe", "hidesBarsOnTap", "allowsBackForwardNavigationGestures",
    ]
}
