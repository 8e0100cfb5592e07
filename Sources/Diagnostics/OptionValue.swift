/// The value of a rule's option, as a configuration sets it and a rule asks for it.
public enum OptionValue: Hashable, Sendable {
    case flag(Bool)
    /// A whole number, 0 or greater.
    case number(Int)
    case names([String])

    /// The same kind of value, whatever it says.
    public func isOfKind(of other: OptionValue) -> Bool {
        switch (self, other) {
        case (.flag, .flag), (.number, .number), (.names, .names): true
        default: false
        }
    }
}
