import SwiftUI

@main
struct StoriesApp: App {
    @State private var router = StoryRouter()
    var body: some Scene {
        WindowGroup {
            StoryRoot(router: router)
                .onOpenURL { url in router.open(url) }
        }
    }
}

enum StoryPage: Hashable { case list, story(Int) }

@Observable final class StoryRouter {
    var path: [StoryPage] = []
    var alone: StoryLink?
    func open(_ url: URL) {
        if url.host == "alone" { alone = StoryLink(id: 1) } else { path = [.list, .story(1)] }
    }
}

struct StoryLink: Identifiable { let id: Int }

struct StoryRoot: View {
    @Bindable var router: StoryRouter
    var body: some View {
        NavigationStack(path: $router.path) {
            Text("Stories")
                .navigationDestination(for: StoryPage.self) { page in
                    switch page {
                    case .list: StoryList()
                    case .story: StoryScreen()
                    }
                }
        }
        .fullScreenCover(item: $router.alone) { _ in NavigationStack { AloneScreen() } }
    }
}

struct StoryList: View { var body: some View { List { NavigationLink("One", value: StoryPage.story(1)) } } }

/// The link puts its parents under it first.
struct StoryScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Story").toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button { dismiss() } label: { Image(systemName: "chevron.left") } // ok: deep-link-back-without-parent — the list is behind it
            }
        }
    }
}

struct AloneScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Alone").toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button("Back") { dismiss() } // expect: deep-link-back-without-parent "dismisses"
            }
        }
    }
}
