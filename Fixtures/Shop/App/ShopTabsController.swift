import UIKit

/// The root of the window. Catalogue and cart come from the storyboard, the account is built here.
final class ShopTabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let account = AccountNavigationController(rootViewController: AccountViewController())
        account.tabBarItem = UITabBarItem(title: "Account", image: UIImage(systemName: "person"), tag: 2)
        viewControllers = (viewControllers ?? []) + [account]
    }

    func open(_ link: ShopLink) {
        switch link {
        case .product(let id):
            openProduct(id)
        case .order(let number):
            openOrder(number)
        case .voucher(let code):
            openVoucher(code)
        }
    }

    /// Rebuilds the catalogue's stack with the list under the product, so that Back has somewhere to go.
    private func openProduct(_ id: Int) {
        guard let product = Store.current.product(id: id),
              let catalogue = viewControllers?.first as? UINavigationController,
              let list = catalogue.viewControllers.first
        else { return }
        let main = UIStoryboard(name: "Main", bundle: nil)
        // ok: storyboard-reference-missing — the scene “Product” is in Main.storyboard
        guard let detail = main.instantiateViewController(withIdentifier: "Product") as? ProductViewController else { return }
        detail.product = product
        dismiss(animated: false)
        selectedIndex = 0
        // ok: deep-link-back-without-parent — the parent is put under it
        catalogue.setViewControllers([list, detail], animated: false)
    }

    private func openOrder(_ number: Int) {
        guard let order = Store.current.order(number: number) else { return }
        let detail = OrderViewController(order: order)
        // ok: deep-link-back-without-parent — the link brings Close, not Back
        detail.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak detail] _ in
            detail?.dismiss(animated: true)
        })
        topmost.present(UINavigationController(rootViewController: detail), animated: true)
    }

    private func openVoucher(_ code: String) {
        let voucher = VoucherViewController(code: code)
        topmost.present(UINavigationController(rootViewController: voucher), animated: true)
    }

    private var topmost: UIViewController {
        var top: UIViewController = self
        while let next = top.presentedViewController {
            top = next
        }
        return top
    }
}
