import SwiftUI

// The same in views: a cover that closes in the branch after the answer, and one that can be given up.

@main struct MarketApp: App {
    var body: some Scene { WindowGroup { StallView() } }
}

struct StallView: View {
    @State private var isJoining = false
    @State private var isRating = false
    var body: some View {
        VStack {
            Button("Join") { isJoining = true }
            Button("Rate") { isRating = true }
        }
        // todo-expect: modal-without-exit — a dismissal after an awaited call counts as a way out
        .fullScreenCover(isPresented: $isJoining) { JoinView() }
        // ok: modal-without-exit — “Later” closes it besides
        .fullScreenCover(isPresented: $isRating) { RatingView() }
    }
}

final class Club {
    func join() async throws {}
}

struct JoinView: View {
    let club = Club()
    @Environment(\.dismiss) private var dismiss
    @State private var hasFailed = false
    var body: some View {
        Button("Join") {
            Task {
                do {
                    try await club.join()
                    dismiss()
                } catch {
                    hasFailed = true
                }
            }
        }
    }
}

struct RatingView: View {
    let club = Club()
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Button("Send") {
                Task {
                    do {
                        try await club.join()
                        dismiss()
                    } catch {}
                }
            }
            Button("Later") { dismiss() }
        }
    }
}
