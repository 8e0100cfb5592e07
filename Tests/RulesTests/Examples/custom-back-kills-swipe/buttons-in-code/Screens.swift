import UIKit

final class LazyViewController: BarlessViewController {
    private lazy var backButton: UIButton = {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "chevron.left")?.withTintColor(.white), for: .normal)
        button.addTarget(self, action: #selector(leave), for: .touchUpInside) // expect: custom-back-kills-swipe "LazyViewController"
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(backButton)
        backButton.isEnabled = true
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

final class ActionViewController: BarlessViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var look = UIButton.Configuration.plain()
        look.image = UIImage(systemName: "arrow.left")
        let button = UIButton(configuration: look, primaryAction: UIAction { [weak self] _ in // expect: custom-back-kills-swipe "ActionViewController"
            self?.navigationController?.popViewController(animated: true)
        })
        view.addSubview(button)
    }
}

final class FactoryViewController: BarlessViewController {
    private lazy var back = makeButton(title: "Back", action: #selector(leave))
    private lazy var help = makeButton(title: "Help", action: #selector(ask)) // ok: custom-back-kills-swipe — it asks something

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(back)
        view.addSubview(help)
    }

    private func makeButton(title: String, action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside) // expect: custom-back-kills-swipe "FactoryViewController"
        return button
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
    @objc private func ask() { print("help") }
}

/// The button stands in a view of its own, which calls the closure that the screen gave it.
final class HeaderView: UIView {
    var onLeave: (() -> Void)?
    private let arrow = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        arrow.setImage(UIImage(named: "ic_back"), for: .normal)
        arrow.addTarget(self, action: #selector(pressed), for: .touchUpInside)
        addSubview(arrow)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func pressed() { onLeave?() }
}

final class HeaderViewController: BarlessViewController {
    private let header = HeaderView(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        header.onLeave = { [weak self] in // expect: custom-back-kills-swipe "HeaderViewController"
            self?.navigationController?.popViewController(animated: true)
        }
        view.addSubview(header)
    }
}

protocol StripDelegate: AnyObject {
    func stripDidLeave(_ strip: StripView)
}

final class StripView: UIView {
    weak var delegate: StripDelegate?
    let arrow = UIButton(type: .custom)

    func build() {
        arrow.accessibilityLabel = "Back"
        arrow.addTarget(self, action: #selector(pressed), for: .touchUpInside)
        addSubview(arrow)
    }

    @objc private func pressed() { delegate?.stripDidLeave(self) }
}

final class StripViewController: BarlessViewController, StripDelegate {
    private let strip = StripView()

    override func viewDidLoad() {
        super.viewDidLoad()
        strip.build()
        strip.delegate = self
        view.addSubview(strip)
    }

    func stripDidLeave(_ strip: StripView) { // expect: custom-back-kills-swipe "StripViewController"
        navigationController?.popViewController(animated: true)
    }
}

final class TapViewController: BarlessViewController {
    private let picture = UIImageView(image: UIImage(named: "back_arrow"))
    private let cover = UIImageView(image: UIImage(named: "cover"))

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(leave))
        picture.addGestureRecognizer(tap) // expect: custom-back-kills-swipe "TapViewController"
        cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave))) // ok: custom-back-kills-swipe — a picture that is no arrow
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

final class StyledViewController: BarlessViewController {
    private let arrow = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        dress(arrow, image: UIImage(named: "arrow-left"))
        arrow.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside) // expect: custom-back-kills-swipe "StyledViewController"
    }

    private func dress(_ button: UIButton, image: UIImage?) { button.setImage(image, for: .normal) }

    private func leave() { navigationController?.popViewController(animated: true) }
}
