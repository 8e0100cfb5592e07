import UIKit

// What follows a split of which every arm awaits something that may throw stands after a success, whatever becomes of the results.

final class StartViewController: UIViewController {
    private let begin = UIButton(type: .system)
    private let skip = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        begin.addTarget(self, action: #selector(ask), for: .touchUpInside)
        skip.addTarget(self, action: #selector(rate), for: .touchUpInside)
        view.addSubview(begin)
        view.addSubview(skip)
    }

    @objc private func ask() {
        let stack = UINavigationController(rootViewController: SurveyViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // expect: modal-without-exit "unless"
    }

    @objc private func rate() {
        let stack = UINavigationController(rootViewController: RatingViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // ok: modal-without-exit — without stars nothing is sent, and it closes
    }
}

struct Service {
    func begin() async throws -> String { "1" }
    func add(_ answers: [String], to number: String) async throws -> Bool { true }
}

final class SurveyViewController: UIViewController {
    private let service = Service()
    private var number: String?
    private let send = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Questions"
        send.addTarget(self, action: #selector(submit), for: .touchUpInside)
        view.addSubview(send)
    }

    @objc private func submit() { Task { await sendAll() } }

    private func sendAll() async {
        do {
            if let number {
                _ = try await service.add([], to: number)
            } else {
                guard send.isEnabled else { return }
                let begun = try await service.begin()
                number = begun
            }
            dismiss(animated: true)
        } catch {
            title = "Not sent"
        }
    }
}

final class RatingViewController: UIViewController {
    private let service = Service()
    private var stars = 0
    private let send = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rating"
        send.addTarget(self, action: #selector(submit), for: .touchUpInside)
        view.addSubview(send)
    }

    @objc private func submit() { Task { await sendAll() } }

    private func sendAll() async {
        do {
            if stars > 0 {
                let done = try await service.add([], to: "stars")
                send.isEnabled = !done
            } else {
                stars = 0
            }
            dismiss(animated: true)
        } catch {
            title = "Not sent"
        }
    }
}
