import SwiftUI

struct CancelItem: ToolbarContent {
    @Environment(\.dismiss) private var dismiss
    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { dismiss() } // expect: exit-missing-on-one-path (info) "The “Cancel” of “AddServerView” is only there under a condition"
        }
    }
}
