/// What Swift calls things of Objective-C. Linking knows Apple's API by its Swift names alone; here, once, the others are turned into them.
///
/// Where the importer's rule is mechanical it is applied: initialisers, factories, setters, constants of enums. Where it looks at types, or a
/// name was given by hand, a table stands for it. Methods of the project need neither: calls carry their selector, and linking matches that.
enum CocoaNames {
    struct Method: Hashable {
        var name: String
        var labels: [String?]

        init(_ fullName: String) {
            let parts = fullName.split(separator: "(", maxSplits: 1)
            name = String(parts.first ?? "")
            labels = (parts.count > 1 ? parts[1] : "").split(separator: ":").filter { $0 != ")" }.map { $0 == "_" ? nil : String($0) }
        }

        init(_ name: String, _ labels: [String?]) {
            self.name = name
            self.labels = labels
        }
    }

    // MARK: Selectors

    /// The Swift name of a method that UIKit declares; nil for all others.
    static func method(_ selector: String) -> Method? { methods[selector] }

    /// Whether UIKit declares the selector, under whichever name.
    static func isFrameworkMethod(_ selector: String) -> Bool {
        methods[selector] != nil || selector == "instantiateInitialViewController" || selector == "goBack"
    }

    /// The name of a method of the project: its first piece, and the others as labels.
    static func plain(_ pieces: [String]) -> Method {
        Method(pieces.first ?? "", [nil] + pieces.dropFirst().map { $0.isEmpty ? nil : $0 })
    }

    /// The labels of an initialiser, `initWithTitle:style:` → title, style; nil when the selector is none.
    static func initialiser(_ pieces: [String]) -> [String?]? {
        guard let first = pieces.first, first.hasPrefix("init") else { return nil }
        let rest = first.dropFirst(4)
        if rest.isEmpty { return pieces.count == 1 ? [] : nil }
        guard rest.first?.isUppercase == true else { return nil }
        return [label(rest)] + pieces.dropFirst().map { $0.isEmpty ? nil : $0 }
    }

    /// The labels of a factory that Swift turns into an initialiser: `+[UIAlertAction actionWithTitle:style:handler:]`. The first piece begins
    /// with the last words of the class's name.
    static func factory(_ pieces: [String], of type: String) -> [String?]? {
        guard let first = pieces.first, first.contains(where: \.isUppercase) else { return nil }
        let name = ObjectiveCNames.unprefixed(type)
        for words in ObjectiveCNames.tails(of: name) {
            let head = words.allSatisfy { $0.isUppercase } ? words : words.prefix(1).lowercased() + words.dropFirst()
            guard first.hasPrefix(head), let next = first.dropFirst(head.count).first, next.isUppercase else { continue }
            return [label(first.dropFirst(head.count))] + pieces.dropFirst().map { $0.isEmpty ? nil : $0 }
        }
        return nil
    }

    /// `WithTitle` → title, `Named` → named, `ForURL` → forURL.
    private static func label(_ piece: some StringProtocol) -> String {
        let text = piece.hasPrefix("With") && piece.dropFirst(4).first?.isUppercase == true ? piece.dropFirst(4).description : piece.description
        return ObjectiveCNames.lowercasedFirstWord(text)
    }

    /// The property that `setTitle:` sets; nil when the selector sets none.
    static func property(setBy selector: String) -> String? {
        guard selector.hasPrefix("set"), selector.last == ":", selector.dropLast().allSatisfy({ $0 != ":" }) else { return nil }
        let rest = selector.dropFirst(3).dropLast()
        // `setUpViews:` and `setNeedsUpdate:` do something.
        guard let first = rest.first, first.isUppercase, !rest.hasPrefix("Up"), !rest.hasPrefix("Needs") else { return nil }
        let second = rest.dropFirst().first
        let name = second?.isUppercase == true ? String(rest) : first.lowercased() + rest.dropFirst()
        return member(name)
    }

    /// Properties whose Swift name differs.
    static func member(_ name: String) -> String { members[name] ?? name }

    /// Methods without arguments that are properties in Swift.
    static func isGetter(_ name: String) -> Bool { getters.contains(name) || members[name] != nil }

    // MARK: Constants

    /// `UIModalPresentationFullScreen` → `fullScreen`: the case of an enum of Apple's; nil for other names.
    static func enumCase(_ constant: String) -> String? {
        guard constant.hasPrefix("UI") || constant.hasPrefix("UN") || constant.hasPrefix("WK") || constant.hasPrefix("NS") else { return nil }
        for prefix in enums where constant.hasPrefix(prefix) {
            let rest = constant.dropFirst(prefix.count)
            guard let first = rest.first, first.isUppercase || first.isNumber else { continue }
            return ObjectiveCNames.lowercasedFirstWord(String(rest))
        }
        return nil
    }

