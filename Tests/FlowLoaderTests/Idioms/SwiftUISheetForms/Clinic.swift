import SwiftUI

@main
struct ClinicApp: App {
    var body: some Scene { WindowGroup { NavigationStack { ClinicHome() } } }
}

struct Patient: Identifiable { let id: Int }

struct ClinicHome: View {
    let patients: [Patient] = []
    @State private var showsNews = false
    @State private var showsChart = false
    @State private var patient: Patient?
    @State private var hint: Patient?
    @State private var showsSide = false

    var body: some View {
        List(patients) { one in
            Text("Patient").onTapGesture { patient = one }
        }
        .sheet(isPresented: $showsNews) { ClinicNews() } // edge: sheet ClinicHome → ClinicNews
        .sheet(isPresented: $showsNews, onDismiss: { showsChart = true }) { // edge: sheet ClinicHome → ClinicNews in NavigationStack
            NavigationStack { ClinicNews() }
        }
        .sheet(item: $patient) { patient in // edge: sheet ClinicHome → PatientScreen
            PatientScreen(patient: patient)
        }
        .sheet(item: $patient, content: PatientCard.init) // edge: sheet ClinicHome → PatientCard
        .sheet(isPresented: $showsChart, content: makeChart) // edge: sheet ClinicHome → ChartView
        .fullScreenCover(isPresented: $showsChart, onDismiss: reload, content: { ChartView() }) // edge: cover ClinicHome → ChartView // expect: modal-without-exit
        .popover(item: $hint) { _ in HintView() } // edge: popover ClinicHome → HintView
        .popover(isPresented: $showsNews, arrowEdge: .top) { Text("News") } // edge: popover ClinicHome → system:Text
        .inspector(isPresented: $showsSide) { SideView() } // edge: sheet ClinicHome → SideView
        .alert("Delete?", isPresented: $showsNews) { Button("Delete", role: .destructive) {} } // edge: alert ClinicHome → system:Alert
        .alert(item: $hint) { _ in Alert(title: Text("Hint")) } // edge: alert ClinicHome → system:Alert
        .confirmationDialog("Which?", isPresented: $showsSide) { Button("One") {} } // edge: actionSheet ClinicHome → system:ConfirmationDialog
        .actionSheet(isPresented: $showsSide) { ActionSheet(title: Text("Which?")) } // edge: actionSheet ClinicHome → system:ActionSheet
    }

    func makeChart() -> some View { ChartView() }
    func reload() {}
}

struct ClinicNews: View { var body: some View { Text("News") } }
struct PatientScreen: View {
    let patient: Patient
    var body: some View { Text("Patient") }
}
struct PatientCard: View {
    let patient: Patient
    var body: some View { Text("Card") }
}
struct ChartView: View { var body: some View { Text("Chart") } }
struct HintView: View { var body: some View { Text("Hint") } }
struct SideView: View { var body: some View { Text("Side") } }
