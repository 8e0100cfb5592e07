import FlowGraph

extension OccasionChains {
    /// A call of a function, with all that its branches can hang on.
    struct KnownCall: Hashable {
        var question: Recall.Question
        var isDelivered: Bool
        var isLent: Bool
        var raisesWindow: Bool
    }

    /// The function as a call runs it.
    mutating func followed(_ call: Interpreter.FollowedCall, _ interpreter: Interpreter, as unit: CodeUnit) -> UnitRun {
        let question = Recall.Question(
            path: call.function.path, place: call.function.facts.place, name: call.function.facts.name, selfType: interpreter.selfType,
            receiver: call.receiver, arguments: call.arguments)
        let known = KnownCall(
            question: question, isDelivered: !interpreter.delivered.isEmpty, isLent: interpreter.isLent, raisesWindow: interpreter.raisesWindow)
        if let run = knownCalls[known] { return run }
        let run = UnitRun(unit: unit, interpreter: self.followed(call, interpreter))
        if question.isSelfContained, interpreter.classGenerics.isEmpty { knownCalls[known] = run }
        return run
    }

    private mutating func followed(_ call: Interpreter.FollowedCall, _ interpreter: Interpreter) -> Interpreter {
        var fresh = interpreter.renewed()
        let isDelivered = !fresh.delivered.isEmpty
        if fresh.classGenerics.isEmpty { fresh.recall = recall.removeValue(forKey: isDelivered) ?? Recall() }
        _ = fresh.follow(call.function, call.arguments, on: call.receiver, expecting: nil, depth: 1)
        if fresh.classGenerics.isEmpty { recall[isDelivered] = fresh.recall }
        fresh.recall = Recall()
        return fresh
    }
}
