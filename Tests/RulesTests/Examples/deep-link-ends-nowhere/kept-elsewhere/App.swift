import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    private var pendingStop: String?

    private var topViewController: UIViewController? {
        var top = UIApplication.shared.windows.first?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }

    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
        // ok: deep-link-ends-nowhere — it is kept for later
        guard let topViewController else { pendingStop = info["stop"] as? String; return }
        topViewController.present(StopViewController(), animated: true)
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        if let stop = pendingStop, let topViewController {
            print(stop)
            topViewController.present(StopViewController(), animated: true)
        }
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let topViewController else { return false } // expect: deep-link-ends-nowhere "topViewController"
        topViewController.present(StopViewController(), animated: true)
        return true
    }
}
final class StopViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}
