import FlowGraph

extension StoryboardIndex {
    /// Whether the class of the scene answers `shouldPerformSegue` with no for the segue, whatever else holds. What code performs is not asked.
    func refuses(_ segue: SegueFacts, in reference: SceneReference, of project: Project) -> Bool {
        guard segue.source != .controller, segue.kind != "embed", segue.kind != "unwind",
            let name = scene(reference)?.customClass.flatMap({ project.resolve($0, from: nil) })
        else { return false }
        for written in ["shouldPerformSegue", "shouldPerformSegueWithIdentifier"] {
            guard let function = project.functions(written, of: name).first?.facts, let body = function.body, let asked = function.parameters.first?.name
            else { continue }
            let question = SegueQuestion(parameter: asked, identifier: segue.identifier)
            var answers: Set<Bool?> = []
            return !question.runs(through: body, &answers) && answers == [false]
        }
        return false
    }
}

/// What a `shouldPerformSegue` answers for one segue.
private struct SegueQuestion {
    let parameter: String
    let identifier: String?

    /// Collects the answers that the code can give, nil for one that is not written out. Gives whether the code can go on after it.
    func runs(through block: Block, _ answers: inout Set<Bool?>, depth: Int = 0) -> Bool {
        guard depth < 30 else {
            answers.insert(nil)
            return true
        }
        for statement in block {
            switch statement {
            case .returns(let value, _):
                answers.insert(value.flatMap(literal))
                return false
            case .evaluate(let value) where block.count == 1 && depth == 0:
                answers.insert(literal(value))
                return false
            case .branch(let arms, _):
                guard goesOn(through: arms, &answers, depth) else { return false }
            case .ensure(let conditions, let otherwise, _):
                switch verdict(conditions) {
                case true?: continue
                case false?: return runs(through: otherwise, &answers, depth: depth + 1)
                case nil: _ = runs(through: otherwise, &answers, depth: depth + 1)
                }
            case .loop(_, _, _, let body, _): _ = runs(through: body, &answers, depth: depth + 1)
            case .nested(let inner):
                guard runs(through: inner, &answers, depth: depth + 1) else { return false }
            case .leaves(let word): return word != "throw"
            case .bind, .assign, .evaluate, .onMac, .function: continue
            }
        }
        return true
    }

    private func goesOn(through arms: [Arm], _ answers: inout Set<Bool?>, _ depth: Int) -> Bool {
        var goesOn = false
        for arm in arms {
            let verdict = verdict(arm.conditions)
            if verdict == false { continue }
            if runs(through: arm.body, &answers, depth: depth + 1) { goesOn = true }
            if verdict == true { return goesOn }
        }
        return true
    }

    private func literal(_ expression: Expression) -> Bool? {
        if case .bool(let value) = expression { return value }
        return holds(expression)
    }

    /// Several patterns of one `case`: any may hold. Several conditions of one `if`: all must.
    private func verdict(_ conditions: [Condition]) -> Bool? {
        let verdicts = conditions.map(verdict)
        let areAlternatives = conditions.count > 1 && conditions.allSatisfy { if case .matches = $0 { true } else { false } }
        if areAlternatives { return verdicts.contains(true) ? true : verdicts.allSatisfy { $0 == false } ? false : nil }
        return verdicts.contains(false) ? false : verdicts.allSatisfy { $0 == true } ? true : nil
    }

    private func verdict(_ condition: Condition) -> Bool? {
        switch condition {
        case .otherwise: true
        case .expression(let expression): holds(expression)
        case .matches(let pattern, let subject): pattern.value.flatMap { equals($0, subject) }
        case .binding, .availability: nil
        }
    }

    private func holds(_ expression: Expression) -> Bool? {
        switch expression {
        case .operation("==", let operands) where operands.count == 2: equals(operands[0], operands[1])
        case .operation("!=", let operands) where operands.count == 2: equals(operands[0], operands[1]).map { !$0 }
        case .operation("!", let operands) where operands.count == 1: holds(operands[0]).map { !$0 }
        default: nil
        }
    }

    /// Whether the identifier is the text; nil where something else is compared.
    private func equals(_ one: Expression, _ other: Expression) -> Bool? {
        switch (one, other) {
        case (.name(parameter, _), .string(let text)), (.string(let text), .name(parameter, _)): text == identifier
        default: nil
        }
    }
}
