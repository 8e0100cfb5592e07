/// What one storyboard or xib says. Object ids are the file's own.
struct InterfaceFacts: Hashable, Codable, Sendable {
    /// The file's name without extension and without `.lproj` folder: what code and placeholders call it.
    var name: String
    var isStoryboard: Bool
    var initialScene: String?
    /// `IOS.CocoaTouch` and the like; facts of other platforms are not extracted.
    var targetRuntime: String?
    /// A launch screen: shown by the system, never navigated.
    var isLaunchScreen = false
    var scenes: [SceneFacts] = []
    /// A xib's owner class, with the chrome and actions found in the file.
    var owner: SceneFacts?
    /// The owner's `view` outlet is set: a controller loads the file.
    var ownerHasView = false
    /// The document's root element.
    var place = Place(line: 1, column: 1)
}

/// One view controller of a storyboard (or the owner of a xib).
struct SceneFacts: Hashable, Codable, Sendable {
    enum Element: String, Hashable, Codable, Sendable {
        case viewController, navigationController, tabBarController, splitViewController, pageViewController
        case tableViewController, collectionViewController, hostingController, avPlayerViewController, glkViewController
        case searchController, placeholder, other
    }

    var id: String
    var element: Element
    var customClass: String?
    var customModule: String?
    var storyboardIdentifier: String?
    /// The scene's name in the outline: `userLabel`, else the navigation item's title, else nil.
    var label: String?
    var title: String?
    /// For a placeholder.
    var reference: ScenePlaceholder?
    var segues: [SegueFacts] = []
    /// Relationships in the order of the file: root view controller, tabs, split columns.
    var relationships: [RelationshipFacts] = []
    var navigationItem: NavigationItemFacts?
    /// Attributes of the controller element.
    var modalPresentationStyle: String?
    var isModalInPresentation = false
    var hidesBottomBarWhenPushed = false
    var definesPresentationContext = false
    /// `navigationBarHidden` of a navigation controller.
    var navigationBarHidden = false
    /// Split view style attribute, such as `doubleColumn`; Xcode writes `allowDoubleColumnStyle` for every column style.
    var splitStyle: String?
    var webViews: [InterfaceWebView] = []
    /// Buttons, bar items and recognizers outside the navigation item, connected or not, and whatever else sends actions.
    var controls: [InterfaceControl] = []
    /// Selectors of actions sent to objects that are not this controller.
    var hasForeignActions = false
    /// Text fields and text views.
    var textInputs = 0
    /// The view holds a navigation bar or toolbar of its own.
    var ownBar = false
    /// Exit placeholder ids of the scene.
    var exits: [String] = []
    /// The Notes fields' texts (`userComments`) and the user labels of the scene's objects.
    var notes: [InterfaceNote] = []
    var place: Place
}

struct ScenePlaceholder: Hashable, Codable, Sendable {
    /// Nil: this storyboard.
    var storyboardName: String?
    /// Nil: the initial scene.
    var referencedIdentifier: String?
    var bundleIdentifier: String?
}

struct RelationshipFacts: Hashable, Codable, Sendable {
    /// `rootViewController`, `viewControllers`, `masterViewController`, `detailViewController`, ….
    var kind: String
    var destination: String
    /// `destinationCreationSelector`: the destination is made by a segue action.
    var creationSelector: String?
    var place: Place
}

struct SegueFacts: Hashable, Codable, Sendable {
    var id: String
    /// As written: `show`, `presentation`, `unwind`, `push`, ….
    var kind: String
    var destination: String
    var identifier: String?
    var customClass: String?
    var modalPresentationStyle: String?
    var unwindAction: String?
    var creationSelector: String?
    var hasPopoverAnchor = false
    /// What it hangs from.
    var source: SegueSource
    var place: Place
}

enum SegueSource: Hashable, Codable, Sendable {
    /// The controller itself: performed by identifier.
    case controller
    /// A bar item of a navigation item (the scene's own, or one in a navigation bar of its view), or a control in such an
    /// item's custom view; the position is `left`, `right` or `back`.
    case barItem(InterfaceBarItem, position: String)
    /// `symbol` is the name of the control's image, be it a symbol or an asset.
    case control(label: String?, symbol: String?)
    /// A table or collection cell.
    case cell
    case gesture
    /// `accessory` for a cell's accessory button, `toolbarItem`, `menu` for a menu element, else the element's name.
    case other(String)
}

struct NavigationItemFacts: Hashable, Codable, Sendable {
    var title: String?
    var hidesBackButton = false
    var leftItemsSupplementBackButton = false
    var left: [InterfaceBarItem] = []
    var right: [InterfaceBarItem] = []
    var back: InterfaceBarItem?
    var backButtonTitle: String?
    var place: Place
}

struct InterfaceBarItem: Hashable, Codable, Sendable {
    var id: String
    var title: String?
    var systemItem: String?
    var image: String?
    /// `catalog="system"` symbols are SF Symbols.
    var isSymbol = false
    var style: String?
    /// The accessibility label.
    var accessibilityLabel: String?
    /// Action selectors sent to the scene's own controller.
    var actions: [String] = []
    /// Action selectors sent elsewhere: first responder, other objects.
    var foreignActions: [String] = []
    /// Ids of the segues that hang from it.
    var segues: [String] = []
    /// A custom view: its own buttons count.
    var hasCustomView = false
    var place: Place
}

struct InterfaceControl: Hashable, Codable, Sendable {
    var id: String
    /// `button`, `barButtonItem` of a toolbar, `tapGestureRecognizer`, ….
    var element: String
    var title: String?
    var image: String?
    var isSymbol = false
    var accessibilityLabel: String?
    /// Action selectors sent to the scene's own controller (or the xib's owner).
    var actions: [String] = []
    /// Action selectors sent elsewhere: first responder, other objects.
    var foreignActions: [String] = []
    var segues: [String] = []
    /// Some outlet or outlet collection holds it. A gesture recognizer that nothing holds does nothing.
    var isHeld = false
    /// The outlets of the controller (or the xib's owner) that hold it, by their properties.
    var outlets: [String] = []
    /// For a bar item of a navigation bar in the view: `left`, `right` or `back`.
    var position: String?
    var systemItem: String?
    var style: String?
    var place: Place
}

struct InterfaceWebView: Hashable, Codable, Sendable {
    /// `wkWebView` or `webView`.
    var element: String
    var allowsBackForwardNavigationGestures: Bool
    var place: Place
}

struct InterfaceNote: Hashable, Codable, Sendable {
    var objectID: String
    var text: String
    var place: Place
    /// The place of the next element that is kept behind the object; nil at the end of the file.
    var end: Place?
}
