import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads the elements of one Interface Builder file. Stops at the first error: the parser would go on and guess.
func readInterfaceDocument(_ bytes: [UInt8]) -> InterfaceDocument {
    let reader = InterfaceReader(TagLocator(bytes))
    // As a stream: given all at once, the parser fails on more than ten megabytes.
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.shouldResolveExternalEntities = false
    parser.shouldProcessNamespaces = false
    parser.delegate = reader
    _ = parser.parse()
    return reader.finish()
}

/// XMLParser's delegate must be a class. Nothing here recurses: open elements stand on a stack.
private final class InterfaceReader: NSObject, XMLParserDelegate {
    private struct Open {
        /// The element's own index; nil when it is not kept.
        var own: Int?
        /// The index of the nearest kept element: itself, or one around it.
        var nearest: Int?
        /// For `<string key="…">`: the attribute of the element around it that the text becomes.
        var textKey: String?
    }

    private var document = InterfaceDocument()
    private var locator: TagLocator
    private var open: [Open] = []
    private var text = ""
    private var isStopped = false

    /// Interface Builder's own files are about sixty deep at most; what walks up from an element relies on a limit.
    private static let deepest = 256

    init(_ locator: TagLocator) { self.locator = locator }

    func finish() -> InterfaceDocument {
        for element in open {
            if let own = element.own { document.elements[own].end = document.elements.count }
        }
        open = []
        return document
    }

    private func stop(_ parser: XMLParser, _ message: String, at place: Place) {
        guard !isStopped else { return }
        document.failure = .init(message: message, place: place)
        isStopped = true
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard !isStopped else { return }
        // The parser reports an element whose tag is cut off, and says only then that it is.
        guard let place = locator.next() else { return stop(parser, "ends inside a tag", at: here(parser)) }
        guard open.count < Self.deepest else {
            return stop(parser, "nests elements more than \(Self.deepest) deep; the rest of it was not read", at: place)
        }
        if document.root == nil {
            let root = InterfaceDocument.Root(name: name, attributes: attributes, place: place)
            document.root = root
            // Neither another format nor another platform is read to its end.
            guard name == "document", root.platform == .iOS else {
                isStopped = true
                return parser.abortParsing()
            }
        }
        let around = open.last
        var frame = Open(own: nil, nearest: around?.nearest, textKey: nil)
        if name == "string" || name == "mutableString" {
            if around?.own != nil { frame.textKey = attributes["key"] }
            text = ""
        } else if name == "outlet" || name == "outletCollection" {
            if let destination = attributes["destination"] {
                document.held.insert(destination)
                if name == "outlet", let holder = around?.nearest, let property = attributes["property"] {
                    document.outlets[destination, default: []].append((holder, property))
                }
            }
            if attributes["property"] == "view", let owner = around?.nearest,
                document.elements[owner].attributes["placeholderIdentifier"] == "IBFilesOwner" { document.ownerHasView = true }
        } else if name == "userDefinedRuntimeAttribute" {
            fold(attributes, into: around?.nearest)
        } else if isKept(name, attributes) {
            frame.own = document.elements.count
            frame.nearest = frame.own
            document.elements.append(InterfaceElement(
                name: name, attributes: attributes, parent: around?.nearest, end: document.elements.count + 1, place: place))
        }
        open.append(frame)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard !isStopped, let frame = open.popLast() else { return }
        if let own = frame.own {
            document.elements[own].end = document.elements.count
            document.elements[own].isComplete = true
        } else if let key = frame.textKey, let owner = frame.nearest, document.elements[owner].attributes[key] == nil {
            document.elements[owner].attributes[key] = text
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !isStopped, open.last?.textKey != nil { text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        if !isStopped, open.last?.textKey != nil { text += String(decoding: block, as: UTF8.self) }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let code = (error as NSError).code
        // Undeclared namespace prefixes and the like harm nothing here: names are read as written.
        guard !(200..<300).contains(code) else { return }
        stop(parser, "is not well-formed XML: " + reason(code), at: here(parser))
    }

    private func here(_ parser: XMLParser) -> Place {
        Place(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    }

    /// A runtime attribute that is set on the object itself, which Interface Builder's own attribute would say as well.
    private func fold(_ attribute: [String: String], into index: Int?) {
        guard let index, let path = attribute["keyPath"], let value = attribute["value"],
            ["isModalInPresentation", "modalInPresentation", "hidesBottomBarWhenPushed", "definesPresentationContext", "navigationBarHidden",
             "allowsBackForwardNavigationGestures"].contains(path)
        else { return }
        document.elements[index].attributes[path] = value
    }
}

/// Elements that say something without having an id.
private let saying: Set<String> = [
    "scene", "segue", "action", "exit", "placeholder", "navigationItem", "barButtonItem", "barButtonItems",
    "leftBarButtonItems", "rightBarButtonItems", "leadingItemGroups", "trailingItemGroups", "toolbarItems", "navigationBar",
    "toolbar", "state", "buttonConfiguration", "imageReference", "accessibility", "attributedString", "fragment",
    "wkWebView", "webView",
]

/// Elements that have an id and say nothing here. There are many of them.
private let silent: Set<String> = [
    "constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide", "collectionViewFlowLayout",
    "collectionViewLayout", "tableViewSection", "tabBarItem",
]

private func isKept(_ name: String, _ attributes: [String: String]) -> Bool {
    saying.contains(name) || (attributes["id"] != nil && !silent.contains(name))
}

/// In words, for the errors that half-merged and cut-off files give; the parser itself has only numbers.
private func reason(_ code: Int) -> String {
    switch code {
    case 4: "there is no element"
    case 5: "it ends too early, or goes on behind its root element"
    case 9: "a character that XML does not allow"
    case 26: "an entity that is not declared"
    case 38, 39: "an attribute value without quotes, or with a `<` in it"
    case 41: "an attribute without a value"
    case 42: "an attribute that is written twice"
    case 65: "a space is missing between attributes"
    case 68: "a name is missing, as in a stray `<` or `&`"
    case 73: "a tag that is not closed with `>`"
    case 76: "an end tag that does not match its start tag"
    case 77: "an element is not closed"
    default: "error \(code) of the XML parser"
    }
}
