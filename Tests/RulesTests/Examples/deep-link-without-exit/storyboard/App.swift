import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        if connectionOptions.urlContexts.first != nil { openTicket() }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { openTicket() }

    private func openTicket() {
        let ticket = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Ticket")
        ticket.modalPresentationStyle = .fullScreen
        window?.rootViewController?.dismiss(animated: false) { [window] in
            window?.rootViewController?.present(ticket, animated: true)
        }
    }
}

final class HomeViewController: UIViewController {}

final class TicketViewController: UIViewController {
    @IBAction private func done(_ sender: Any) { navigationController?.popViewController(animated: true) }
}
