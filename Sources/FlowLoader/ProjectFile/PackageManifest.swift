/// The targets of a `Package.swift`, as far as its text tells: those that are written in the call of `Package` itself.
func packageFacts(of manifest: FileFacts) -> BuildFacts? {
    for property in manifest.properties where property.name == "package" {
        guard case .call(let call)? = property.value, case .name("Package", _) = call.callee else { continue }
        let folder = parentFolder(manifest.path)
        let version = call.value("platforms").flatMap(iOSVersion)
        let targets = elements(call.value("targets")).compactMap { element -> TargetFacts? in
            guard case .call(let declared) = element, let kind = declared.lastName, packageKinds.contains(kind),
                case .string(let name)? = declared.value("name")
            else { return nil }
            var target = TargetFacts(name: name, product: "package.\(kind)", folder: folder, deploymentTarget: version)
            target.folders = folders(of: declared, named: name, isTest: kind == "testTarget", in: folder)
            target.dependencies = elements(declared.value("dependencies")).compactMap(dependency)
            return target
        }
        return BuildFacts(targets: targets)
    }
    return nil
}

private let packageKinds: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]

/// SwiftPM looks for a target without a path in folders of these names.
private func folders(of target: Call, named name: String, isTest: Bool, in folder: String) -> [TargetFolder] {
    let roots: [String]
    if case .string(let path)? = target.value("path") {
        roots = [path]
    } else {
        roots = (isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]).map { "\($0)/\(name)" }
    }
    let excluded = strings(target.value("exclude"))
    return roots.compactMap { pathBelow(folder, $0) }.map { root in
        TargetFolder(path: root, exceptions: excluded.compactMap { pathBelow(root, $0) })
    }
}

private func dependency(_ expression: Expression) -> String? {
    switch expression {
    case .string(let name): return name
    case .call(let call):
        guard case .string(let name)? = call.value("name") else { return nil }
        return name
    default: return nil
    }
}

/// `.iOS(.v15)` or `.iOS("15.1")`.
private func iOSVersion(_ platforms: Expression) -> String? {
    for case .call(let call) in elements(platforms) where call.lastName == "iOS" {
        switch call.arguments.first?.value {
        case .string(let version): return version
        case .implicitMember(let name, _) where name.hasPrefix("v"):
            let version = String(name.dropFirst().map { $0 == "_" ? "." : $0 })
            return version.contains(".") ? version : version + ".0"
        default: return nil
        }
    }
    return nil
}

private func elements(_ expression: Expression?) -> [Expression] {
    if case .array(let elements)? = expression { return elements }
    return []
}

private func strings(_ expression: Expression?) -> [String] {
    elements(expression).compactMap { if case .string(let text) = $0 { text } else { nil } }
}

extension Call {
    /// The argument of a label.
    fileprivate func value(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }

    /// The called name without what stands before it.
    fileprivate var lastName: String? {
        switch callee {
        case .name(let name, _), .implicitMember(let name, _), .member(_, let name, _): name
        default: nil
        }
    }
}
