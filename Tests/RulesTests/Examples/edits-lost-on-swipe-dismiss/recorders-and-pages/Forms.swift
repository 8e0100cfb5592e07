import AVFoundation
import PencilKit
import UIKit

// What a swipe throws away need not be text: a recording, a drawing, a page further in.

final class HomeViewController: UIViewController {
    @objc private func record() { present(UINavigationController(rootViewController: MemoViewController()), animated: true) }
    @objc private func draw() { present(UINavigationController(rootViewController: SketchViewController()), animated: true) }
    @objc private func begin() { present(UINavigationController(rootViewController: PlanViewController()), animated: true) }
    @objc private func note() { present(UINavigationController(rootViewController: DraftViewController()), animated: true) }
}

class TaskViewController: UIViewController {
    @objc func cancel() { dismiss(animated: true) }
    @objc func save() { dismiss(animated: true) }
}

final class MemoViewController: TaskViewController {
    private var recorder: AVAudioRecorder?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        // expect: edits-lost-on-swipe-dismiss (info)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }

    @objc private func begin() {
        recorder = try? AVAudioRecorder(url: URL(fileURLWithPath: "memo.m4a"), settings: [:])
        recorder?.record()
    }
}

final class SketchViewController: TaskViewController {
    private let canvas = PKCanvasView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(canvas)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        // expect: edits-lost-on-swipe-dismiss (info)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }
}

final class PlanViewController: TaskViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plan"
        // ok: edits-lost-on-swipe-dismiss — nothing is edited here
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func next() { navigationController?.pushViewController(StopsViewController(), animated: true) }
}

/// A page of the sheet: Back is the way to give it up.
final class StopsViewController: TaskViewController {
    private let from = UITextField()
    private let to = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(from)
        view.addSubview(to)
        // expect: edits-lost-on-swipe-dismiss (info)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }
}

/// Whatever closes it, the text is kept.
final class DraftViewController: TaskViewController, UIAdaptivePresentationControllerDelegate {
    private let subject = UITextField()
    private let text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(subject)
        view.addSubview(text)
        navigationController?.presentationController?.delegate = self
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        // ok: edits-lost-on-swipe-dismiss — a swipe saves it
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { saveDraft() }
    private func saveDraft() { UserDefaults.standard.set(text.text, forKey: "draft") }
}
