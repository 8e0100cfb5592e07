import SwiftUI
import UIKit

@main
struct NewsApp: App {
    @UIApplicationDelegateAdaptor(NewsDelegate.self) private var delegate
    var body: some Scene { WindowGroup { NewsHome().environmentObject(NewsInbox.shared) } }
}

final class NewsInbox: ObservableObject {
    static let shared = NewsInbox()
    @Published var opened: NewsItem?
    @Published var pages: [NewsItem] = []
}

struct NewsItem: Identifiable, Hashable { let id: Int }

/// A notification sets the state that shows the article.
final class NewsDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        NewsInbox.shared.opened = NewsItem(id: 1)
        NewsInbox.shared.pages.append(NewsItem(id: 2)) // edge: push flow:NewsDelegate → NewsScreen
        completionHandler()
    }
}

struct NewsHome: View {
    @EnvironmentObject private var inbox: NewsInbox
    var body: some View {
        NavigationStack(path: $inbox.pages) {
            List { NavigationLink("Today", value: NewsItem(id: 3)) } // edge: link NewsHome → NewsScreen
                .navigationDestination(for: NewsItem.self) { NewsScreen(item: $0) }
        }
        .sheet(item: $inbox.opened) { item in NewsSheet(item: item) } // edge: sheet NewsHome → NewsSheet
    }
}

struct NewsScreen: View {
    let item: NewsItem
    var body: some View { Text("News") }
}
struct NewsSheet: View {
    let item: NewsItem
    var body: some View { Text("News") }
}
