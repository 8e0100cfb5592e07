import Foundation

struct Book: Identifiable, Hashable {
    let id: Int
    var title: String
    var author: Author
    var chapters: [String]
}

struct Author: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Article: Identifiable, Hashable {
    let id: Int
    var title: String
    var url: URL
}

struct Feed: Identifiable, Hashable {
    let id: Int
    var title: String
    var articles: [Article]
}

final class Library: ObservableObject {
    @Published var books: [Book] = []
    @Published var feeds: [Feed] = []

    func article(for url: URL) -> Article? {
        feeds.flatMap(\.articles).first { $0.url == url }
    }
}
