import SwiftUI
import UIKit

final class DepotSplit: UISplitViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: DepotList()), UINavigationController(rootViewController: DepotStart())]
    }
}

final class DepotStart: UIViewController {}

final class DepotList: UITableViewController {
    var isAdvanced = false

    func openStock() {
        let page = UIHostingController(rootView: StackOnPad(StockPage()))
        showDetailViewController(page, sender: self) // ok: split-detail-without-stack — on the iPad the view around it brings a stack
    }

    func openLosses() {
        let page = UIHostingController(rootView: StackIfAsked(asked: isAdvanced, page: { LossesPage() }))
        showDetailViewController(page, sender: self) // ok: split-detail-without-stack — a stack stands around it where it is asked for, which may be here
    }

    func openGains() {
        let page = UIHostingController(rootView: StackOnPhone(GainsPage()))
        showDetailViewController(page, sender: self) // expect: split-detail-without-stack "“GainsPage” fills the detail column"
    }
}

struct StackOnPad<Page: View>: View {
    let page: () -> Page
    init(_ page: @autoclosure @escaping () -> Page) { self.page = page }
    var body: some View {
        if UIDevice.current.userInterfaceIdiom == .phone {
            page().navigationBarTitleDisplayMode(.inline)
        } else {
            NavigationStack { page() }
        }
    }
}

struct StackOnPhone<Page: View>: View {
    let page: () -> Page
    init(_ page: @autoclosure @escaping () -> Page) { self.page = page }
    var body: some View {
        if UIDevice.current.userInterfaceIdiom == .phone {
            NavigationStack { page() }
        } else {
            page()
        }
    }
}

struct StackIfAsked<Page: View>: View {
    let asked: Bool
    @ViewBuilder let page: () -> Page
    var body: some View {
        if asked { NavigationStack { page() } } else { page() }
    }
}

struct StockPage: View {
    var body: some View { List { NavigationLink("Shelf") { ShelfPage() } } }
}

struct LossesPage: View {
    var body: some View { List { NavigationLink("Shelf") { ShelfPage() } } }
}

struct GainsPage: View {
    var body: some View { List { NavigationLink("Shelf") { ShelfPage() } } }
}

struct ShelfPage: View {
    var body: some View { Text("Shelf") }
}
