import Diagnostics
import FlowGraph

// Branches: each arm runs by itself, and what they leave is joined.

extension Interpreter {
    mutating func run(_ arms: [Arm], in scope: inout Scope) -> Outcome {
        var outcome = Outcome()
        var merged: [String: [Value]] = [:]
        var fallsThrough = false
        var armRanges: [Range<Int>] = []
        var isExhaustive = arms.last?.conditions.contains { if case .otherwise = $0 { true } else { false } } == true || isSwitch(arms)
        let keepsGuard = arms.count == 1 && arms[0].conditions.allSatisfy({ isUnwrapping($0) }) || arms.first?.conditions.allSatisfy({ asksForThread($0) }) == true
        let testsPlacement = scope.testsPlacement || arms.contains { $0.conditions.contains(where: { looksAtPlacement($0) }) }
        let testsStack = scope.testsStack || arms.contains { $0.conditions.contains(where: { asksStack($0) }) }
        let isChosen = scope.isChosen || arms.contains { $0.conditions.contains { hangsOnParameter($0, in: scope) } }
        let isOfMode = scope.isOfMode || arms.contains { $0.conditions.contains { readsMode($0, in: scope) } }
        let hinge = Hinge.stronger(scope.hinge, arms.reduce(nil) { Hinge.stronger($0, self.hinge(of: $1.conditions, in: scope)) })
        var isDecided = true
        // Each arm may give a stack its root.
        let emptyStacks = objects.indices.filter { isEmptyStack($0) }
        var roots: [Int: [Value]] = [:]
        defer { for (index, values) in roots { objects[index].root = unique(values) } }
        var remaining = scope.devices
        var others = scope.premise
        var premiseAfterwards = Premise.never
        var someLeave = false
        var isNewInAll = true
        var afterwards: Devices = []
        var past = scope.past
        var trails: [[PathStep]] = []
        let caught = Statement.branch(arms, place: Place(line: 0, column: 0)).isCatch ? scope.trailOfCatch : nil
        forkCount += 1
        let forked = forkCount
        var passed: UInt64 = 0
        for arm in arms { noteTests(arm.conditions, in: scope) }
        for (index, arm) in arms.enumerated() {
            var inner = scope
            inner.trail = caught ?? scope.trail
            inner.declared = []
            if !keepsGuard {
                inner.guarded = .conditional
                inner.branch = nextBranch()
            }
            inner.testsPlacement = testsPlacement
            inner.testsStack = testsStack
            inner.forks.append(fork(forked, index, arm.conditions, in: scope))
            let context = castContext
            castContext = arms.count > 1 ? .alternative : .tested
            let (holds, verdict, premise) = decide(arm.conditions, in: &inner)
            castContext = context
            if !keepsGuard {
                inner.premise = others && premise
                others = others && !premise
            }
            if index > 0, case .otherwise? = arm.conditions.first { inner.availability = refused(arms[index - 1]) ?? inner.availability }
            inner.devices = remaining.intersection(verdict.holds)
            remaining.formIntersection(verdict.fails)
            if holds == false || inner.devices.isEmpty { continue }
            if holds == nil { narrow(arm.conditions, passing: &inner, failing: &scope) }
            // The first arm of those that are left is taken for sure.
            let isTaken = holds == true && isDecided
            if isTaken { inner.guarded = scope.guarded }
            isDecided = false
            inner.isChosen = isTaken ? scope.isChosen : isChosen
            inner.isOfMode = isTaken ? scope.isOfMode : isOfMode
            inner.hinge = isTaken ? scope.hinge : hinge
            let start = operations.count
            let step = run(arm.body, in: &inner)
            for index in emptyStacks where !objects[index].root.isEmpty {
                roots[index, default: []] += objects[index].root
                objects[index].root = []
            }
            armRanges.append(start..<operations.count)
            if index == arms.count - 1 { notePushUnlessFirst(arms, Array(operations[(armRanges.first?.lowerBound ?? start)...]), in: scope) }
            outcome.returned += step.returned
            if step.leaves { someLeave = true } else {
                fallsThrough = true
                trails.append(inner.trail)
                scope.kept = scope.kept.filter { inner.kept[$0.key] == $0.value }
                passed |= Fork.bit(index)
                isNewInAll = isNewInAll && inner.rootIsNew
                afterwards.formUnion(inner.devices)
                premiseAfterwards = premiseAfterwards || inner.premise
                if inner.past != scope.past { past = inner.past }
                for (name, values) in inner.locals where scope.locals[name] != nil {
                    merged[name] = unique((merged[name] ?? []) + (inner.declared.contains(name) ? scope.locals[name] ?? [] : values))
                }
                scope.written = scope.written.filter { inner.written[$0.key] != nil }
            }
            if holds == true {
                isExhaustive = true
                break
            }
        }
        if isExhaustive {
            if fallsThrough, isNewInAll { scope.rootIsNew = true }
            confirmExits(in: armRanges, outer: scope.guarded)
        } else {
            if !fallsThrough, arms.count == 1 { scope.availability = refused(arms[0]) ?? scope.availability }
            fallsThrough = true
            trails.append(scope.trail)
            passed |= Fork.noArm
            afterwards.formUnion(remaining)
            premiseAfterwards = premiseAfterwards || others
            for (name, values) in scope.locals { merged[name] = unique((merged[name] ?? []) + values) }
        }
        if !afterwards.isEmpty { scope.devices = afterwards }
        // What an early return rules out holds from here on, where anything can be told of it.
        if someLeave, premiseAfterwards.says(moreThan: scope.premise) { scope.premise = premiseAfterwards }
        if passed != 0 { scope.forks.append(Fork(branch: forked, arms: passed)) }
        scope.past = past
        if trace != nil { scope.trail = Self.joined(trails) }
        // What comes after an early return hangs on it as well.
        if !isExhaustive, !armRanges.isEmpty, someLeave { scope.hinge = hinge }
        scope.locals.merge(merged) { _, new in new }
        outcome.leaves = !fallsThrough && !armRanges.isEmpty
        return outcome
    }

