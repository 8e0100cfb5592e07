import SwiftUI

@main
struct MillApp: App {
    var body: some Scene { WindowGroup { NavigationStack { MillHome() } } }
}

struct MillHome: View {
    @State private var showsFlour = false
    @State private var showsGrain = false
    @State private var showsSteps = false
    @State private var showsStyle = false
    var body: some View {
        NavigationLink("Grain") { GrainScreen() }
            .fullScreenCover(isPresented: $showsFlour) { NavigationStack { FlourScreen() } }
            .sheet(isPresented: $showsGrain) { NavigationStack { GrainScreen() } }
            .sheet(isPresented: $showsSteps) { NavigationStack { StepOne() } }
            .sheet(isPresented: $showsStyle) { NavigationStack { StyledScreen(isModal: true) } }
    }
}

struct FlourScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Flour").toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button(action: dismiss.callAsFunction) { Image(systemName: "chevron.backward") } // expect: back-chevron-on-modal "FlourScreen"
            }
        }
    }
}

/// Pushed here, presented there.
struct GrainScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Grain").toolbar {
            ToolbarItem(placement: .topBarLeading) {
                // expect: one-screen-two-ways "looks like Back"
                Button { dismiss() } label: { Image(systemName: "chevron.left") } // ok: back-chevron-on-modal — it is pushed as well
            }
        }
    }
}

/// A step of a flow in a sheet: there Back is Back.
struct StepOne: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationLink("Next") { StepTwo() }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } // ok: back-chevron-on-modal — Cancel
            }
    }
}

struct StepTwo: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Two").toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button { dismiss() } label: { Image(systemName: "chevron.left") } // ok: back-chevron-on-modal — pushed inside the modal
            }
        }
    }
}

/// The look is chosen by how it is shown.
struct StyledScreen: View {
    let isModal: Bool
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Styled").toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button { dismiss() } label: { Image(systemName: isModal ? "xmark" : "chevron.left") } // ok: back-chevron-on-modal — by a flag
            }
        }
    }
}
