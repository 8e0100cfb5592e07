import SwiftUI
import UIKit

/// Hosts this view here and that one there.
final class BareHost<Content: View>: UIHostingController<Content> {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: false)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var main: MainFlow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let desk = DeskViewController()
        window?.rootViewController = desk
        main = MainFlow(desk: desk)
    }
}

final class DeskViewController: UIViewController {}

final class MainFlow: AskParent {
    private let desk: DeskViewController
    private lazy var requests = Requests(desk: desk, parent: self)

    init(desk: DeskViewController) { self.desk = desk }

    func asks() { requests.ask() }
    func waits() { requests.wait() }

    func asked() { desk.dismiss(animated: true) }
}

final class Requests {
    private let desk: DeskViewController
    private weak var parent: AskParent?

    init(desk: DeskViewController, parent: AskParent) {
        self.desk = desk
        self.parent = parent
    }

    func ask() {
        let page = AskViewController()
        page.model = AskModel(flow: AskFlow(parent: parent))
        page.isModalInPresentation = true
        desk.present(page, animated: true) // ok: modal-without-exit — what the view inside does is handed on by closures and delegates
    }

    func wait() {
        let page = WaitViewController()
        page.isModalInPresentation = true
        desk.present(page, animated: true) // expect: modal-without-exit "WaitViewController"
    }
}

protocol AskParent: AnyObject { func asked() }
protocol AskFlowing: AnyObject { func toAnswer() }

final class AskFlow: AskFlowing {
    private weak var parent: AskParent?
    init(parent: AskParent?) { self.parent = parent }
    func toAnswer() { parent?.asked() }
}

final class AskModel {
    private let flow: AskFlowing
    init(flow: AskFlowing) { self.flow = flow }
    func answer() { flow.toAnswer() }
}

final class AskViewController: UIViewController {
    var model: AskModel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let answer: () -> Void = { [weak self] in self?.model.answer() }
        let host = BareHost(rootView: AskView(answer: answer))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}

struct AskView: View {
    let answer: () -> Void
    var body: some View { Button(action: { answer() }, label: { Text("Allow") }) }
}

final class WaitViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let picture = PictureViewController()
        addChild(picture)
        view.addSubview(picture.view)
        picture.didMove(toParent: self)
    }
}

final class PictureViewController: UIViewController {}

final class PlateViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let host = BareHost(rootView: PlateView())
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}

struct PlateView: View {
    var body: some View { Text("Plate") }
}
