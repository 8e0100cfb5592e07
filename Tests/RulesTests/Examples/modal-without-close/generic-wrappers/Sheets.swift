import SwiftUI

struct NoticesView: View {
    @State private var link: URL?
    var body: some View {
        Text("Notices").sheet(item: $link) { link in // ok: modal-without-close — the wrapper around its content has Done
            PageSheet(link: link, done: { self.link = nil })
        }
    }
}

extension URL: Identifiable { public var id: String { absoluteString } }

struct PageSheet: View {
    let link: URL
    let done: () -> Void

    var body: some View {
        FramedSheet(model: .init(title: "Page", done: done)) {
            switch link.scheme {
            case "https": SafePage(isShown: .constant(true), link: link)
            default: Text(link.absoluteString)
            }
        }
    }
}

struct FramedSheetModel {
    let title: String
    let done: () -> Void
    let doneTitle = NSLocalizedString("Done", comment: "")
}

struct FramedSheet<Content: View>: View {
    let content: Content
    let model: FramedSheetModel

    init(model: FramedSheetModel, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.model = model
    }

    var body: some View {
        NavigationView {
            content
                .navigationTitle(model.title)
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button(action: model.done, label: { Text(model.doneTitle) })
                    }
                }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct SafePage: UIViewRepresentable {
    @Binding var isShown: Bool
    let link: URL
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}
