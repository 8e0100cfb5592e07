import SwiftUI

@main struct TicketsApp: App {
    @State private var ticket: String?
    @State private var code: String?
    var body: some Scene {
        WindowGroup {
            TicketsView()
                .fullScreenCover(item: $ticket) { ticket in
                    TicketView(ticket: ticket)
                }
                .fullScreenCover(item: $code) { code in
                    CodeView(code: $code) // ok: deep-link-without-exit — a part of it sets the binding to nil
                }
                .onOpenURL { url in
                    if url.host == "code" { code = url.path } else { ticket = url.path }
                }
        }
    }
}

extension String: @retroactive Identifiable {
    public var id: String { self }
}

struct TicketsView: View {
    var body: some View { Text("Tickets") }
}

struct TicketView: View {
    let ticket: String
    var body: some View { Text(ticket) }
}

struct CodeView: View {
    @Binding var code: String?
    var body: some View { Button("Close") { code = nil } }
}