    mutating func nextBranch() -> Int {
        branchCount += 1
        return branchCount
    }

    /// What holds of the system's version where the arm was not taken.
    private func refused(_ arm: Arm) -> String? {
        guard arm.conditions.count == 1, case .availability(let text)? = arm.conditions.first, text.hasPrefix("#") else { return nil }
        return negated(availability: text)
    }

    /// A switch over patterns without default is exhaustive: the compiler says so.
    private func isSwitch(_ arms: [Arm]) -> Bool {
        arms.count > 1 && arms.allSatisfy { arm in
            arm.conditions.contains { if case .matches = $0 { true } else { false } }
        }
    }

    /// An exit that every arm takes is taken always.
    private mutating func confirmExits(in ranges: [Range<Int>], outer: Guard) {
        let verbs = ranges.map { range in Set(operations[range].filter { $0.verb.isExit }.map(\.verb)) }
        guard let first = verbs.first else { return }
        let shared = verbs.dropFirst().reduce(first) { $0.intersection($1) }
        for range in ranges {
            for index in range where shared.contains(operations[index].verb) { operations[index].guarded = outer }
        }
    }

    /// `navigationController != nil`, `let nav = navigationController`, `presentingViewController == nil` and the like.
    private func looksAtPlacement(_ condition: Condition) -> Bool {
        let expression: Expression?
        switch condition {
        case .expression(let test): expression = test
        case .binding(let name, _, let value): expression = value ?? .name(name, Place(line: 0, column: 0))
        case .matches(_, let subject): expression = subject
        case .availability, .otherwise: expression = nil
        }
        guard let expression else { return false }
        return NameUses.mentions(expression, anyOf: Relative.written)
    }

    /// `stack.viewControllers.contains(self)`, and a search for its place there.
    private func asksStack(_ condition: Condition) -> Bool {
        let asked: Expression? = switch condition {
        case .expression(let test): test
        case .binding(_, _, let value): value
        case .matches, .availability, .otherwise: nil
        }
        guard let asked, NameUses.mentions(asked, anyOf: ["viewControllers"]) else { return false }
        return NameUses.mentions(asked, anyOf: ["contains", "firstIndex", "lastIndex", "containsObject", "indexOfObject"])
    }

    private func isUnwrapping(_ condition: Condition) -> Bool {
        if case .binding = condition { return true }
        return false
    }

    /// `Thread.isMainThread`: each arm does the same, only on the one thread or on the other.
    private func asksForThread(_ condition: Condition) -> Bool {
        guard case .expression(let test) = condition else { return false }
        return NameUses.mentions(test, anyOf: ["isMainThread"])
    }

    mutating func ensure(_ conditions: [Condition], otherwise: Block, in scope: inout Scope) -> Outcome {
        var failing = scope
        failing.guarded = .conditional
        failing.branch = nextBranch()
        failing.isChosen = scope.isChosen || conditions.contains { hangsOnParameter($0, in: scope) }
        failing.isOfMode = scope.isOfMode || conditions.contains { readsMode($0, in: scope) }
        let isOfMode = failing.isOfMode
        noteTests(conditions, in: scope)
        forkCount += 1
        failing.forks.append(Fork(branch: forkCount, arms: Fork.bit(1)))
        scope.forks.append(fork(forkCount, 0, conditions, in: scope))
        let isChosen = failing.isChosen
        let hinge = Hinge.stronger(scope.hinge, self.hinge(of: conditions, in: scope))
        failing.hinge = hinge
        let context = castContext
        castContext = .required
        let (truth, verdict, premise) = decide(conditions, in: &scope)
        castContext = context
        if !conditions.allSatisfy({ isUnwrapping($0) }) {
            failing.premise = scope.premise && !premise
            scope.premise = scope.premise && premise
        }
        failing.availability = refused(Arm(conditions: conditions, body: [])) ?? failing.availability
        failing.devices.formIntersection(verdict.fails)
        let devices = scope.devices.intersection(verdict.holds)
        let holds = devices.isEmpty ? false : failing.devices.isEmpty ? true : truth
        if !devices.isEmpty { scope.devices = devices }
        if holds == false {
            failing.guarded = scope.guarded
            failing.isChosen = scope.isChosen
            failing.isOfMode = scope.isOfMode
        }
        if holds == nil { narrow(conditions, passing: &scope, failing: &failing) }
        let failed = holds == true ? Outcome() : run(otherwise, in: &failing)
        if !scope.testsPlacement, conditions.contains(where: { looksAtPlacement($0) }) { scope.testsPlacement = true }
        if conditions.contains(where: { asksStack($0) }) { scope.testsStack = true }
        if holds != true, !conditions.allSatisfy({ isUnwrapping($0) || asksForThread($0) }) {
            scope.guarded = .conditional
            // What is made from here on is set up in the same branch.
            if scope.branch == 0 { scope.branch = nextBranch() }
        }
        if holds == nil {
            scope.isChosen = isChosen
            scope.isOfMode = isOfMode
            scope.hinge = hinge
        }
        return Outcome(returned: failed.returned, leaves: holds == false)
    }
}
