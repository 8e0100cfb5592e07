import SwiftUI

@main
struct BookingApp: App {
    var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
}

struct HomeView: View {
    var body: some View {
        VStack {
            NavigationLink("Book") { DatesView() } // expect: no-way-home "From “DatesView” no way leads home"
            NavigationLink("Note") { NoteView() } // ok: no-way-home — Done goes back
        }
    }
}

struct DatesView: View {
    var body: some View {
        NavigationLink("Next") { RoomView() }
            .navigationBarBackButtonHidden(true)
    }
}

/// It can be left, but only for the step before.
struct RoomView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Other dates") { dismiss() }
            .navigationBarBackButtonHidden(true)
    }
}

struct NoteView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Done") { dismiss() }
            .navigationBarBackButtonHidden(true)
    }
}
