/// Functions that look a text up by its key, as generated code does: `tr("Table", "sign_in", fallback: "Sign In")`.
extension FunctionFacts {
    /// The parameters that tell the text, best first: the fallback is what a developer reads there, else the key.
    var textParameters: [Int] {
        guard result?.name == "String" else { return [] }
        let named = ["fallback", "value", "defaultValue", "key"].compactMap { name in
            parameters.firstIndex { $0.name == name || $0.label == name }
        }
        // `translated("Cancel")`: the only text there is.
        let texts = parameters.indices.filter { parameters[$0].type?.name == "String" }
        let isLookup = ["localiz", "localis", "translat"].contains { name.lowercased().contains($0) }
        return named.isEmpty && isLookup && texts.count == 1 ? texts : named
    }
}

extension Project {
    /// The argument that tells the text a call of the function gives.
    func textArgument(of call: Call, for function: FunctionFacts) -> Argument? {
        guard let bound = bind(call.arguments, to: function.parameters) else { return nil }
        return function.textParameters.lazy.compactMap { bound[$0] }.first
    }
}
