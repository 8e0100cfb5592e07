import SwiftUI

@main
struct CartApp: App {
    var body: some Scene { WindowGroup { NavigationStack { StartView() } } }
}

struct StartView: View {
    var body: some View {
        VStack {
            NavigationLink("Cart") { CartView() }
            NavigationLink("Anna") { UserView(user: User(id: 1)) }
        }
    }
}

struct CartView: View {
    var body: some View { NavigationLink("Address") { AddressView() } }
}

struct AddressView: View {
    var body: some View {
        NavigationLink("Save") { CartView() } // expect: round-trip-grows-stack "pushes “CartView”"
    }
}

struct User: Identifiable { let id: Int }

struct UserView: View {
    let user: User
    var body: some View { NavigationLink("Friends") { FriendsView(friends: [User(id: user.id + 1)]) } }
}

struct FriendsView: View {
    let friends: [User]
    var body: some View {
        List(friends) { friend in
            NavigationLink("Friend") { UserView(user: friend) } // ok: round-trip-grows-stack — another person’s page is another place
        }
    }
}
