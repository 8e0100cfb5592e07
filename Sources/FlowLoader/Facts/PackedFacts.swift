import Diagnostics
import Foundation

// What a file says, as bytes.

extension SourceLanguage: Packed {}
extension LoadNote.Kind: Packed {}
extension TypeKind: Packed {}

extension Span: Packed {
    func pack(into pack: inout Pack) {
        pack.add(path)
        pack.add(line)
        pack.add(column)
        pack.add(endLine)
        pack.add(endColumn)
    }

    init(from pack: inout Unpacking) throws {
        self.init(path: try pack.next(), line: try pack.next(), column: try pack.next(), endLine: try pack.next(), endColumn: try pack.next())
    }
}

extension LoadNote: Packed {
    func pack(into pack: inout Pack) {
        pack.add(kind)
        pack.add(message)
        pack.add(location)
    }

    init(from pack: inout Unpacking) throws { self.init(try pack.next(), try pack.next(), at: try pack.next()) }
}

extension FileFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(path)
        pack.add(language)
        pack.add(notes)
        pack.add(types)
        pack.add(functions)
        pack.add(properties)
        pack.add(aliases)
        pack.add(imports)
        pack.add(interface)
        pack.add(flow)
        pack.add(plist)
        pack.add(build)
        pack.add(directives)
        pack.add(topLevel)
    }

    init(from pack: inout Unpacking) throws {
        self.init(path: try pack.next(), language: try pack.next())
        notes = try pack.next()
        types = try pack.next()
        functions = try pack.next()
        properties = try pack.next()
        aliases = try pack.next()
        imports = try pack.next()
        interface = try pack.next()
        flow = try pack.next()
        plist = try pack.next()
        build = try pack.next()
        directives = try pack.next()
        topLevel = try pack.next()
    }
}

extension FlowFileFacts: Packed {
    /// Few projects have such files, and they hold much that others do not: the parts of a graph, in their own form.
    func pack(into pack: inout Pack) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        pack.add(String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self))
    }

    init(from pack: inout Unpacking) throws { self = try JSONDecoder().decode(Self.self, from: Data(try pack.text().utf8)) }
}

extension Directive: Packed {
    func pack(into pack: inout Pack) {
        pack.add(text)
        pack.add(place)
        pack.add(object)
        pack.add(end)
    }

    init(from pack: inout Unpacking) throws { self.init(text: try pack.next(), place: try pack.next(), object: try pack.next(), end: try pack.next()) }
}

extension TypeFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(name)
        pack.add(kind)
        pack.add(inherits)
        pack.add(genericParameters)
        pack.add(constraints)
        pack.add(properties)
        pack.add(functions)
        pack.add(cases)
        pack.add(aliases)
        pack.add(isPublic)
        pack.add(attributes)
        pack.add(place)
        pack.add(macProperties)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            name: try pack.next(), kind: try pack.next(), inherits: try pack.next(), genericParameters: try pack.next(), constraints: try pack.next(),
            properties: try pack.next(), functions: try pack.next(), cases: try pack.next(), aliases: try pack.next(), isPublic: try pack.next(),
            attributes: try pack.next(), place: try pack.next(), macProperties: try pack.next())
    }
}

extension GenericParameter: Packed {
    func pack(into pack: inout Pack) {
        pack.add(name)
        pack.add(bound)
    }

    init(from pack: inout Unpacking) throws { self.init(name: try pack.next(), bound: try pack.next()) }
}

extension Attribute: Packed {
    func pack(into pack: inout Pack) {
        pack.add(name)
        pack.add(argument)
    }

    init(from pack: inout Unpacking) throws { self.init(name: try pack.next(), argument: try pack.next()) }
}

extension EnumCase: Packed {
    func pack(into pack: inout Pack) {
        pack.add(name)
        pack.add(rawValue)
        pack.add(payload)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws { self.init(name: try pack.next(), rawValue: try pack.next(), payload: try pack.next(), place: try pack.next()) }
}

extension Parameter: Packed {
    func pack(into pack: inout Pack) {
        pack.add(label)
        pack.add(name)
        pack.add(type)
        pack.add(defaultValue)
        pack.add(attributes)
        pack.add(isVariadic)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            label: try pack.next(), name: try pack.next(), type: try pack.next(), defaultValue: try pack.next(), attributes: try pack.next(),
            isVariadic: try pack.next())
    }
}

