import UIKit

final class PrefsHostViewController: UIViewController {
    func open() {
        #if targetEnvironment(macCatalyst)
        present(PrefsViewController(), animated: true) // edge: present PrefsHostViewController → PrefsViewController mac
        #else
        navigationController?.pushViewController(PrefsViewController(), animated: true) // edge: push PrefsHostViewController → PrefsViewController
        #endif
        #if !targetEnvironment(macCatalyst)
        show(PhonePrefsViewController(), sender: nil) // edge: show PrefsHostViewController → PhonePrefsViewController
        #endif
        #if os(macOS)
        open(MacWindow())
        #endif
    }

    func openAtRunTime() {
        if ProcessInfo.processInfo.isMacCatalystApp {
            present(PrefsViewController(), animated: true) // edge: present PrefsHostViewController → PrefsViewController mac
        }
    }

    /// What only Catalyst sets is no fact of the phone's.
    override func viewDidLoad() {
        super.viewDidLoad()
        #if targetEnvironment(macCatalyst)
        navigationItem.hidesBackButton = true
        #endif
    }
}

final class PrefsViewController: UIViewController {}
final class PhonePrefsViewController: UIViewController {}
