import SwiftUI

struct DeskView: View {
    var body: some View {
        NavigationSplitView { // expect: split-detail-without-stack (warning) "is ignored"
            List { Text("Desk") }
        } detail: {
            if Bool.random() { FolderView() } else { Text("Nothing chosen") }
        }
    }
}

/// The destination stands in a view that it composes.
struct FolderView: View {
    var body: some View { VStack { Text("Folder"); PageView() } }
}

struct PageView: View {
    @State private var isOpen = false
    var body: some View {
        Button("Open") { isOpen = true }.navigationDestination(isPresented: $isOpen) { Text("Page") }
    }
}
