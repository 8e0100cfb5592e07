import AppIntents
import SwiftUI

@main
struct TimerApp: App {
    var body: some Scene { WindowGroup { TimerRoot() } }
}

@Observable final class TimerNavigator {
    static let shared = TimerNavigator()
    var path: [TimerPage] = []
    var isStarting = false
}

enum TimerPage: Hashable { case history, timer(Int) }

struct StartTimerIntent: AppIntent {
    static let title: LocalizedStringResource = "Start"
    static let openAppWhenRun = true

    @MainActor func perform() async throws -> some IntentResult {
        TimerNavigator.shared.isStarting = true
        return .result()
    }
}

struct ShowHistoryIntent: AppIntent {
    static let title: LocalizedStringResource = "History"
    static var openAppWhenRun: Bool { true }

    @MainActor func perform() async throws -> some IntentResult {
        // edge: push flow:ShowHistoryIntent → HistoryScreen
        // edge: push flow:ShowHistoryIntent → HistoryScreen
        TimerNavigator.shared.path.append(.history) // expect: deep-link-push-under-modal "HistoryScreen"
        return .result()
    }
}

struct TimerRoot: View {
    @Bindable private var navigator = TimerNavigator.shared
    var body: some View {
        NavigationStack(path: $navigator.path) {
            List { NavigationLink("History", value: TimerPage.history) } // edge: link TimerRoot → HistoryScreen
                .navigationDestination(for: TimerPage.self) { page in
                    switch page {
                    case .history: HistoryScreen()
                    case .timer: TimerScreen()
                    }
                }
        }
        .sheet(isPresented: $navigator.isStarting) { NewTimerSheet() } // edge: sheet TimerRoot → NewTimerSheet, sheet TimerRoot → NewTimerSheet
    }
}

struct HistoryScreen: View { var body: some View { Text("History") } }
struct TimerScreen: View { var body: some View { Text("Timer") } }
struct NewTimerSheet: View { var body: some View { Text("New") } }
