import SwiftUI

extension TransitRoute {
    @ViewBuilder var screen: some View {
        switch self {
        case .line(let number): LineScreen(number: number)
        case .stop(let name): StopScreen2(name: name)
        case .tickets: TicketScreen()
        }
    }
}