    /// Longer ones first, where one begins with another.
    private static let enums = [
        "UIModalPresentation", "UIModalTransitionStyle", "UIBarButtonSystemItem", "UIBarButtonItemStyle", "UIAlertControllerStyle",
        "UIAlertActionStyle", "UIControlEvent", "UIControlState", "UIButtonType", "UISplitViewControllerColumn", "UISplitViewControllerStyle",
        "UISplitViewControllerDisplayMode", "UIUserInterfaceIdiom", "UIUserInterfaceSizeClass", "UIPageViewControllerNavigationDirection",
        "UIPageViewControllerTransitionStyle", "UIPageViewControllerNavigationOrientation", "UIGestureRecognizerState",
        "UINavigationControllerOperation", "UINavigationItemLargeTitleDisplayMode", "UITabBarSystemItem", "UITableViewStyle",
        "UIContextualActionStyle", "UIApplicationState", "UIInterfaceOrientation", "UIImagePickerControllerSourceType", "UIRectEdge",
        "UIPopoverArrowDirection", "UITableViewCellEditingStyle", "UIBarStyle", "UINavigationItemBackButtonDisplayMode",
    ]

    private static let members: [String: String] = [
        "childViewControllers": "children", "isMovingToParentViewController": "isMovingToParent",
        "isMovingFromParentViewController": "isMovingFromParent", "sharedApplication": "shared", "mainBundle": "main", "mainScreen": "main",
        "mainQueue": "main", "currentDevice": "current", "defaultCenter": "default", "defaultManager": "default",
        "standardUserDefaults": "standard", "sharedSession": "shared", "hidden": "isHidden", "enabled": "isEnabled",
        "navigationBarHidden": "isNavigationBarHidden", "toolbarHidden": "isToolbarHidden", "modalInPresentation": "isModalInPresentation",
        "firstObject": "first", "lastObject": "last", "userInteractionEnabled": "isUserInteractionEnabled",
    ]

    private static let getters: Set<String> = [
        "navigationController", "tabBarController", "splitViewController", "presentingViewController", "presentedViewController",
        "parentViewController", "navigationItem", "navigationBar", "window", "keyWindow", "windows", "rootViewController", "view",
        "storyboard", "delegate", "topViewController", "visibleViewController", "selectedViewController", "viewControllers",
        "interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer", "presentationController",
        "popoverPresentationController", "sheetPresentationController", "isViewLoaded", "isBeingPresented", "isBeingDismissed",
        "selectedIndex", "connectedScenes", "topItem", "leftBarButtonItem", "rightBarButtonItem", "count", "superview", "destinationViewController",
        "sourceViewController", "canGoBack", "canGoForward", "URL",
    ]

