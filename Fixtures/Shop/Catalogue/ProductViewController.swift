import UIKit

final class ProductViewController: UIViewController {
    var product: Product?

    private lazy var sizePicker = SizePickerViewController(sizes: product?.sizes ?? [])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = product?.name
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(showHelp))
        addRecommendations()
    }

    private func addRecommendations() {
        let recommendations = RecommendationsViewController(products: product?.related ?? [])
        addChild(recommendations)
        recommendations.view.frame = view.bounds.divided(atDistance: 160, from: .maxYEdge).slice
        recommendations.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(recommendations.view)
        recommendations.didMove(toParent: self)
    }

    @IBAction private func showReviews(_ sender: Any) {
        let reviews = product?.reviews ?? []
        let screen: UIViewController
        if reviews.isEmpty {
            screen = NoReviewsViewController()
        } else {
            screen = ReviewListViewController(reviews: reviews)
        }
        navigationController?.pushViewController(screen, animated: true)
    }

    @IBAction private func chooseSize(_ sender: Any) {
        present(sizePicker, animated: true)
    }

    @IBAction private func showSizeGuide(_ sender: Any) {
        guard let guide = UIStoryboard(name: "SizeGuide", bundle: nil).instantiateInitialViewController() else { return }
        navigationController?.pushViewController(guide, animated: true) // expect: unpushable-controller "navigation controller"
    }

    @IBAction private func showBrand(_ sender: Any) {
        guard let url = product?.brandPage else { return }
        navigationController?.pushViewController(BrandPageViewController(url: url), animated: true)
    }

    @objc private func showHelp() {
        let help = HelpNavigationController(rootViewController: HelpViewController())
        present(help, animated: true) // ok: unpushable-controller — a navigation controller is presented here
    }
}

/// A strip of related products; a child of the product's screen, so it stands in that screen's stack.
final class RecommendationsViewController: UICollectionViewController {
    private let products: [Product]

    init(products: [Product]) {
        self.products = products
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let main = UIStoryboard(name: "Main", bundle: nil)
        guard let detail = main.instantiateViewController(withIdentifier: "Product") as? ProductViewController else { return }
        detail.product = products[indexPath.item]
        // ok: push-without-stack — the parent stands in a stack
        navigationController?.pushViewController(detail, animated: true)
    }
}
