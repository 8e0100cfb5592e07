import FlowGraph

extension UIKitPart {
    /// Roots of a window that others hand the class, and that lies above the app's: those who make it keep the window and set its level.
    mutating func markHandedWindows() {
        guard project.raisesWindows else { return }
        var known: [String: Bool] = [:]
        for (index, origin) in origins.enumerated() where part.transitions[index].verb == .root && part.transitions[index].reach == .window {
            guard let type = runs.runs[origin.run].unit.selfType, let window = project.property("window", of: type)?.facts, window.value == nil,
                window.getter == nil
            else { continue }
            let isRaised = known[type] ?? isHandedRaisedWindow(type)
            known[type] = isRaised
            if isRaised { part.transitions[index].reach = .otherWindow }
        }
    }

    /// Whoever makes an object of the class gives it a window that it keeps itself, other than as the app's own, and raises.
    private func isHandedRaisedWindow(_ type: String) -> Bool {
        var isRaised: Bool?
        for run in runs.runs {
            let interpreter = run.interpreter
            for object in interpreter.objects where object.className == type && object.scene == nil {
                guard let values = object.arguments["window"], values.count == 1, liesAbove(values[0], interpreter, run) else { return false }
                isRaised = true
            }
        }
        return isRaised == true
    }

    private func liesAbove(_ window: Value, _ interpreter: Interpreter, _ run: UnitRun) -> Bool {
        let (type, keeper): (String, String?)
        switch window.untyped {
        case .object(let index):
            let object = interpreter.objects[index]
            // `Type.property`
            let holder = object.holder.flatMap { holder in holder.lastIndex(of: ".").map { String(holder[..<$0]) } }
            (type, keeper) = (object.className, holder)
        case .existing(let declared, let held): (type, keeper) = (declared, held.isEmpty || held == "window" ? nil : run.unit.selfType)
        default: return false
        }
        guard type == "UIWindow" || project.isKind(type, of: "UIWindow"), let keeper else { return false }
        return project.types[keeper]?.usedNames.contains("windowLevel") == true
    }
}
