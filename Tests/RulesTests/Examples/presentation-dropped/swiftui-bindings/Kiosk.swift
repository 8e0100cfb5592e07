import SwiftUI
import UIKit

struct KioskView: View {
    @State private var showsCart = false
    @State private var item: KioskItem?
    @State private var isBusy = false

    var body: some View {
        Button("Cart") { showsCart = true }
            .sheet(isPresented: $showsCart) {
                VStack {
                    Button("Pay") {
                        showsCart = false
                        // expect: presentation-dropped (info) "“ReceiptViewController” is presented while"
                        topViewController?.present(ReceiptViewController(), animated: true)
                    }
                    Button("Later") {
                        showsCart = false
                        // ok: presentation-dropped — the sheet has its time to go
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { topViewController?.present(ReceiptViewController(), animated: true) }
                    }
                    Button("Print") {
                        isBusy = false
                        topViewController?.present(ReceiptViewController(), animated: true) // ok: presentation-dropped — a flag that shows nothing
                    }
                }
            }
            .sheet(item: $item, onDismiss: {
                topViewController?.present(ReceiptViewController(), animated: true) // ok: presentation-dropped — the sheet has gone
            }) { _ in Text("Item") }
    }

    private func share() {
        item = nil
        if let top = topViewController {
            top.present(ReceiptViewController(), animated: true) // expect: presentation-dropped (info) "still being dismissed"
        }
    }

    private func open() {
        guard !isBusy else {
            showsCart = false
            return
        }
        topViewController?.present(ReceiptViewController(), animated: true) // ok: presentation-dropped — the other branch has returned
    }

    private var topViewController: UIViewController? { Kiosk.shared.host }
}

struct KioskItem: Identifiable { let id = 1 }

final class Kiosk {
    static let shared = Kiosk()
    weak var host: UIViewController?
}

final class ReceiptViewController: UIViewController {}
