import SwiftUI

@main
struct LodgeApp: App {
    var body: some Scene { WindowGroup { NavigationStack { LodgeHome() } } }
}

struct LodgeHome: View {
    @Environment(\.openURL) private var openURL
    @State private var showsPass = false
    var body: some View {
        List {
            NavigationLink("Rooms") { RoomScreen() }
            NavigationLink("Payment") { PaymentScreen() }
            NavigationLink("Folders") { FolderScreen() }
            NavigationLink("Form") { FormScreen() }
            NavigationLink("Plain") { PlainScreen() }
        }
        // A root has nothing to go back to.
        .navigationBarBackButtonHidden(true)
        .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Site") { openURL(URL(string: "https://example.org")!) } } // ok: custom-back-kills-swipe — a root
        }
        .sheet(isPresented: $showsPass) { NavigationStack { PassScreen() } }
    }
}

/// The harmful form, with the hidden bar of the newer spelling beside it.
struct RoomScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Button { dismiss() } label: { Label("Back", systemImage: "chevron.left") } // expect: custom-back-kills-swipe (warning) "RoomScreen"
            Text("Room")
        }
        .navigationBarBackButtonHidden()
    }
}

/// No way back on purpose while it is under way.
struct PaymentScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Paying")
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } // ok: custom-back-kills-swipe — Cancel is not Back
            }
    }
}

/// Back walks up inside the screen before it leaves.
struct FolderScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var depth = 0
    var body: some View {
        Text("Folder")
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { // ok: custom-back-kills-swipe — it leaves on one path only
                        if depth > 0 { depth -= 1 } else { dismiss() }
                    } label: {
                        Image(systemName: "chevron.left")
                    }
                }
            }
    }
}

/// Shown instead of Back only while something is being edited.
struct FormScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isEditing = false
    var body: some View {
        TextField("Name", text: .constant(""))
            .navigationBarBackButtonHidden(isEditing)
            .toolbar {
                if isEditing {
                    ToolbarItem(placement: .topBarLeading) {
                        Button("Back") { dismiss() } // ok: custom-back-kills-swipe — while editing
                    }
                }
            }
    }
}

/// The system's button, in other clothes.
struct PlainScreen: View {
    var body: some View {
        Text("Plain")
            .navigationBarBackButtonHidden(false)
            .toolbarRole(.editor) // ok: custom-back-kills-swipe — appearance only
    }
}

struct PassScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Pass")
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "xmark") } // ok: custom-back-kills-swipe — a modal root has no back
                }
            }
    }
}
