import SwiftUI
import UIKit

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { BasketView() } }
}

enum Step: Hashable { case receipt, prices }

struct Store {
    func purchase(_ done: @escaping (Bool) -> Void) {}
    func submitOrder() async throws {}
    func loadPrices() async throws {}
}

struct BasketView: View {
    @State private var path: [Step] = []
    private let store = Store()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Buy") { buy() }
                Button("Order") { Task { await order() } }
                Button("Prices") { Task { try await prices() } }
            }
            .navigationDestination(for: Step.self) { step in
                switch step {
                case .receipt: ReceiptView()
                case .prices: PricesView()
                }
            }
        }
    }

    private func buy() {
        store.purchase { success in
            if success { path.append(.receipt) } // expect: finished-form-left-behind "purchase"
        }
    }

    private func order() async {
        do {
            try await store.submitOrder()
            path.append(.receipt) // expect: finished-form-left-behind "submitOrder"
        } catch {
            path.append(.prices) // ok: finished-form-left-behind — it has failed
        }
    }

    private func prices() async throws {
        try await store.loadPrices()
        path.append(.prices) // ok: finished-form-left-behind — nothing was finished
    }
}

struct ReceiptView: View {
    var body: some View { Text("Thanks") }
}

struct PricesView: View {
    var body: some View { Text("Prices") }
}

final class CheckoutViewController: UIViewController {
    private let store = Store()

    @IBAction func order() {
        Task {
            try await store.submitOrder()
            navigationController?.pushViewController(ThanksViewController(), animated: true) // expect: finished-form-left-behind "submitOrder"
        }
    }
}

final class ThanksViewController: UIViewController {}
