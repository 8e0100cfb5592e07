import SwiftUI

@main
struct PantryApp: App {
    @State private var isOpen = false
    var body: some Scene {
        WindowGroup {
            // ok: nested-navigation-stack — the roots take turns
            if isOpen { NavigationStack { PantryTabs() } } else { PantryGate() }
        }
    }
}

/// Each branch of the root is a window of its own.
struct PantryGate: View {
    var body: some View {
        NavigationStack { Text("Closed") } // ok: nested-navigation-stack — the other root
    }
}

struct PantryTabs: View {
    @State private var showsJars = false
    @State private var showsHelp = false
    @State private var showsTin = false
    @State private var showsSide = false

    var body: some View {
        List {
            NavigationLink("Jars") { JarList() }
            NavigationLink("Labels") { LabelScreen(isAlone: false) }
            NavigationLink("Shelves") { ShelfScreen() }
        }
        // Written inside the stack, and each a layer of its own.
        .sheet(isPresented: $showsJars) { JarSheet() }
        .fullScreenCover(isPresented: $showsHelp) { HelpCover() }
        .popover(isPresented: $showsTin) { TinPopover() }
        .inspector(isPresented: $showsSide) { SideInspector() }
    }
}

/// The root of a sheet, around the same view that is pushed bare.
struct JarSheet: View {
    var body: some View {
        NavigationStack { JarList() } // ok: nested-navigation-stack — a sheet starts without a stack
    }
}

struct JarList: View {
    var body: some View { List { NavigationLink("Plums") { LabelScreen(isAlone: false) } } }
}

struct HelpCover: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack { // ok: nested-navigation-stack — a cover starts without a stack
            Text("Help").toolbar { Button("Done") { dismiss() } }
        }
    }
}

struct TinPopover: View {
    var body: some View {
        NavigationStack { Text("Tin").navigationTitle("Tin") } // ok: nested-navigation-stack — a popover is a layer
    }
}

struct SideInspector: View {
    var body: some View {
        NavigationStack { Text("Side") } // ok: nested-navigation-stack — an inspector is a column of its own
    }
}

/// With a stack where it is a sheet's root, bare where it is pushed.
struct LabelScreen: View {
    let isAlone: Bool
    var body: some View {
        if isAlone {
            NavigationStack { content } // ok: nested-navigation-stack — under a condition
        } else {
            content
        }
    }
    private var content: some View { Text("Label").navigationTitle("Label") }
}

/// What another view brings in one system version only.
struct ShelfScreen: View {
    var body: some View {
        if #available(iOS 17, *) {
            Text("Shelf")
        } else {
            NavigationView { Text("Shelf") } // ok: nested-navigation-stack — on older systems only
        }
    }
}

#Preview {
    NavigationStack { JarSheet() }
}

struct JarSheet_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { HelpCover() } // ok: nested-navigation-stack — previews are no app
    }
}
