// What is compiled into different programs, such as an app and its share extension, never meets at run time.

extension Flow {
    /// Whether a transition can happen in the same run as another: nothing says that their screens belong to different programs only.
    public func canMeet(_ first: Transition, _ second: Transition) -> Bool { canMeet(programs(of: first), programs(of: second)) }

    /// Whether the code of two entries can belong to one program.
    public func canMeet(_ first: Entry, _ second: Entry) -> Bool { canMeet(first.programs, second.programs) }

    private func canMeet(_ first: [String], _ second: [String]) -> Bool {
        first.isEmpty || second.isEmpty || first.contains(where: second.contains)
    }

    /// The programs that all screens of the transition belong to; empty where that is not known.
    private func programs(of transition: Transition) -> [String] {
        var known: [String]?
        for id in [transition.from, transition.on, transition.to].compactMap({ $0 }) {
            guard let programs = screen(id)?.programs, !programs.isEmpty else { continue }
            known = known.map { $0.filter(programs.contains) } ?? programs
        }
        return known ?? []
    }
}
