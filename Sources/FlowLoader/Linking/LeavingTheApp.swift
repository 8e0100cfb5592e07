extension Call {
    /// It hands the user to another app or the browser, or ends the process: UIApplication's and NSExtensionContext's `open`, `exit`.
    var leavesApp: Bool {
        switch callee {
        case .name("exit", _): return arguments.count == 1 && arguments[0].label == nil
        case .member(let base, "open", _), .member(let base, "openURL", _):
            let owner = base.dottedName ?? ""
            return ["UIApplication.shared", "UIApplication.sharedApplication", "extensionContext", "self.extensionContext"].contains(owner)
                || base.calledName == "sharedApplication" || base.calledName == "shared"
        default: return false
        }
    }
}
