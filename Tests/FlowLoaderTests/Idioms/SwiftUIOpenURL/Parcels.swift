import SwiftUI

@main
struct ParcelsApp: App {
    @State private var model = ParcelModel()
    var body: some Scene {
        WindowGroup {
            ParcelRoot(model: model)
                .onOpenURL { url in model.open(url) }
                .onContinueUserActivity("parcel") { _ in model.tab = 1 } // expect: deep-link-ends-nowhere "tab"
        }
    }
}

struct Parcel: Hashable, Identifiable { let id: Int }

@Observable final class ParcelModel {
    var path: [Parcel] = []
    var shown: Parcel?
    var tab = 0
    func open(_ url: URL) {
        if url.host == "parcel" {
            path = [Parcel(id: 1)]
        } else {
            shown = Parcel(id: 2)
        }
    }
}

struct ParcelRoot: View {
    @Bindable var model: ParcelModel
    @State private var showsHelp = false
    var body: some View {
        NavigationStack(path: $model.path) {
            ParcelList()
                .navigationDestination(for: Parcel.self) { ParcelScreen2(parcel: $0) }
        }
        // edge: sheet ParcelRoot → ParcelSheet
        // edge: sheet ParcelRoot → ParcelSheet
        .sheet(item: $model.shown) { parcel in ParcelSheet(parcel: parcel) }
        // Once for whoever sets it, once for the link.
        .fullScreenCover(isPresented: $showsHelp) { ParcelHelp() } // edge: cover ParcelRoot → ParcelHelp, cover ParcelRoot → ParcelHelp
        .onOpenURL { _ in showsHelp = true }
    }
}

struct ParcelList: View { var body: some View { List { NavigationLink("One", value: Parcel(id: 1)) } } }
struct ParcelScreen2: View {
    let parcel: Parcel
    var body: some View { Text("Parcel") }
}

/// Opened by a link with nothing behind it: Back leads nowhere.
struct ParcelSheet: View {
    let parcel: Parcel
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            Text("Parcel").toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    // expect: deep-link-back-without-parent "dismisses"
                    Button { dismiss() } label: { Image(systemName: "chevron.left") }
                }
            }
        }
    }
}

struct ParcelHelp: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            Text("Help").toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button { dismiss() } label: { Image(systemName: "xmark") } // ok: deep-link-back-without-parent — Close, not Back
                }
            }
        }
    }
}
