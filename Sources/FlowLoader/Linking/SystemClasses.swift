import FlowGraph

/// What is known of Apple's classes that navigation meets: superclasses and what they are on the plane.
///
/// Source: Apple's API reference, one page a class (https://developer.apple.com/documentation/uikit and the frameworks named).
enum SystemClasses {
    /// Superclass by class, for classes that are or may be shown.
    static let superclasses: [String: String] = [
        "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
        "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
        "UISearchController": "UIViewController", "UIAlertController": "UIViewController",
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UIInputViewController": "UIViewController", "UIHostingController": "UIViewController",
        "NSHostingController": "NSViewController", "GLKViewController": "UIViewController",
        "AVPlayerViewController": "UIViewController", "SFSafariViewController": "UIViewController",
        "UIActivityViewController": "UIViewController", "UIDocumentPickerViewController": "UIViewController",
        "UIDocumentBrowserViewController": "UIViewController", "UIDocumentViewController": "UIViewController",
        "UIDocumentMenuViewController": "UIViewController", "UICloudSharingController": "UIViewController",
        "UIColorPickerViewController": "UIViewController", "UIFontPickerViewController": "UIViewController",
        "UIReferenceLibraryViewController": "UIViewController", "UIPrinterPickerController": "NSObject",
        "UIImagePickerController": "UINavigationController", "UIVideoEditorController": "UINavigationController",
        "MFMailComposeViewController": "UINavigationController", "MFMessageComposeViewController": "UINavigationController",
        "PHPickerViewController": "UIViewController", "QLPreviewController": "UIViewController",
        "CNContactPickerViewController": "UIViewController", "CNContactViewController": "UIViewController",
        "EKEventEditViewController": "UINavigationController", "EKEventViewController": "UIViewController",
        "EKCalendarChooser": "UIViewController", "MPMediaPickerController": "UIViewController",
        "GKGameCenterViewController": "UINavigationController", "GKMatchmakerViewController": "UINavigationController",
        "SKStoreProductViewController": "UIViewController", "SKOverlay": "NSObject",
        "PKPaymentAuthorizationViewController": "UIViewController", "PKAddPassesViewController": "UIViewController",
        "INUIAddVoiceShortcutViewController": "UIViewController", "INUIEditVoiceShortcutViewController": "UIViewController",
        "VNDocumentCameraViewController": "UIViewController", "DataScannerViewController": "UIViewController",
        "SLComposeViewController": "UIViewController", "SLComposeServiceViewController": "UIViewController",
        "ARQuickLookPreviewItem": "NSObject", "UIViewController": "UIResponder",
    ]

    /// Classes that bring their own buttons and are never levels of an app's hierarchy.
    static let systemScreens: Set<String> = [
        "SFSafariViewController", "AVPlayerViewController", "UIActivityViewController", "UIDocumentPickerViewController",
        "UIDocumentBrowserViewController", "UIDocumentMenuViewController", "UICloudSharingController",
        "UIColorPickerViewController", "UIFontPickerViewController", "UIReferenceLibraryViewController",
        "UIImagePickerController", "UIVideoEditorController", "MFMailComposeViewController", "MFMessageComposeViewController",
        "PHPickerViewController", "QLPreviewController", "CNContactPickerViewController", "CNContactViewController",
        "EKEventEditViewController", "EKEventViewController", "EKCalendarChooser", "MPMediaPickerController",
        "GKGameCenterViewController", "GKMatchmakerViewController", "SKStoreProductViewController",
        "PKPaymentAuthorizationViewController", "PKAddPassesViewController", "INUIAddVoiceShortcutViewController",
        "INUIEditVoiceShortcutViewController", "VNDocumentCameraViewController", "DataScannerViewController",
        "SLComposeViewController",
    ]

    static let containers: [String: ScreenKind] = [
        "UINavigationController": .nav, "UITabBarController": .tab, "UISplitViewController": .split,
        "UIPageViewController": .page, "UISearchController": .search, "UIAlertController": .alert,
    ]

    /// The classes that this table tells anything of.
    static let known = Set(superclasses.keys).union(containers.keys).union(systemScreens)

    /// Superclasses of a system class, nearest first.
    static func ancestors(of name: String) -> [String] {
        var chain: [String] = []
        var current = name
        while let next = superclasses[current], chain.count < 8 {
            chain.append(next)
            current = next
        }
        return chain
    }

    /// A name that means something of Apple's wherever the project has nothing nearer.
    static func isFrameworkName(_ name: String) -> Bool {
        superclasses[name] != nil || protocols.contains(name) || ViewReader.transparent.contains(name) || SwiftUINames.leaves.contains(name)
    }

    private static let protocols: Set<String> = [
        "View", "App", "Scene", "ViewModifier", "ToolbarContent", "CustomizableToolbarContent", "TabContent", "Commands", "PreviewProvider",
        "UIViewRepresentable", "UIViewControllerRepresentable", "ButtonStyle", "Shape", "Binding", "AppIntent", "Error",
    ]
}
