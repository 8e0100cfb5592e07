/// The arms of an `#if` on an unknown flag. `#if` opens no scope: names its arms bind are bound before it and assigned in them.
func undecidedBranch(_ arms: [Arm], place: Place) -> Block {
    var declared: Block = []
    var names: Set<String> = []
    let arms = arms.map { arm in
        Arm(
            conditions: arm.conditions,
            body: arm.body.compactMap { statement in
                guard case .bind(let name, let type, let value, let place) = statement else { return statement }
                if names.insert(name).inserted { declared.append(.bind(name: name, type: type, value: nil, place: place)) }
                return value.map { .assign(target: .name(name, place), value: $0, place: place) }
            })
    }
    return declared + [.branch(arms, place: place)]
}
