import Diagnostics
import FlowGraph

/// The words of all code and of the files that name scenes: whatever an identifier may be written as.
struct CodeWords {
    private var words: Set<String> = []
    /// What cases of enums stand for: those that some code makes, and those that none does, with the texts of functions that never run.
    private var cases: (made: Set<String>, idle: Set<String>) = ([], [])
    /// Some code puts an identifier of a scene together.
    private(set) var makesIdentifiers = false
    /// Some code puts an identifier of a segue together, or none performs any: what does is not among the sources.
    private var makesSegues = true

    init() {}

    init(_ project: Project) {
        makesSegues = project.mentionedNames.isDisjoint(with: ["performSegue", "performSegueWithIdentifier"])
        for name in project.types.keys.sorted() {
            guard let type = project.types[name] else { continue }
            add(name.split(separator: ".").last.map(String.init) ?? name)
            let listsCases = type.inherits.contains { $0.name == "CaseIterable" }
            for enumCase in type.cases.values {
                let meanings = [enumCase.name, enumCase.rawValue].compactMap { $0.map(Self.plain) }
                if listsCases || project.isMade(enumCase) { cases.made.formUnion(meanings) } else { cases.idle.formUnion(meanings) }
            }
        }
        for file in project.files {
            for type in file.types {
                for function in type.functions { scan(function, isIdle: project.isIdle(function)) }
                for property in type.properties { scan(property) }
            }
            for function in file.functions { scan(function) }
            for property in file.properties { scan(property) }
            scan(file.topLevel)
            for scene in file.interface?.scenes ?? [] {
                if let identifier = scene.reference?.referencedIdentifier { add(identifier) }
            }
        }
    }

    func mayMean(_ identifier: String) -> Bool {
        let plain = Self.plain(identifier)
        return words.contains(plain) || cases.made.contains(plain) || cases.idle.contains(plain)
    }

    /// Whether some code can perform the segue: its identifier is written somewhere, other than as a case that nothing makes.
    func mayPerform(_ identifier: String) -> Bool {
        let plain = Self.plain(identifier)
        return makesSegues || words.contains(plain) || cases.made.contains(plain)
    }

    /// True of a segue that hangs on no control where nothing performs it.
    func neverPerforms(_ segue: SegueFacts) -> Bool {
        guard segue.source == .controller, segue.kind != "embed", let identifier = segue.identifier else { return false }
        return !mayPerform(identifier)
    }

    private mutating func scan(_ function: FunctionFacts, isIdle: Bool = false) {
        if isIdle {
            // It says what may be meant, and performs nothing.
            visitExpressions(in: function.body ?? []) { if case .string(let text) = $0 { cases.idle.insert(Self.plain(text)) } }
            return
        }
        scan(function.body ?? [])
        for value in function.parameters.compactMap(\.defaultValue) { scan([.evaluate(value)]) }
    }

    private mutating func scan(_ property: PropertyFacts) {
        for block in [property.getter, property.setter].compactMap({ $0 }) + property.observers { scan(block) }
        if let value = property.value { scan([.evaluate(value)]) }
    }

    private mutating func scan(_ block: Block) {
        guard !block.isEmpty else { return }
        var texts: [String] = []
        // A local may hold what the same code puts together.
        var (putsTogether, namesScene, namesSegue) = (false, false, false)
        visitExpressions(in: block) { expression in
            switch expression {
            case .string(let text): texts.append(text)
            case .interpolated: putsTogether = true
            case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): texts.append(name)
            case .call(let call):
                guard let name = call.calledName, let argument = call.arguments.first else { return }
                let (isScene, isSegue) = (name.hasPrefix("instantiateViewController"), name.hasPrefix("performSegue"))
                guard isScene || isSegue else { return }
                switch argument.value {
                case .interpolated, .operation, .unknown:
                    makesIdentifiers = makesIdentifiers || isScene
                    makesSegues = makesSegues || isSegue
                case .name:
                    namesScene = namesScene || isScene
                    namesSegue = namesSegue || isSegue
                default: break
                }
            default: break
            }
        }
        makesIdentifiers = makesIdentifiers || putsTogether && namesScene
        makesSegues = makesSegues || putsTogether && namesSegue
        for text in texts { add(text) }
    }

    private mutating func add(_ word: String) { words.insert(Self.plain(word)) }

    /// Generators of constants change case and drop what no name may hold.
    private static func plain(_ word: String) -> String {
        guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return String(word.lowercased().filter { $0.isLetter || $0.isNumber }) }
        // Nearly all words: characters cost many times what bytes do.
        return String(decoding: word.utf8.compactMap { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            default: nil
            }
        }, as: UTF8.self)
    }
}
