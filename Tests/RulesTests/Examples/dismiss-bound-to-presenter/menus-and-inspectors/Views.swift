import SwiftUI

// Menus, inspectors, and a property used in a cover only.

struct AlbumView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsTools = false
    @State private var showsInfo = false
    @State private var showsTour = false
    @State private var showsCrop = false

    var body: some View {
        Text("Album")
            .inspector(isPresented: $showsInfo) {
                Button("Close") { dismiss() } // expect: dismiss-bound-to-presenter (warning)
            }
            .sheet(isPresented: $showsTools) {
                Menu("More") {
                    Button("Close") { dismiss() } // expect: dismiss-bound-to-presenter (warning)
                }
            }
            .fullScreenCover(isPresented: $showsTour) { tour }
            .sheet(isPresented: $showsCrop) {
                CropView(onDone: { dismiss() }) // ok: dismiss-bound-to-presenter — handed on: it may be meant to close both
            }
    }

    private var tour: some View {
        VStack {
            Text("Tour")
            Button("Done") { dismiss() } // expect: dismiss-bound-to-presenter (warning)
        }
    }
}

struct CropView: View {
    let onDone: () -> Void
    var body: some View { Button("Done", action: onDone) }
}
