import UIKit

enum Route {
    case profile(id: Int)
    case badges
    case logout
    case screen(UIViewController)
}

final class Router {
    weak var stack: UINavigationController?

    func navigate(to route: Route) {
        switch route {
        case .profile(let id):
            let profile = ProfileViewController()
            profile.id = id
            stack?.pushViewController(profile, animated: true) // edge: push TeamViewController → ProfileViewController likely
        case .badges:
            // edge: present ProfileViewController → BadgesViewController likely
            stack?.present(BadgesViewController(), animated: true)
        case .logout:
            // edge: present flow:Router → LogoutViewController
            stack?.present(LogoutViewController(), animated: true)
        case .screen(let controller):
            stack?.pushViewController(controller, animated: true) // edge: push TeamViewController → LegalViewController likely
        }
    }
}

final class TeamViewController: UIViewController {
    let router = Router()
    func choose() { router.navigate(to: .profile(id: 1)) }
    func legal() { router.navigate(to: .screen(LegalViewController())) }
}

final class ProfileViewController: UIViewController {
    var id = 0
    let router = Router()
    func badges() { router.navigate(to: .badges) }
}

final class BadgesViewController: UIViewController {}
final class LogoutViewController: UIViewController {}
final class LegalViewController: UIViewController {}
