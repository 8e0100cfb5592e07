import SwiftUI

struct Ticket: Identifiable { let id: String }

@main struct TicketsApp: App {
    @State private var ticket: Ticket?
    @State private var code: Ticket?
    var body: some Scene {
        WindowGroup {
            TicketsView()
                // ok: deep-link-without-exit — that nothing closes the cover is said already
                .fullScreenCover(item: $ticket) { ticket in // expect: modal-without-exit (error) "TicketView"
                    TicketView(ticket: ticket)
                }
                // ok: deep-link-without-exit — a part of it sets the binding to nil
                .fullScreenCover(item: $code) { _ in CodeView(code: $code) }
                .onOpenURL { url in
                    if url.host == "code" { code = Ticket(id: url.path) } else { ticket = Ticket(id: url.path) }
                }
        }
    }
}

struct TicketsView: View {
    var body: some View { Text("Tickets") }
}

struct TicketView: View {
    let ticket: Ticket
    var body: some View { Text(ticket.id) }
}

struct CodeView: View {
    @Binding var code: Ticket?
    var body: some View { Button("Close") { code = nil } }
}
