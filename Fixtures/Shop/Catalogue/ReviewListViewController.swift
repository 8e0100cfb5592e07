import UIKit

final class ReviewListViewController: UITableViewController {
    private let reviews: [Review]

    init(reviews: [Review]) {
        self.reviews = reviews
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reviews"
        // expect: custom-back-kills-swipe "ReviewListViewController"
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(goBack))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Write", style: .plain, target: self, action: #selector(write))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        reviews.count
    }

    @objc private func goBack() {
        navigationController?.popViewController(animated: true)
    }

    @objc private func write() {
        navigationController?.pushViewController(WriteReviewViewController(), animated: true) // expect: pushed-interruption "compose"
    }
}

/// What a product without reviews shows.
final class NoReviewsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reviews"
        view.backgroundColor = .systemBackground
        // ok: custom-back-kills-swipe — this styles the system's own button
        navigationItem.backButtonDisplayMode = .minimal
    }
}

// navlint:role compose
final class WriteReviewViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Your Review"
        textView.frame = view.bounds
        view.addSubview(textView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Post", style: .done, target: self, action: #selector(post))
    }

    @objc private func post() {
        navigationController?.popViewController(animated: true)
    }
}
