import FlowGraph

extension ChromeReader {
    /// What is handed to a screen where it is made and shown: neither its looks, nor whom it tells.
    mutating func readValues(_ run: UnitRun) {
        let looks: Set<String> = ["coder", "nibName", "bundle", "style", "title", "delegate", "hidesBottomBarWhenPushed", "modalPresentationStyle"]
        for operation in run.interpreter.operations where !operation.verb.isExit {
            for case .object(let index) in operation.targets.flatMap({ peel($0, run.interpreter) }) {
                let object = run.interpreter.objects[index]
                let given = object.arguments.filter { !looks.contains($0.key) }.flatMap(\.value)
                    + object.properties.filter { !looks.contains($0.key) }.flatMap(\.value) + object.positional.flatMap { $0 }
                if given.contains(where: \.isComputed) { edit(object.className) { $0.takesValue = true } }
            }
        }
    }
}

extension Value {
    /// Neither written out, nor code, nor a part of the interface.
    fileprivate var isComputed: Bool {
        switch self {
        case .me, .metatype, .storyboard, .string, .number, .bool, .null, .enumCase, .closure, .function, .relative, .part: false
        default: true
        }
    }
}

extension Expression {
    /// Neither written out, nor code, nor a binding.
    var isComputed: Bool {
        switch self {
        case .string, .number, .bool, .null, .closure, .implicitMember: false
        case .name(let name, _): !name.hasPrefix("$")
        case .member(.name("self", _), let name, _): !name.hasPrefix("$")
        default: true
        }
    }
}