    /// By selector. Source: Apple's API reference, which gives each method's name in both languages.
    private static let methods: [String: Method] = {
        var table: [String: Method] = [:]
        for line in methodTable.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 { table[String(words[0])] = Method(String(words[1])) }
        }
        return table
    }()

    private static let methodTable = """
        postNotificationName:object: post(name:object:)
        postNotificationName:object:userInfo: post(name:object:userInfo:)
        pushViewController:animated: pushViewController(_:animated:)
        setViewControllers:animated: setViewControllers(_:animated:)
        setViewControllers:direction:animated:completion: setViewControllers(_:direction:animated:completion:)
        setViewController:forColumn: setViewController(_:for:)
        popViewControllerAnimated: popViewController(animated:)
        popToRootViewControllerAnimated: popToRootViewController(animated:)
        popToViewController:animated: popToViewController(_:animated:)
        showViewController:sender: show(_:sender:)
        showDetailViewController:sender: showDetailViewController(_:sender:)
        presentViewController:animated:completion: present(_:animated:completion:)
        presentModalViewController:animated: present(_:animated:)
        dismissViewControllerAnimated:completion: dismiss(animated:completion:)
        dismissModalViewControllerAnimated: dismiss(animated:)
        performSegueWithIdentifier:sender: performSegue(withIdentifier:sender:)
        shouldPerformSegueWithIdentifier:sender: shouldPerformSegue(withIdentifier:sender:)
        prepareForSegue:sender: prepare(for:sender:)
        addChildViewController: addChild(_:)
        didMoveToParentViewController: didMove(toParent:)
        willMoveToParentViewController: willMove(toParent:)
        instantiateViewControllerWithIdentifier: instantiateViewController(withIdentifier:)
        instantiateViewControllerWithIdentifier:creator: instantiateViewController(identifier:creator:)
        instantiateInitialViewControllerWithCreator: instantiateInitialViewController(creator:)
        setLeftBarButtonItem:animated: setLeftBarButton(_:animated:)
        setRightBarButtonItem:animated: setRightBarButton(_:animated:)
        setLeftBarButtonItems:animated: setLeftBarButtonItems(_:animated:)
        setRightBarButtonItems:animated: setRightBarButtonItems(_:animated:)
        setHidesBackButton:animated: setHidesBackButton(_:animated:)
        setNavigationBarHidden:animated: setNavigationBarHidden(_:animated:)
        addTarget:action:forControlEvents: addTarget(_:action:for:)
        setTitle:forState: setTitle(_:for:)
        setImage:forState: setImage(_:for:)
        setBackgroundImage:forState: setBackgroundImage(_:for:)
        addAction:forControlEvents: addAction(_:for:)
        addGestureRecognizer: addGestureRecognizer(_:)
        loadRequest: load(_:)
        loadHTMLString:baseURL: loadHTMLString(_:baseURL:)
        loadFileURL:allowingReadAccessToURL: loadFileURL(_:allowingReadAccessTo:)
        requireGestureRecognizerToFail: require(toFail:)
        gestureRecognizerShouldBegin: gestureRecognizerShouldBegin(_:)
        gestureRecognizer:shouldReceiveTouch: gestureRecognizer(_:shouldReceive:)
        gestureRecognizer:shouldReceiveEvent: gestureRecognizer(_:shouldReceive:)
        gestureRecognizer:shouldReceivePress: gestureRecognizer(_:shouldReceive:)
        gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
        gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer: gestureRecognizer(_:shouldBeRequiredToFailBy:)
        gestureRecognizer:shouldRequireFailureOfGestureRecognizer: gestureRecognizer(_:shouldRequireFailureOf:)
        tableView:didSelectRowAtIndexPath: tableView(_:didSelectRowAt:)
        tableView:accessoryButtonTappedForRowWithIndexPath: tableView(_:accessoryButtonTappedForRowWith:)
        tableView:performPrimaryActionForRowAtIndexPath: tableView(_:performPrimaryActionForRowAt:)
        tableView:willSelectRowAtIndexPath: tableView(_:willSelectRowAt:)
        collectionView:didSelectItemAtIndexPath: collectionView(_:didSelectItemAt:)
        collectionView:performPrimaryActionForItemAtIndexPath: collectionView(_:performPrimaryActionForItemAt:)
        application:openURL:options: application(_:open:options:)
        application:openURL:sourceApplication:annotation: application(_:open:sourceApplication:annotation:)
        application:handleOpenURL: application(_:handleOpen:)
        application:continueUserActivity:restorationHandler: application(_:continue:restorationHandler:)
        application:performActionForShortcutItem:completionHandler: application(_:performActionFor:completionHandler:)
        application:didReceiveLocalNotification: application(_:didReceive:)
        application:handleActionWithIdentifier:forRemoteNotification:completionHandler: application(_:handleActionWithIdentifier:for:completionHandler:)
        application:handleActionWithIdentifier:forLocalNotification:completionHandler: application(_:handleActionWithIdentifier:for:completionHandler:)
        windowScene:performActionForShortcutItem:completionHandler: windowScene(_:performActionFor:completionHandler:)
        scene:willConnectToSession:options: scene(_:willConnectTo:options:)
        scene:continueUserActivity: scene(_:continue:)
        userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: userNotificationCenter(_:didReceive:withCompletionHandler:)
        splitViewController:showViewController:sender: splitViewController(_:show:sender:)
        splitViewController:showDetailViewController:sender: splitViewController(_:showDetail:sender:)
        navigationBar:shouldPopItem: navigationBar(_:shouldPop:)
        addObject: append(_:)
        addObjectsFromArray: append(contentsOf:)
        insertObject:atIndex: insert(_:at:)
        enumerateObjectsUsingBlock: forEach(_:)
        """
}

/// Words of names.
enum ObjectiveCNames {
    /// `URLString` → urlString, `Title` → title, `URL` → url, `OverFullScreen` → overFullScreen.
    static func lowercasedFirstWord(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        guard !capitals.isEmpty else { return name }
        let isOneLetter = capitals.count == 1 || capitals.count == name.count
        let head = isOneLetter ? capitals : capitals.dropLast()
        return head.lowercased() + name.dropFirst(head.count)
    }

    /// A class's name without the capitals that stand for its library: `UIAlertAction` → AlertAction, `NSURL` → URL.
    static func unprefixed(_ name: String) -> String {
        for prefix in ["UI", "NS", "WK", "UN", "SF", "AV", "MK", "CN", "PH"] where name.hasPrefix(prefix) && name.count > 2 { return String(name.dropFirst(2)) }
        return name
    }

    /// The name, and what is left of it after each of its words: AlertAction, Action.
    static func tails(of name: String) -> [String] {
        var tails = [name]
        var previous: Character?
        for index in name.indices {
            if name[index].isUppercase, previous?.isLowercase == true { tails.append(String(name[index...])) }
            previous = name[index]
        }
        return tails
    }

    /// The word a name begins with: `showDetailForItem` → show.
    static func firstWord(_ name: String) -> String {
        let start = name.prefix { $0.isUppercase }
        let rest = name.dropFirst(start.count).prefix { !$0.isUppercase }
        return (start + rest).lowercased()
    }
}
