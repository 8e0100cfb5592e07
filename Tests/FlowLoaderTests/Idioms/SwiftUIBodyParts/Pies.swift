import SwiftUI

extension BakeryHome {
    func pies() -> some View {
        let pie = PieScreen()
        return NavigationLink(destination: pie) { Text("Apple") } // edge: link BakeryHome → PieScreen
    }
}

struct PieScreen: View { var body: some View { Text("Pie") } }
struct BreadScreen: View { var body: some View { Text("Bread") } }
struct CakeScreen: View { var body: some View { Text("Cake") } }
struct TermsScreen: View { var body: some View { Text("Terms") } }
struct OvenScreen: View { var body: some View { Text("Oven") } }
