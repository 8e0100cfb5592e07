import FlowGraph

/// Kinds of devices that code may run on.
struct Devices: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let phone = Devices(rawValue: 1)
    static let pad = Devices(rawValue: 2)
    static let mac = Devices(rawValue: 4)
    static let all: Devices = [.phone, .pad, .mac]

    /// As the graph says it: empty where nothing is ruled out.
    var idioms: [Idiom] {
        if self == .all { return [] }
        return [(Devices.phone, Idiom.phone), (.pad, .pad), (.mac, .mac)].filter { contains($0.0) }.map(\.1)
    }
}

/// On which devices a test can hold, and on which it can fail.
struct Verdict: Hashable, Sendable {
    var holds = Devices.all
    var fails = Devices.all

    static let open = Verdict()

    /// `userInterfaceIdiom == .pad` and relatives. A Catalyst app can have the iPad's idiom or the Mac's; what is none of
    /// the three never holds.
    init(idiom name: String) {
        switch name {
        case "phone": (holds, fails) = (.phone, [.pad, .mac])
        case "pad": (holds, fails) = ([.pad, .mac], [.phone, .mac])
        case "mac": (holds, fails) = (.mac, .all)
        default: (holds, fails) = ([], .all)
        }
    }

    init(holds: Devices = .all, fails: Devices = .all) {
        self.holds = holds
        self.fails = fails
    }

    static prefix func ! (verdict: Verdict) -> Verdict { Verdict(holds: verdict.fails, fails: verdict.holds) }

    static func && (a: Verdict, b: Verdict) -> Verdict {
        Verdict(holds: a.holds.intersection(b.holds), fails: a.fails.union(b.fails))
    }

    static func || (a: Verdict, b: Verdict) -> Verdict {
        Verdict(holds: a.holds.union(b.holds), fails: a.fails.intersection(b.fails))
    }
}

extension Value {
    /// What `userInterfaceIdiom` gives.
    static let currentIdiom = Value.enumCase(type: "UIUserInterfaceIdiom", name: "current")

    /// What the value says as a condition.
    var verdict: Verdict {
        if case .onDevices(let verdict) = self { return verdict }
        return .open
    }
}

extension [Value] {
    /// What a condition with these values says; nothing where it can have several.
    var verdict: Verdict { count == 1 ? self[0].verdict : .open }
}

/// The last way out that a path took.
struct PastExit: Hashable, Sendable {
    var verb: Verb
    var receiver: Value
    var waits: Bool
}

/// Whether a version of the system came before another.
func isOlder(_ a: String, _ b: String) -> Bool {
    func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
    let (left, right) = (numbers(a), numbers(b))
    for index in 0..<max(left.count, right.count) {
        let (one, other) = (index < left.count ? left[index] : 0, index < right.count ? right[index] : 0)
        if one != other { return one < other }
    }
    return false
}

extension Project {
    /// What a test such as `#available(iOS 14, *)` comes to on every system that the app runs on; nil where that differs, or is not known.
    func decides(availability text: String) -> Bool? {
        guard let oldest = deploymentTarget, let name = text.range(of: "iOS ") else { return nil }
        let version = String(text[name.upperBound...].prefix { $0.isNumber || $0 == "." })
        guard !version.isEmpty, !isOlder(oldest, version) else { return nil }
        return !text.hasPrefix("#unavailable")
    }
}

/// `#available(…)` where it must fail, and the reverse.
func negated(availability: String) -> String {
    if availability.hasPrefix("#unavailable") { return "#available" + availability.dropFirst("#unavailable".count) }
    return "#unavailable" + availability.dropFirst("#available".count)
}

extension Interpreter {
    /// Tests of the device, and what is made of them.
    func verdict(_ name: String, _ values: [[Value]]) -> Verdict? {
        if name == "==" || name == "!=", values.count == 2, values.contains([.currentIdiom]) {
            guard case .enumCase(_, let idiom)? = (values[0] == [.currentIdiom] ? values[1] : values[0]).first else { return nil }
            return name == "==" ? Verdict(idiom: idiom) : !Verdict(idiom: idiom)
        }
        let verdicts = values.map(\.verdict)
        guard verdicts.contains(where: { $0 != .open }) else { return nil }
        switch (name, verdicts.count) {
        case ("!", 1): return !verdicts[0]
        case ("&&", 2): return verdicts[0] && verdicts[1]
        case ("||", 2): return verdicts[0] || verdicts[1]
        default: return nil
        }
    }

    /// What the system tells of the device.
    func deviceMember(_ name: String, of base: Value) -> Value? {
        guard name == "userInterfaceIdiom" || name == "isMacCatalystApp" || name == "isiOSAppOnMac" else { return nil }
        let type: String? = if case .metatype(let meta) = base { meta } else { typeName(of: base) }
        if let type, project.property(name, of: type) != nil { return nil }
        return name == "userInterfaceIdiom" ? .currentIdiom : .onDevices(Verdict(holds: .mac, fails: [.phone, .pad]))
    }
}
