import UIKit

final class ScanViewController: UIViewController {
    @objc private func found() {
        let product = ProductViewController()
        let stack = UINavigationController(rootViewController: product)
        stack.isModalInPresentation = true
        // UIKit takes the product out of the wrapper, which nothing else uses.
        navigationController?.pushViewController(product, animated: true) // expect: controller-already-in-hierarchy "made for nothing"
    }

    @objc private func ask() {
        let product = ProductViewController()
        let stack = UINavigationController(rootViewController: product)
        stack.isModalInPresentation = true
        present(product, animated: true) // expect: controller-already-in-hierarchy "raises an exception"
    }
}

final class ProductViewController: UIViewController {}
