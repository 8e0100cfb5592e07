import Diagnostics
import FlowGraph

/// What the action of a control does, as far as leaving the screen goes.
struct ActionSummary: Hashable, Sendable {
    var exits: [Exit] = []
    /// A part of it could not be followed: a delegate, a closure, a store, a notification.
    var isOpaque = false
    /// All of that are methods of other objects of the project, and effects outside of navigation.
    var asksOwnCodeOnly = false
    /// It does something besides navigation.
    var doesMore = false
    /// It asks before it leaves.
    var confirms = false
    /// What it asks before it leaves.
    var question: Question?
    /// What it does besides, on every path, that outlasts the screen.
    var work: [Work] = []
    /// It goes back in a web view's history.
    var goesBackInWeb = false
    /// It opens something.
    var forwards = false
    /// All that it does is to open a URL in another app or the browser, or to end the process.
    var leavesApp = false

    /// What its dismissals are followed by cannot be followed.
    mutating func goOn() {
        for index in exits.indices where exits[index].verb == .dismiss { exits[index].goesOn = true }
    }

    /// A control with several actions takes them all.
    mutating func add(_ other: ActionSummary) {
        leavesApp = leavesApp && other.leavesApp
        asksOwnCodeOnly = (asksOwnCodeOnly || !isOpaque) && (other.asksOwnCodeOnly || !other.isOpaque)
        exits += other.exits
        isOpaque = isOpaque || other.isOpaque
        doesMore = doesMore || other.doesMore
        confirms = confirms || other.confirms
        question = question ?? other.question
        work += other.work
        goesBackInWeb = goesBackInWeb || other.goesBackInWeb
        forwards = forwards || other.forwards
    }

    /// A control that takes the action.
    func control(_ appearance: Appearance, guarded: Guard, location: Span) -> Control {
        let read = readLook(appearance)
        var control = Control(
            read.look, label: read.label, evidence: read.evidence, guarded: guarded, exits: exits, isOpaque: isOpaque,
            doesMore: doesMore, confirms: confirms, question: question, goesBackInWeb: goesBackInWeb, location: location)
        control.work = work
        control.leavesApp = leavesApp
        return control
    }
}
