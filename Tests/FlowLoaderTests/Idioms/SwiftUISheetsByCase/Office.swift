import SwiftUI

@main
struct OfficeApp: App {
    @StateObject private var desk = Desk()
    var body: some Scene { WindowGroup { OfficeHome().environmentObject(desk) } }
}

enum DeskSheet: Identifiable {
    case mail(String)
    case stamps
    case scanner
    var id: Int { 0 }
}

final class Desk: ObservableObject {
    @Published var sheet: DeskSheet?
    @Published var cover: DeskSheet?
    func close() { sheet = nil }
}

struct OfficeHome: View {
    @EnvironmentObject var desk: Desk
    var body: some View {
        NavigationStack {
            DeskList()
                .deskSheets($desk.sheet)
        }
        .fullScreenCover(item: $desk.cover) { $0.content(desk) } // edge: cover OfficeHome → MailForm, cover OfficeHome → StampList in NavigationStack, cover OfficeHome → ScannerScreen
    }
}

extension View {
    func deskSheets(_ sheet: Binding<DeskSheet?>) -> some View {
        self.sheet(item: sheet) { sheet in // edge: sheet OfficeHome → MailForm, sheet OfficeHome → StampList in NavigationStack, sheet OfficeHome → ScannerScreen
            switch sheet {
            case .mail(let address): MailForm(address: address)
            case .stamps: NavigationStack { StampList() }
            case .scanner: ScannerScreen()
            }
        }
    }
}

extension DeskSheet {
    @MainActor @ViewBuilder
    func content(_ desk: Desk) -> some View {
        switch self {
        case .mail(let address): MailForm(address: address)
        case .stamps: NavigationStack { StampList() }
        case .scanner: ScannerScreen()
        }
    }
}

struct DeskList: View {
    @EnvironmentObject var desk: Desk
    var body: some View {
        List {
            Button("Write") { desk.sheet = .mail("office") }
            Button("Stamps") { desk.sheet = .stamps }
            Button("Scan") { desk.cover = .scanner }
        }
    }
}

struct MailForm: View {
    let address: String
    @EnvironmentObject var desk: Desk
    var body: some View { Button("Close") { desk.sheet = nil } }
}
struct StampList: View {
    @EnvironmentObject var desk: Desk
    var body: some View { List { Text("Stamp") }.toolbar { Button("Done") { desk.close() } } }
}
struct ScannerScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } } // edge: dismiss ScannerScreen → ?
}