extension PropertyFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(name)
        pack.add(type)
        pack.add(isOptional)
        pack.add(value)
        pack.add(getter)
        pack.add(setter)
        pack.add(observers)
        pack.add(isStatic)
        pack.add(isLazy)
        pack.add(isConstant)
        pack.add(attributes)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            name: try pack.next(), type: try pack.next(), isOptional: try pack.next(), value: try pack.next(), getter: try pack.next(),
            setter: try pack.next(), observers: try pack.next(), isStatic: try pack.next(), isLazy: try pack.next(), isConstant: try pack.next(),
            attributes: try pack.next(), place: try pack.next())
    }
}

extension FunctionFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(name)
        pack.add(parameters)
        pack.add(result)
        pack.add(genericParameters)
        pack.add(isStatic)
        pack.add(isOverride)
        pack.add(isPublic)
        pack.add(isPrivate)
        pack.add(attributes)
        pack.add(body)
        pack.add(selector)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            name: try pack.next(), parameters: try pack.next(), result: try pack.next(), genericParameters: try pack.next(), isStatic: try pack.next(),
            isOverride: try pack.next(), isPublic: try pack.next(), isPrivate: try pack.next(), attributes: try pack.next(), body: try pack.next(),
            selector: try pack.next(),
            place: try pack.next())
    }
}

extension PropertyListFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(mainStoryboard)
        pack.add(deviceStoryboards)
        pack.add(sceneStoryboards)
        pack.add(extensionStoryboard)
        pack.add(extensionPoint)
        pack.add(storyboardPlaces)
        pack.add(sceneDelegates)
        pack.add(hasSceneManifest)
        pack.add(multipleScenes)
        pack.add(deviceFamilies)
        pack.add(isAppExtension)
        pack.add(entries)
        pack.add(backgroundModes)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            mainStoryboard: try pack.next(), deviceStoryboards: try pack.next(), sceneStoryboards: try pack.next(),
            extensionStoryboard: try pack.next(), extensionPoint: try pack.next(), storyboardPlaces: try pack.next(), sceneDelegates: try pack.next(),
            hasSceneManifest: try pack.next(), multipleScenes: try pack.next(), deviceFamilies: try pack.next(), isAppExtension: try pack.next(),
            entries: try pack.next(), backgroundModes: try pack.next())
    }
}

extension DeclaredEntry: Packed {
    func pack(into pack: inout Pack) {
        pack.add(key)
        pack.add(names)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws { self.init(key: try pack.next(), names: try pack.next(), place: try pack.next()) }
}

// MARK: - Projects

extension BuildFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(targets)
        pack.add(settings)
        pack.add(includes)
        pack.add(unbuilt)
    }

    init(from pack: inout Unpacking) throws {
        self.init(targets: try pack.next(), settings: try pack.next(), includes: try pack.next(), unbuilt: try pack.next())
    }
}

extension TargetFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(name)
        pack.add(product)
        pack.add(folder)
        pack.add(configurations)
        pack.add(files)
        pack.add(foreignFiles)
        pack.add(folders)
        pack.add(dependencies)
        pack.add(deploymentTarget)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            name: try pack.next(), product: try pack.next(), folder: try pack.next(), configurations: try pack.next(), files: try pack.next(),
            foreignFiles: try pack.next(), folders: try pack.next(), dependencies: try pack.next(), deploymentTarget: try pack.next())
    }
}

extension TargetFolder: Packed {
    func pack(into pack: inout Pack) {
        pack.add(path)
        pack.add(exceptions)
    }

    init(from pack: inout Unpacking) throws { self.init(path: try pack.next(), exceptions: try pack.next()) }
}

extension ConfigurationFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(name)
        pack.add(levels)
    }

    init(from pack: inout Unpacking) throws { self.init(name: try pack.next(), levels: try pack.next()) }
}

extension ConfigurationFacts.Level: Packed {
    func pack(into pack: inout Pack) {
        pack.add(settings)
        pack.add(base)
    }

    init(from pack: inout Unpacking) throws { self.init(settings: try pack.next(), base: try pack.next()) }
}
