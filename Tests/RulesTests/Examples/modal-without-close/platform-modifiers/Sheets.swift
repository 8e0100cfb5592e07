import SwiftUI

struct HomeView: View {
    @State private var showsAbout = false
    @State private var showsTerms = false

    var body: some View {
        VStack {
            Button("About") { showsAbout = true }
            Button("Terms") { showsTerms = true }
        }
        // ok: modal-without-close — on iOS the modifier adds Close
        .sheet(isPresented: $showsAbout) { NavigationStack { AboutView(isShown: $showsAbout) } }
        // ok: modal-without-close — the wrapper adds Done around whatever it is given
        .sheet(isPresented: $showsTerms) { TermsSheet { TermsView() } done: { showsTerms = false } }
    }
}

struct AboutView: View {
    @Binding var isShown: Bool
    var body: some View {
        Text("About").navigationTitle("About").closable { isShown = false }
    }
}

extension View {
    func closable(_ action: @escaping () -> Void) -> some View {
        #if os(iOS)
        return toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close", action: action) } }
        #else
        return self
        #endif
    }
}

struct TermsSheet<Content: View>: View {
    let content: () -> Content
    let done: () -> Void

    init(@ViewBuilder content: @escaping () -> Content, done: @escaping () -> Void) {
        self.content = content
        self.done = done
    }

    var body: some View {
        NavigationStack {
            content().toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { done() } }
            }
        }
    }
}

struct TermsView: View {
    var body: some View { Text("Terms").navigationTitle("Terms") }
}
