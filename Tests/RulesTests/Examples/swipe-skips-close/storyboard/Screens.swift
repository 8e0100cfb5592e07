import UIKit

final class Session {
    func stop() {}
}

final class HomeViewController: UIViewController {}

final class RecordViewController: UIViewController {
    private let session = Session()

    @IBAction private func close(_ sender: Any) {
        session.stop()
        dismiss(animated: true)
    }
}

final class ListenViewController: UIViewController {
    private let session = Session()

    @IBAction private func close(_ sender: Any) {
        session.stop()
        dismiss(animated: true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        session.stop()
    }
}
