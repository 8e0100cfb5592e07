/// A made-up app of any size: what it consists of, and what a lint of it must say. Equal plans give equal projects.
struct GeneratedProject {
    /// What a project is made from.
    struct Plan {
        /// At least so many screens in features; the last feature is finished.
        var screens: Int
        var seed: UInt64 = 1
        /// So many features, or as many as there are, have one mistake each, of kinds in turn.
        var defects = 0
    }

    /// Path → text.
    private(set) var files: [String: String] = [:]
    /// Nodes of the flow graph that the project has.
    private(set) var screens = 0
    /// Findings by rule.
    private(set) var findings: [String: Int] = [:]

    init(_ plan: Plan) {
        var numbers = SeededNumbers(seed: plan.seed)
        var features: [Feature] = []
        var count = 0
        while count < plan.screens {
            let kind = Feature.Kind.allCases[features.count % Feature.Kind.allCases.count]
            features.append(Feature(number: features.count, kind: kind, noun: numbers.pick(nouns)))
            count += kind.screens
        }
        let places = features.indices.filter { features[$0].kind == .lists }.prefix(plan.defects)
        for (count, index) in places.enumerated() {
            let defect = Defect.allCases[count % Defect.allCases.count]
            features[index].defect = defect
            findings[defect.rule, default: 0] += 1
        }
        for feature in features {
            add(feature.files(&numbers))
            // Most of an app is no navigation.
            for index in 0..<feature.kind.screens { add(modelFiles(of: feature, index, &numbers)) }
        }
        let tabs = (0..<Self.tabs).map { tab in features.filter { $0.number % Self.tabs == tab }.chunked(by: Self.hubSize) }
        let shell = Shell(tabs: tabs)
        add(shell.files)
        screens = shell.screens + features.reduce(0) { $0 + $1.kind.screens + ($1.defect?.screens ?? 0) }
    }

    var bytes: Int { files.values.reduce(0) { $0 + $1.utf8.count } }

    private mutating func add(_ more: [String: String]) { files.merge(more) { first, _ in first } }

    private static let tabs = 4
    private static let hubSize = 12
}

/// A mistake that one rule finds.
enum Defect: CaseIterable {
    /// A split view controller is pushed.
    case pushedSplit
    /// A storyboard is named that is not there.
    case missingStoryboard
    /// The back button is hidden where nothing else leads out.
    case hiddenBack

    var rule: String {
        switch self {
        case .pushedSplit: "unpushable-controller"
        case .missingStoryboard: "storyboard-reference-missing"
        case .hiddenBack: "back-hidden-without-exit"
        }
    }

    /// Nodes that the mistake adds to the graph.
    var screens: Int { self == .pushedSplit ? 1 : 0 }
}

/// Words for names; none of them says what a screen is for.
let nouns = [
    "Parcel", "Garden", "Harbour", "Ledger", "Meadow", "Lantern", "Orchard", "Quarry", "Ribbon", "Saddle", "Timber", "Valley", "Walnut", "Anchor", "Basket",
    "Copper", "Dolphin", "Ember", "Falcon", "Glacier", "Hazel", "Island", "Juniper", "Kettle", "Linen", "Marble", "Nectar", "Olive", "Pebble", "Quartz",
]

extension Array {
    /// Pieces of `size` elements, the last of which may be shorter.
    func chunked(by size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min(count, $0 + size)]) }
    }
}
