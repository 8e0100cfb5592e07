import UIKit

enum Screens {
    static func invoice(_ number: Int) -> UIViewController {
        let invoice = InvoiceViewController()
        invoice.number = number
        return invoice
    }

    static var archive: UIViewController { ArchiveViewController() }
}

extension InvoiceViewController {
    static func fresh() -> InvoiceViewController { InvoiceViewController() }
    class func wrapped() -> UIViewController { UINavigationController(rootViewController: fresh()) }
}

final class ScreenFactory {
    enum Kind { case invoice, archive }

    func make(_ kind: Kind) -> UIViewController {
        switch kind {
        case .invoice: return InvoiceViewController()
        case .archive: return ArchiveViewController()
        }
    }

    func receipt(for invoice: Int) -> ReceiptViewController? {
        guard invoice > 0 else { return nil }
        return ReceiptViewController()
    }
}

protocol ReceiptMaking {
    func makeReceipt() -> UIViewController
}

struct ReceiptMaker: ReceiptMaking {
    func makeReceipt() -> UIViewController { ReceiptViewController() }
}

final class LedgerViewController: UIViewController {
    private let factory = ScreenFactory()
    private let maker: ReceiptMaking
    init(maker: ReceiptMaking) {
        self.maker = maker
        super.init(nibName: nil, bundle: nil)
    }

    func openStatic() {
        present(Screens.invoice(1), animated: true) // edge: present LedgerViewController → InvoiceViewController
        present(Screens.archive, animated: true) // edge: present LedgerViewController → ArchiveViewController // expect: presentation-dropped
        // edge: present LedgerViewController → InvoiceViewController in UINavigationController
        present(InvoiceViewController.wrapped(), animated: true) // expect: presentation-dropped
    }

    func openByCase() {
        // edge: push LedgerViewController → ArchiveViewController
        navigationController?.pushViewController(factory.make(.archive), animated: true)
    }

    func openAny(_ kind: ScreenFactory.Kind) {
        // edge: push LedgerViewController → InvoiceViewController
        // edge: push LedgerViewController → ArchiveViewController
        navigationController?.pushViewController(factory.make(kind), animated: true)
    }

    func openReceipt() {
        guard let receipt = factory.receipt(for: 1) else { return }
        present(receipt, animated: true) // edge: present LedgerViewController → ReceiptViewController
    }

    func openByProtocol() {
        present(maker.makeReceipt(), animated: true) // edge: present LedgerViewController → ReceiptViewController
    }
}

final class InvoiceViewController: UIViewController { var number = 0 }
final class ArchiveViewController: UIViewController {}
final class ReceiptViewController: UIViewController {}
