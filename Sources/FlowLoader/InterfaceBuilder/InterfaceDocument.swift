/// One element of an Interface Builder file. Only elements that can matter are kept.
struct InterfaceElement {
    var name: String
    /// Attributes, with `<string key="…">` children folded in: Interface Builder moves text with line breaks there.
    var attributes: [String: String]
    /// The nearest kept element around this one.
    var parent: Int?
    /// The index behind the last kept element inside this one.
    var end: Int
    /// False when the file broke off inside the element.
    var isComplete = false
    var place: Place

    var id: String? { attributes["id"] }

    /// An attribute that says something: an empty one says nothing.
    func text(_ name: String) -> String? {
        guard let value = attributes[name], !value.isEmpty else { return nil }
        return value
    }

    func isOn(_ names: String...) -> Bool { names.contains { attributes[$0] == "YES" || attributes[$0] == "true" } }
}

/// The kept elements of one file in its order: the inside of the element at `i` is `i + 1 ..< elements[i].end`.
struct InterfaceDocument {
    struct Root {
        var name: String
        var attributes: [String: String]
        var place: Place
    }

    struct Failure {
        var message: String
        var place: Place
    }

    var root: Root?
    var elements: [InterfaceElement] = []
    /// Destinations of all outlets and outlet collections: the objects that something holds.
    var held: Set<String> = []
    /// The outlets that lead to an object: the element that has each, and the property's name.
    var outlets: [String: [(holder: Int, property: String)]] = [:]
    /// A xib's owner has a `view` outlet: it is a controller's file.
    var ownerHasView = false
    /// Why reading stopped before the end.
    var failure: Failure?

    /// The kept elements directly inside the one at `index`.
    func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var next = index + 1
        while next < elements[index].end {
            children.append(next)
            next = elements[next].end
        }
        return children
    }

    func child(of index: Int, _ name: String, key: String) -> Int? {
        children(of: index).first { elements[$0].name == name && elements[$0].attributes["key"] == key }
    }

    /// The notes of all objects: the object's id, the text, and the object's place.
    func notes() -> [InterfaceNote] {
        elements.indices.compactMap { index in
            let element = elements[index]
            guard element.name == "attributedString", element.attributes["key"] == "userComments", let owner = element.parent,
                let object = elements[owner].id, let text = text(ofAttributedString: index)
            else { return nil }
            let next = elements[owner].end
            return InterfaceNote(
                objectID: object, text: text, place: elements[owner].place, end: next < elements.count ? elements[next].place : nil)
        }
    }

    /// The text of an `<attributedString>`, all fragments joined.
    func text(ofAttributedString index: Int) -> String? {
        let text = children(of: index).compactMap { elements[$0].text("content") }.joined()
        return text.isEmpty ? nil : text
    }
}

/// The platform an Interface Builder file is made for, as far as it matters here.
enum InterfacePlatform: Equatable {
    case iOS
    /// As the file calls it.
    case other(String)
}

extension InterfaceDocument.Root {
    var isStoryboard: Bool { attributes["type"]?.contains("Storyboard") ?? false }

    /// The format before Xcode 5: an archive of keyed objects.
    var isOldArchive: Bool { name == "archive" && (attributes["type"] ?? "").hasPrefix("com.apple.InterfaceBuilder") }

    /// Old xibs have no `targetRuntime`; their type tells. A document that says neither counts as iOS.
    var platform: InterfacePlatform {
        if let runtime = attributes["targetRuntime"] {
            return runtime.hasPrefix("iOS.CocoaTouch") ? .iOS : .other(runtime)
        }
        guard let type = attributes["type"] else { return .iOS }
        return type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch") ? .iOS : .other(type)
    }
}
