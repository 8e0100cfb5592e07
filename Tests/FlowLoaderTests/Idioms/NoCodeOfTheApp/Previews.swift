import SwiftUI

// Previews, comments, text and other platforms: nothing here is the app's way of showing anything, so that no rule speaks.

@main struct HarbourApp: App {
    var body: some Scene { WindowGroup { NavigationStack { QuayView() } } }
}

struct QuayView: View {
    // ok: modal-without-exit — a comment: .fullScreenCover(isPresented: $shows) { TideView() }
    // .sheet(isPresented: $shows) { NavigationStack { TideView().navigationTitle("Tide") } }
    /* present(TideController(), animated: true); dismiss(animated: true); present(TideController(), animated: true) */
    let help = """
        .fullScreenCover(isPresented: $shows) { TideView() }
        .sheet(isPresented: $edits) { BoatEditor() }
        """ // ok: modal-without-exit, edits-lost-on-swipe-dismiss — text
    var body: some View { Text(help) }
}

struct TideView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Tide").toolbar {
            ToolbarItem(placement: .topBarLeading) {
                // ok: modal-exit-not-rendered, back-chevron-on-modal — only a preview presents it
                Button { dismiss() } label: { Image(systemName: "chevron.left") }
            }
        }
    }
}

struct BoatEditor: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var berth = ""
    var body: some View {
        Form {
            TextField("Name", text: $name)
            TextField("Berth", text: $berth)
        }
        .toolbar {
            Button("Cancel") { dismiss() }
            // ok: edits-lost-on-swipe-dismiss, modal-exit-not-rendered — only a preview presents it
            Button("Save") { dismiss() }
        }
    }
}

#Preview {
    @Previewable @State var shows = true
    Text("Quay")
        .fullScreenCover(isPresented: $shows) { TideView() } // ok: modal-without-exit — a preview
        .sheet(isPresented: $shows) { BoatEditor() } // ok: modal-without-close — a preview
}

struct QuayView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            NavigationStack { TideView() } // ok: nested-navigation-stack — a preview
                .fullScreenCover(isPresented: .constant(true)) { Text("Tide") } // ok: modal-without-exit — a preview
                .onOpenURL { _ in } // ok: deep-link-ends-nowhere — a preview
        }
    }
}

#if os(macOS)
struct MacQuay: View {
    @State private var shows = false
    var body: some View {
        Button("Tide") { shows = true }
            .sheet(isPresented: $shows) { TideView() } // ok: modal-exit-not-rendered — a Mac draws the toolbar of a sheet
    }
}
#endif
