import SwiftUI

final class UploadModel: ObservableObject {
    @Published var isSending = false
    @Published var showsChrome = true
}

struct AlbumsView: View {
    @State private var sheet = 0
    @State private var adds = false
    @State private var sends = false
    @State private var signs = false
    @State private var views = false
    @State private var names = false
    @State private var sorts = false
    @State private var locks = false

    var body: some View {
        VStack {
            Button("Add") { adds = true }.sheet(isPresented: $adds) { AlbumView() }
            Button("Send") { sends = true }.sheet(isPresented: $sends) { SendView() }
            Button("Sign") { signs = true }.sheet(isPresented: $signs) { SignView() }
            Button("View") { views = true }.sheet(isPresented: $views) { PhotoPageView() }
            Button("Name") { names = true }.sheet(isPresented: $names) { NameView() }
            Button("Sort") { sorts = true }.sheet(isPresented: $sorts) { SortView(isWorking: false) }
            Button("Lock") { locks = true }.sheet(isPresented: $locks) { LockedAlbumView() }
        }
    }
}

/// Cancel is not drawn while the album is saved.
struct AlbumView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isSaving = false

    var body: some View {
        NavigationStack {
            Text("Album").toolbar {
                if !isSaving {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Cancel") { dismiss() } // expect: swipe-skips-close (warning) "hidden while isSaving"
                    }
                }
            }
        }
    }
}

/// It fades away instead, and the state is a model's.
struct SendView: View {
    @Environment(\.dismiss) private var dismiss
    @StateObject private var model = UploadModel()

    var body: some View {
        VStack {
            Button("Close") { dismiss() } // expect: swipe-skips-close (warning) "hidden while model.isSending"
                .opacity(model.isSending ? 0 : 1)
            Text("Send")
        }
    }
}

/// A spinner stands in its place.
struct SignView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isSubmitting = false

    var body: some View {
        VStack {
            if isSubmitting {
                ProgressView()
            } else {
                Button("Cancel") { dismiss() } // expect: swipe-skips-close (warning) "hidden while isSubmitting"
            }
        }
    }
}

struct LockedAlbumView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isSaving = false

    var body: some View {
        NavigationStack {
            Text("Album")
                .toolbar {
                    if !isSaving {
                        Button("Cancel") { dismiss() } // ok: swipe-skips-close — the swipe is off as well
                    }
                }
                .interactiveDismissDisabled(isSaving)
        }
    }
}

struct PhotoPageView: View {
    @Environment(\.dismiss) private var dismiss
    @StateObject private var model = UploadModel()

    var body: some View {
        ZStack {
            Image("Photo").onTapGesture { model.showsChrome.toggle() }
            Button("Close") { dismiss() } // ok: swipe-skips-close — the whole picture is shown without buttons, nothing is under way
                .opacity(model.showsChrome ? 1 : 0)
        }
    }
}

struct NameView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isSaving = false

    var body: some View {
        VStack {
            if isSaving {
                Button("Stop") { isSaving = false }
            } else {
                Button("Cancel") { dismiss() } // ok: swipe-skips-close — another button stands there meanwhile
            }
        }
    }
}

struct SortView: View {
    @Environment(\.dismiss) private var dismiss
    let isWorking: Bool

    var body: some View {
        VStack {
            if !isWorking {
                Button("Close") { dismiss() } // ok: swipe-skips-close — it is told so once, when it is made
            }
        }
    }
}
