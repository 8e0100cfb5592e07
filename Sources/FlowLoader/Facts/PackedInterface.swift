// What storyboards and xibs say, as bytes.

extension SceneFacts.Element: Packed {}

extension InterfaceFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(name)
        pack.add(isStoryboard)
        pack.add(initialScene)
        pack.add(targetRuntime)
        pack.add(isLaunchScreen)
        pack.add(scenes)
        pack.add(owner)
        pack.add(ownerHasView)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            name: try pack.next(), isStoryboard: try pack.next(), initialScene: try pack.next(), targetRuntime: try pack.next(),
            isLaunchScreen: try pack.next(), scenes: try pack.next(), owner: try pack.next(), ownerHasView: try pack.next(), place: try pack.next())
    }
}

extension SceneFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(id)
        pack.add(element)
        pack.add(customClass)
        pack.add(customModule)
        pack.add(storyboardIdentifier)
        pack.add(label)
        pack.add(title)
        pack.add(reference)
        pack.add(segues)
        pack.add(relationships)
        pack.add(navigationItem)
        pack.add(modalPresentationStyle)
        pack.add(isModalInPresentation)
        pack.add(hidesBottomBarWhenPushed)
        pack.add(definesPresentationContext)
        pack.add(navigationBarHidden)
        pack.add(splitStyle)
        pack.add(webViews)
        pack.add(controls)
        pack.add(hasForeignActions)
        pack.add(textInputs)
        pack.add(ownBar)
        pack.add(exits)
        pack.add(notes)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            id: try pack.next(), element: try pack.next(), customClass: try pack.next(), customModule: try pack.next(),
            storyboardIdentifier: try pack.next(), label: try pack.next(), title: try pack.next(), reference: try pack.next(),
            segues: try pack.next(), relationships: try pack.next(), navigationItem: try pack.next(), modalPresentationStyle: try pack.next(),
            isModalInPresentation: try pack.next(), hidesBottomBarWhenPushed: try pack.next(), definesPresentationContext: try pack.next(),
            navigationBarHidden: try pack.next(), splitStyle: try pack.next(), webViews: try pack.next(), controls: try pack.next(),
            hasForeignActions: try pack.next(), textInputs: try pack.next(), ownBar: try pack.next(), exits: try pack.next(), notes: try pack.next(),
            place: try pack.next())
    }
}

extension ScenePlaceholder: Packed {
    func pack(into pack: inout Pack) {
        pack.add(storyboardName)
        pack.add(referencedIdentifier)
        pack.add(bundleIdentifier)
    }

    init(from pack: inout Unpacking) throws {
        self.init(storyboardName: try pack.next(), referencedIdentifier: try pack.next(), bundleIdentifier: try pack.next())
    }
}

extension RelationshipFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(kind)
        pack.add(destination)
        pack.add(creationSelector)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws {
        self.init(kind: try pack.next(), destination: try pack.next(), creationSelector: try pack.next(), place: try pack.next())
    }
}

extension SegueFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(id)
        pack.add(kind)
        pack.add(destination)
        pack.add(identifier)
        pack.add(customClass)
        pack.add(modalPresentationStyle)
        pack.add(unwindAction)
        pack.add(creationSelector)
        pack.add(hasPopoverAnchor)
        pack.add(source)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            id: try pack.next(), kind: try pack.next(), destination: try pack.next(), identifier: try pack.next(), customClass: try pack.next(),
            modalPresentationStyle: try pack.next(), unwindAction: try pack.next(), creationSelector: try pack.next(),
            hasPopoverAnchor: try pack.next(), source: try pack.next(), place: try pack.next())
    }
}

extension NavigationItemFacts: Packed {
    func pack(into pack: inout Pack) {
        pack.add(title)
        pack.add(hidesBackButton)
        pack.add(leftItemsSupplementBackButton)
        pack.add(left)
        pack.add(right)
        pack.add(back)
        pack.add(backButtonTitle)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            title: try pack.next(), hidesBackButton: try pack.next(), leftItemsSupplementBackButton: try pack.next(), left: try pack.next(),
            right: try pack.next(), back: try pack.next(), backButtonTitle: try pack.next(), place: try pack.next())
    }
}

extension InterfaceBarItem: Packed {
    func pack(into pack: inout Pack) {
        pack.add(id)
        pack.add(title)
        pack.add(systemItem)
        pack.add(image)
        pack.add(isSymbol)
        pack.add(style)
        pack.add(accessibilityLabel)
        pack.add(actions)
        pack.add(foreignActions)
        pack.add(segues)
        pack.add(hasCustomView)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            id: try pack.next(), title: try pack.next(), systemItem: try pack.next(), image: try pack.next(), isSymbol: try pack.next(),
            style: try pack.next(), accessibilityLabel: try pack.next(), actions: try pack.next(), foreignActions: try pack.next(),
            segues: try pack.next(), hasCustomView: try pack.next(), place: try pack.next())
    }
}

extension InterfaceControl: Packed {
    func pack(into pack: inout Pack) {
        pack.add(id)
        pack.add(element)
        pack.add(title)
        pack.add(image)
        pack.add(isSymbol)
        pack.add(accessibilityLabel)
        pack.add(actions)
        pack.add(foreignActions)
        pack.add(segues)
        pack.add(isHeld)
        pack.add(outlets)
        pack.add(position)
        pack.add(systemItem)
        pack.add(style)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws {
        self.init(
            id: try pack.next(), element: try pack.next(), title: try pack.next(), image: try pack.next(), isSymbol: try pack.next(),
            accessibilityLabel: try pack.next(), actions: try pack.next(), foreignActions: try pack.next(), segues: try pack.next(),
            isHeld: try pack.next(), outlets: try pack.next(), position: try pack.next(), systemItem: try pack.next(), style: try pack.next(), place: try pack.next())
    }
}

extension InterfaceWebView: Packed {
    func pack(into pack: inout Pack) {
        pack.add(element)
        pack.add(allowsBackForwardNavigationGestures)
        pack.add(place)
    }

    init(from pack: inout Unpacking) throws {
        self.init(element: try pack.next(), allowsBackForwardNavigationGestures: try pack.next(), place: try pack.next())
    }
}

extension InterfaceNote: Packed {
    func pack(into pack: inout Pack) {
        pack.add(objectID)
        pack.add(text)
        pack.add(place)
        pack.add(end)
    }

    init(from pack: inout Unpacking) throws {
        self.init(objectID: try pack.next(), text: try pack.next(), place: try pack.next(), end: try pack.next())
    }
}

extension SegueSource: Packed {
    func pack(into pack: inout Pack) {
        switch self {
        case .controller: pack.add(byte: 0)
        case .barItem(let item, let position): pack.add(byte: 1); pack.add(item); pack.add(position)
        case .control(let label, let symbol): pack.add(byte: 2); pack.add(label); pack.add(symbol)
        case .cell: pack.add(byte: 3)
        case .gesture: pack.add(byte: 4)
        case .other(let name): pack.add(byte: 5); pack.add(name)
        }
    }

    init(from pack: inout Unpacking) throws {
        switch try pack.byte() {
        case 0: self = .controller
        case 1: self = .barItem(try pack.next(), position: try pack.next())
        case 2: self = .control(label: try pack.next(), symbol: try pack.next())
        case 3: self = .cell
        case 4: self = .gesture
        case 5: self = .other(try pack.next())
        default: throw UnpackingFailure()
        }
    }
}
