import SwiftUI

@main
struct TourApp: App {
    var body: some Scene { WindowGroup { TourHome() } }
}

/// A carousel is no tab bar: it may stand in a stack.
struct TourHome: View { // screen: TourHome screen swiftui
    var body: some View {
        NavigationStack {
            TabView { // edge: embed TourHome → FirstStop, embed TourHome → SecondStop
                FirstStop()
                SecondStop()
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
        }
    }
}

struct FirstStop: View { var body: some View { NavigationLink("Gate") { StopScreen() } } } // edge: link FirstStop → StopScreen
struct SecondStop: View { var body: some View { NavigationLink("Tower") { StopScreen() } } } // edge: link SecondStop → StopScreen
struct StopScreen: View { var body: some View { Text("Stop") } }
