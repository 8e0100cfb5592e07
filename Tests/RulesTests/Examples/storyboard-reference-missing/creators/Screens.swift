import UIKit

final class ListViewController: UIViewController {
    let store = Store()

    func open(_ number: Int) {
        // ok: storyboard-reference-missing — the creator runs another initialiser
        let detail = UIStoryboard(name: "Details", bundle: nil).instantiateViewController(identifier: "Detail") { coder in
            DetailViewController(coder: coder, number: number, store: self.store)
        }
        navigationController?.pushViewController(detail, animated: true)
    }

    func openNext(_ number: Int) {
        // ok: storyboard-reference-missing — a labelled creator, which hands its local on
        let detail = UIStoryboard(name: "Details", bundle: nil).instantiateViewController(identifier: "Detail", creator: { coder in
            let made = DetailViewController(coder: coder, number: number + 1, store: self.store)
            made?.title = "Next"
            return made
        })
        navigationController?.pushViewController(detail, animated: true)
    }

    func openByName() {
        let board = UIStoryboard(name: "Details", bundle: nil)
        // expect: storyboard-reference-missing (error) "“DetailViewController” traps in init(coder:), which this call runs"
        let detail = board.instantiateViewController(withIdentifier: "Detail")
        navigationController?.pushViewController(detail, animated: true)
    }
}

final class Store {}

final class DetailViewController: UIViewController {
    let number: Int
    let store: Store

    init?(coder: NSCoder, number: Int, store: Store) {
        self.number = number
        self.store = store
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("made by a creator only")
    }
}

final class PlayerViewController: UIViewController {
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }
}
