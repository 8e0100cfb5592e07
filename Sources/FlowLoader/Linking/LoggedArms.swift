import Diagnostics
import FlowGraph

/// Finds branches of a link's handler that report success and do nothing but log.
struct LoggedArms {
    let reader: BareCode
    /// The class of `self`.
    let type: String?
    let function: Declared<FunctionFacts>

    struct Logged {
        /// What the branch is for, as its condition says.
        var label: String
        var calls: [String]
        var place: Place
    }

    private static let helperDepth = 2

    /// Arms of branches that do something in another arm.
    func found(in body: Block) -> [Logged] { found(in: body, depth: 0) }

    private func found(in block: Block, depth: Int) -> [Logged] {
        guard depth < 24 else { return [] }
        var arms: [Logged] = []
        for (index, statement) in block.enumerated() {
            switch statement {
            case .branch(let written, _):
                let branches = chain(written)
                let tail = success(Array(block[(index + 1)...]), tail: nil, self, 0)
                let known = branches.map { arm in success(arm.body, tail: tail, self, 0) }
                if zip(branches, known).contains(where: { arm, calls in calls.map { !$0.allSatisfy(Logging.isLogging) } ?? doesSomething(arm.body) }) {
                    for (arm, calls) in zip(branches, known) {
                        guard let calls, !calls.isEmpty, let label = label(of: arm.conditions), let place = firstCall(in: arm.body) else { continue }
                        arms.append(Logged(label: label, calls: calls, place: place))
                    }
                }
                arms += branches.flatMap { found(in: $0.body, depth: depth + 1) }
            case .nested(let inner): arms += found(in: inner, depth: depth + 1)
            default: continue
            }
        }
        return arms
    }

    /// The arms of `else if`, which may be written as a branch of its own.
    private func chain(_ arms: [Arm]) -> [Arm] {
        guard let last = arms.last, case .otherwise? = last.conditions.first, last.body.count == 1, case .branch(let inner, _) = last.body[0] else { return arms }
        return arms.dropLast() + inner
    }

    /// What code calls that logs and then reports success; nil where it does anything else. `tail` is what follows where it falls through.
    private func success(_ block: Block, tail: [String]?, _ at: LoggedArms, _ depth: Int) -> [String]? {
        var calls: [String] = []
        for statement in block {
            switch statement {
            case .ensure(_, let otherwise, _): guard reader.isBare(otherwise) else { return nil }
            case .bind(_, _, let value, _): if let value, value.closure != nil { return nil }
            case .evaluate(.call(let call)):
                if at.isSuccess(call) { return calls }
                guard !call.arguments.contains(where: { $0.value.closure != nil }), let name = call.callee.dottedName ?? call.calledName else { return nil }
                calls.append(name)
            case .returns(.some(.bool(true)), _): return calls
            case .returns(.some(.call(let call)), _):
                guard depth < Self.helperDepth, let name = call.calledName,
                    let helper = Callees(project: reader.project, type: at.type, path: at.function.path).function(call, name), let body = helper.facts.body
                else { return nil }
                let inner = LoggedArms(reader: reader, type: helper.owner, function: helper)
                return success(body, tail: nil, inner, depth + 1).map { calls + $0 }
            case .leaves("break"): return tail.map { calls + $0 }
            default: return nil
            }
        }
        return tail.map { calls + $0 }
    }

    /// `completionHandler(true)`, of a parameter.
    private func isSuccess(_ call: Call) -> Bool {
        guard case .name(let name, _) = call.callee, function.facts.parameters.contains(where: { $0.name == name }) else { return false }
        return call.arguments.count == 1 && call.arguments[0].value == .bool(true)
    }

    private func doesSomething(_ block: Block) -> Bool {
        var does = false
        visitExpressions(in: block) { if case .call(let call) = $0, !reader.project.isSilent(call) { does = true } }
        return does || block.contains { if case .assign = $0 { true } else { false } }
    }

    private func firstCall(in block: Block) -> Place? {
        var places: [Place] = []
        visitExpressions(in: block) { if case .call(let call) = $0 { places.append(call.place) } }
        return places.min { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    private func label(of conditions: [Condition]) -> String? {
        switch conditions.first {
        case .matches(let pattern, _)?: pattern.caseName ?? pattern.value.flatMap(word)
        case .expression(.operation("==", let operands))?: operands.count == 2 ? word(operands[1]) ?? word(operands[0]) : nil
        case .expression(let test)?: word(test)
        case .binding(let name, _, _)?: name
        case .availability?, .otherwise?, nil: nil
        }
    }

    private func word(_ expression: Expression) -> String? {
        switch expression {
        case .string(let text): text
        case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): name
        case .call(let call): call.arguments.lazy.compactMap { if case .string(let text) = $0.value { text } else { nil } }.first ?? call.calledName
        case .forced(let inner): word(inner)
        default: nil
        }
    }
}
