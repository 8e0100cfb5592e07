import Diagnostics

// Under which circumstances code runs, and what it does to the bar that a whole stack shares.

/// A kind of device that code asks for. A Catalyst app runs on `mac`, whatever idiom it gives itself.
public enum Idiom: String, Codable, Sendable, CaseIterable { case phone, pad, mac }

/// One way for a test to come out true, as far as it can be told ahead: on these devices, with these flags, and perhaps with more.
public struct Circumstance: Hashable, Codable, Sendable {
    /// In the order of `Idiom`; empty for any.
    public var idioms: [Idiom]
    /// Properties of the screen that whoever makes it sets.
    public var flags: [String: Bool]
    /// Something else must hold too: a state, a system version.
    public var isOpen: Bool

    public init(idioms: [Idiom] = [], flags: [String: Bool] = [:], isOpen: Bool = false) {
        self.idioms = idioms
        self.flags = flags
        self.isOpen = isOpen
    }

    /// Whether it holds on a device of a screen that was made with the flags; nil where that cannot be told.
    func holds(on idiom: Idiom, with given: [String: Bool]) -> Bool? {
        if !idioms.isEmpty, !idioms.contains(idiom) { return false }
        if flags.contains(where: { given[$0.key] == !$0.value }) { return false }
        return isOpen || flags.contains { given[$0.key] == nil } ? nil : true
    }
}

extension [Circumstance] {
    /// Whether any of them holds.
    func holds(on idiom: Idiom, with given: [String: Bool]) -> Bool? {
        let results = map { $0.holds(on: idiom, with: given) }
        return results.contains(true) ? true : results.allSatisfy { $0 == false } ? false : nil
    }
}

extension Flow {
    /// The devices the app is for; a phone and an iPad where nothing says so.
    public var idioms: [Idiom] {
        let families = graph.app.deviceFamilies
        var idioms: [Idiom] = []
        if families.isEmpty || families.contains(1) { idioms.append(.phone) }
        if families.isEmpty || families.contains(2) { idioms.append(.pad) }
        if graph.app.catalyst == true { idioms.append(.mac) }
        return idioms
    }

    /// Whether a control of a screen is there on a device when the transition shows the screen; nil where what it hangs on cannot be
    /// told.
    public func isThere(_ control: Control, shownBy arrival: Transition?, on idiom: Idiom) -> Bool? {
        if control.when.isEmpty { return control.guarded == .always ? true : nil }
        return control.when.holds(on: idiom, with: arrival?.flags ?? [:])
    }

    /// The same of an exit that the control takes.
    public func isTaken(_ exit: Exit, shownBy arrival: Transition?, on idiom: Idiom) -> Bool? {
        if exit.when.isEmpty { return exit.guarded == .always ? true : nil }
        return exit.when.holds(on: idiom, with: arrival?.flags ?? [:])
    }
}

/// A way out that the same path takes before a transition.
public struct Preceding: Hashable, Codable, Sendable {
    public var verb: Verb
    public var receiver: Receiver
    /// The transition stands in the exit's completion: it begins when the exit has ended.
    public var waits: Bool

    public init(_ verb: Verb, on receiver: Receiver, waits: Bool) {
        self.verb = verb
        self.receiver = receiver
        self.waits = waits
    }
}

extension Transition {
    /// False where an idiom or platform test keeps the code from running on the device. What is not tested may run anywhere.
    public func runs(on idiom: Idiom) -> Bool { idioms.isEmpty || idioms.contains(idiom) }
}

/// A write to the visibility of a stack's navigation bar, which all screens of the stack share.
public struct BarWrite: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// `setNavigationBarHidden`, `isNavigationBarHidden`.
        case hidden
        /// `navigationBar.isHidden`: the bar is not seen, the stack behaves as if it were.
        case viewHidden
        /// `hidesBarsOnSwipe` and its siblings.
        case hidesOn
    }
    /// When the write runs.
    public enum Moment: String, Codable, Sendable, CaseIterable {
        /// Making or loading the screen or the stack.
        case load
        case appear, disappear
        /// The stack's delegate is told that a screen comes, or the stack's class puts one on.
        case willShow
        case other
    }
    public enum Value: String, Codable, Sendable, CaseIterable {
        case yes = "true"
        case no = "false"
        /// Depends on the screen that comes, or cannot be told.
        case unknown
    }

    public var kind: Kind
    public var value: Value
    public var moment: Moment
    /// The type the write is written in.
    public var owner: String
    /// Which stacks the write reaches.
    public var scope: GestureWrite.Scope
    /// The same type writes the opposite where its screen leaves.
    public var restored: Bool
    public var guarded: Guard
    /// The functions of the same object that run it, as `name(label:)`: the one it is written in, and those that call that one, up to
    /// three calls away.
    public var functions: [String]
    public var location: Span

    public init(
        kind: Kind, value: Value, moment: Moment, owner: String, scope: GestureWrite.Scope, restored: Bool = false,
        guarded: Guard = .always, functions: [String] = [], location: Span
    ) {
        self.kind = kind
        self.value = value
        self.moment = moment
        self.owner = owner
        self.scope = scope
        self.restored = restored
        self.guarded = guarded
        self.functions = functions
        self.location = location
    }

    enum CodingKeys: String, CodingKey {
        case kind, value, moment, owner, scope, restored, functions, location
        case guarded = "guard"
    }
}

extension Flow {
    /// Writes to the bar of a stack the screen stands in: its own and its superclasses', those of the stack's class, those
    /// for every stack, and those of helper objects, which may be handed any stack.
    public func barWrites(reaching screen: Screen, at standing: Standing) -> [BarWrite] {
        let own = Set([screen.id, screen.class ?? screen.id] + screen.inherits)
        let stack = standing.placement.innermost(.nav)?.container
        let stackClasses: Set<String> = Set([stack, self.screen(stack)?.class].compactMap { $0 } + (self.screen(stack)?.inherits ?? []))
        return graph.barWrites.filter { write in
            switch write.scope {
            case .everyStack, .helper: true
            case .stackClass: stackClasses.contains(write.owner) || stack == nil
            case .screen: own.contains(write.owner)
            }
        }
    }
}
