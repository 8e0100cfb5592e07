import SwiftUI

struct GamesView: View {
    @Environment(\.presentationMode) private var mode
    @State private var isShowing = false
    @State private var picked: Game?

    var body: some View {
        List { Button("New") { isShowing = true } }
            .popover(isPresented: $isShowing) { help }
            .sheet(item: $picked) { game in
                NavigationView {
                    Text(game.name)
                        .navigationBarItems(leading: Button("Cancel") { // expect: dismiss-bound-to-presenter "GamesView"
                            mode.wrappedValue.dismiss()
                        })
                }
            }
    }

    private var help: some View {
        VStack {
            Text("Help")
                .onTapGesture { mode.wrappedValue.dismiss() } // expect: dismiss-bound-to-presenter "popover"
            Button("Close", action: close) // expect: dismiss-bound-to-presenter "popover"
        }
    }

    private func close() { mode.wrappedValue.dismiss() }
}

struct Game: Identifiable {
    let id: Int
    let name: String
}
