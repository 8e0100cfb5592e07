import SwiftUI

// The same in views: a cover that closes in the branch after the answer, and one that can be given up.

@main struct MarketApp: App {
    var body: some Scene { WindowGroup { StallView() } }
}

struct StallView: View {
    @State private var isJoining = false
    @State private var isRating = false
    @State private var isLeaving = false
    @State private var isThanking = false
    @State private var isWaving = false
    @State private var isWaiting = false
    var body: some View {
        VStack {
            Button("Join") { isJoining = true }
            Button("Rate") { isRating = true }
            Button("Leave") { isLeaving = true }
            Button("Thank") { isThanking = true }
            Button("Wave") { isWaving = true }
            Button("Wait") { isWaiting = true }
        }
        // expect: modal-without-exit (warning) "unless"
        .fullScreenCover(isPresented: $isJoining) { JoinView() }
        // ok: modal-without-exit — “Later” closes it besides
        .fullScreenCover(isPresented: $isRating) { RatingView() }
        // ok: modal-without-exit — the error is dealt with, and it closes all the same
        .fullScreenCover(isPresented: $isLeaving) { LeavingView() }
        // ok: modal-without-exit — it closes however the call ends
        .fullScreenCover(isPresented: $isThanking) { ThankingView() }
        // ok: modal-without-exit — the error is kept back
        .fullScreenCover(isPresented: $isWaving) { WavingView() }
        // ok: modal-without-exit — a pause does not fail
        .fullScreenCover(isPresented: $isWaiting) { WaitingView() }
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

struct LeavingView: View {
    let club = Club()
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Go") {
            Task {
                do { try await club.join() } catch { print(error) }
                dismiss()
            }
        }
    }
}

struct ThankingView: View {
    let club = Club()
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Go") {
            Task {
                defer { dismiss() }
                try await club.join()
            }
        }
    }
}

struct WavingView: View {
    let club = Club()
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Go") {
            Task {
                try? await club.join()
                dismiss()
            }
        }
    }
}

struct WaitingView: View {
    let club = Club()
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Go") {
            Task {
                try await Task.sleep(for: .seconds(1))
                dismiss()
            }
        }
    }
}
