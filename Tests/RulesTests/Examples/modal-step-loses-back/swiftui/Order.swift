import SwiftUI

@main struct ShopApp: App {
    var body: some Scene { WindowGroup { CartView() } }
}

struct CartView: View {
    @State private var orders = false
    var body: some View {
        Button("Order") { orders = true }
            .sheet(isPresented: $orders) { OrderView(isShown: $orders) }
    }
}

struct OrderView: View {
    @Binding var isShown: Bool
    var body: some View {
        NavigationStack {
            NavigationLink("Pay") { PaymentView(isShown: $isShown) }
                .toolbar {
                    // ok: modal-step-loses-back — the first page
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } }
                }
        }
    }
}

struct PaymentView: View {
    @Binding var isShown: Bool
    var body: some View {
        NavigationLink("Check") { CheckView(isShown: $isShown) }
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Cancel") { isShown = false } // expect: modal-step-loses-back "replaces Back"
                }
            }
    }
}

struct CheckView: View {
    @Binding var isShown: Bool
    var body: some View {
        NavigationLink("Order now") { ThanksView(isShown: $isShown) }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Cancel") { isShown = false } // ok: modal-step-loses-back — it stands beside Back
                }
            }
    }
}

struct ThanksView: View {
    @Binding var isShown: Bool
    var body: some View {
        Text("Thanks")
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Done") { isShown = false } // ok: modal-step-loses-back — the last page
                }
            }
    }
}
