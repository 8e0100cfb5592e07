import SwiftUI

final class WorkoutModel: ObservableObject {
    let session = WorkoutSession()
}

final class WorkoutSession {
    func finish() {}
}

struct WorkoutsView: View {
    @State private var runs = false
    @State private var rows = false
    var body: some View {
        VStack {
            Button("Run") { runs = true }.sheet(isPresented: $runs) { RunView() }
            Button("Row") { rows = true }.sheet(isPresented: $rows, onDismiss: { rows = false }) { RowView() }
        }
    }
}

struct RunView: View {
    @Environment(\.dismiss) private var dismiss
    @StateObject private var model = WorkoutModel()
    var body: some View {
        NavigationStack {
            Text("Run").toolbar {
                Button("Close") { // expect: swipe-skips-close (info) "model.session.finish"
                    model.session.finish()
                    dismiss()
                }
            }
        }
    }
}

struct RowView: View {
    @Environment(\.dismiss) private var dismiss
    @StateObject private var model = WorkoutModel()
    var body: some View {
        NavigationStack {
            Text("Row").toolbar {
                Button("Close") { // ok: swipe-skips-close — the presenter sees both ways out
                    model.session.finish()
                    dismiss()
                }
            }
        }
    }
}
