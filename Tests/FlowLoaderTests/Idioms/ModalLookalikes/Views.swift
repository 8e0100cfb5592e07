import SwiftUI

struct MarketApp: App {
    @StateObject private var session = MarketSession()
    var body: some Scene {
        WindowGroup {
            MarketView()
                .environmentObject(session)
                // ok: modal-without-exit, modal-without-close — signing in takes it away (6)
                .fullScreenCover(isPresented: $session.isLocked) { LockView() }
        }
    }
}

final class MarketSession: ObservableObject {
    @Published var isLocked = true
    func unlock() { isLocked = false }
}

struct LockView: View {
    @EnvironmentObject private var session: MarketSession
    var body: some View { Button("Unlock") { session.unlock() } }
}

struct MarketView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var stall: Stall?
    @State private var showsRules = false
    @State private var showsPrices = false
    @State private var showsSort = false
    @State private var showsNote = false
    @State private var showsTip = false
    @State private var visits = 0

    var body: some View {
        Text("Market")
            // ok: modal-without-exit, exit-missing-on-one-path, dismiss-reaches-nobody — the caller's closure closes it (7)
            .fullScreenCover(item: $stall) { stall in StallView(stall: stall, onClose: { self.stall = nil }) }
            // ok: modal-without-exit — a grandchild sets the binding
            .fullScreenCover(isPresented: $showsPrices) { PricesView(isShown: $showsPrices) }
            .sheet(isPresented: $showsRules) {
                // ok: modal-exit-not-rendered, modal-without-close, dismiss-bound-to-presenter — Done where the content is wrapped (8)
                NavigationStack {
                    RulesView().toolbar { Button("Done") { showsRules = false } }
                }
            }
            .sheet(isPresented: $showsTip) {
                // ok: modal-without-close, modal-without-exit — a card with a grabber (9)
                TipView().presentationDetents([.medium]).presentationDragIndicator(.visible)
            }
            .sheet(isPresented: $showsNote, onDismiss: { visits += 1 }) { StallNoteView() } // ok: swipe-skips-close — the presenter sees both (14)
            .sheet(isPresented: $showsSort) { SortView() }
    }
}

struct Stall: Identifiable { let id: Int }

struct StallView: View {
    let stall: Stall
    let onClose: () -> Void
    var body: some View { Button("Close", action: onClose) }
}

struct PricesView: View {
    @Binding var isShown: Bool
    var body: some View { PriceList(isShown: $isShown) }
}

struct PriceList: View {
    @Binding var isShown: Bool
    var body: some View { Button("Close") { isShown = false } }
}

struct RulesView: View {
    var body: some View { Text("Rules").navigationTitle("Rules") }
}

struct TipView: View {
    var body: some View { Text("Tip") }
}

/// The swipe is off while it is saved; Cancel is not (10).
struct StallNoteView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""
    @State private var place = ""
    @State private var isSaving = false
    var body: some View {
        NavigationStack {
            Form {
                TextField("Text", text: $text)
                TextField("Place", text: $place)
            }
            .toolbar {
                // ok: swipe-skips-close, edits-lost-on-swipe-dismiss — a changed note is not swiped away
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
            }
            .interactiveDismissDisabled(isSaving || !text.isEmpty)
        }
    }
}

/// A filter that works as it is set (12).
struct SortView: View {
    @AppStorage("order") private var order = 0
    @AppStorage("query") private var query = ""
    @AppStorage("town") private var town = ""
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            Form {
                TextField("Query", text: $query)
                TextField("Town", text: $town)
            }
            // ok: edits-lost-on-swipe-dismiss, swipe-skips-close — it writes through
            .toolbar { Button("Done") { dismiss() } }
        }
    }
}
