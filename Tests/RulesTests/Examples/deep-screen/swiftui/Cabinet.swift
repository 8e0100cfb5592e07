import SwiftUI

@main
struct CabinetApp: App {
    var body: some Scene { WindowGroup { NavigationStack { AView() } } }
}

struct AView: View {
    var body: some View { NavigationLink("B") { BView() } }
}

struct BView: View {
    var body: some View { NavigationLink("C") { CView() } }
}

struct CView: View {
    @State private var opens = false
    var body: some View {
        Button("D") { opens = true }
            .sheet(isPresented: $opens) { NavigationStack { DView() } }
    }
}

struct DView: View {
    var body: some View { NavigationLink("E") { EView() } }
}

struct EView: View {
    var body: some View { NavigationLink("F") { FView() } }
}

struct FView: View {
    var body: some View { NavigationLink("G") { GView() } }
}

struct GView: View { // ok: deep-screen — six moves are not deep
    var body: some View { NavigationLink("H") { HView() } }
}

struct HView: View { // expect: deep-screen "It takes 7 moves"
    var body: some View { Text("H") }
}
