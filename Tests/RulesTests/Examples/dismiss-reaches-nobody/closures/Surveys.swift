import SwiftUI

struct HostView: View {
    let onClose: () -> Void
    @State private var isAsking = false
    @State private var isPlanning = false

    var body: some View {
        VStack {
            HeaderView(title: "Survey") // expect: dismiss-reaches-nobody (warning) "onClose"
            HeaderView(title: "Plan", onClose: onClose) // ok: dismiss-reaches-nobody — handed on
            PlanView() // ok: dismiss-reaches-nobody — it has another way out
        }
    }
}

struct HeaderView: View {
    let title: String
    var onClose: (() -> Void)? = nil
    var body: some View {
        HStack {
            Text(title)
            Button("Close") { onClose?() }
        }
    }
}

struct PlanView: View {
    var onDone: (() -> Void)?
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Button("Done") { onDone?() }
            Button("Close") { dismiss() }
        }
    }
}
