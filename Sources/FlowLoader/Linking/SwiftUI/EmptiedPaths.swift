import Diagnostics
import FlowGraph

// Code that empties a path before it appends to it, and stacks that a view makes itself.

extension ViewJoining {
    func makesStack(of key: StateKey, _ view: String) -> Bool {
        handed.origins(of: key).contains { ownAnchors[$0]?[view] != nil }
    }

    /// Where the same code has surely emptied the path before it appends; nil where it has closed something in between or before.
    func emptying(before index: Int) -> Span? {
        let append = scan.writes[index]
        guard case .call("append", _) = append.value else { return nil }
        let before = scan.writes[..<index].filter { write in
            write.owner == append.owner && write.function == append.function && write.place.path == append.place.path
                && append.blocks.starts(with: write.blocks) && write.place < append.place
        }
        guard let emptied = before.last(where: { $0.key == append.key && empties($0.value) }) else { return nil }
        let closes = before.contains { write in
            if case .off = write.value { return !presentedIndices(by: write.key).isEmpty }
            return false
        }
        return closes || scan.dismissals.contains { $0.owner == append.owner && $0.function == append.function && $0.place < append.place } ? nil : emptied.place
    }

    private func empties(_ value: ViewCodeScan.Write.Value) -> Bool {
        switch value {
        case .call("removeAll", _), .on(.array([])), .off: true
        case .call("removeLast", let arguments): ViewAction.removesAll(arguments)
        case .on(.call(let call)): call.arguments.isEmpty && (call.calledName == "NavigationPath" || call.calledName == "init")
        default: false
        }
    }
}
