import SwiftUI

struct TicketsView: View {
    @State private var path: [String] = []
    @State private var showsFilter = false

    var body: some View {
        NavigationStack(path: $path) {
            Button("Filter") { showsFilter = true }
                .sheet(isPresented: $showsFilter) { FilterView() }
                .navigationDestination(for: String.self) { TicketView(id: $0) }
        }
        .onOpenURL { url in
            path.append(url.lastPathComponent) // expect: deep-link-push-under-modal (info) "TicketView"
        }
    }
}

struct NewsView: View {
    @State private var path: [Int] = []
    @State private var showsHelp = false

    var body: some View {
        NavigationStack(path: $path) {
            Button("Help") { showsHelp = true }
                .sheet(isPresented: $showsHelp) { Text("Help") }
                .navigationDestination(for: Int.self) { StoryView(number: $0) }
        }
        .onOpenURL { _ in
            showsHelp = false
            // ok: deep-link-push-under-modal — the sheet is closed first
            path.append(1)
        }
    }
}

@main struct ShopApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                TicketsView()
                NewsView()
            }
        }
    }
}

struct FilterView: View { var body: some View { Text("Filter") } }
struct TicketView: View { let id: String; var body: some View { Text(id) } }
struct StoryView: View { let number: Int; var body: some View { Text("\(number)") } }
