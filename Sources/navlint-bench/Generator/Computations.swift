// Code as most of an app is: models, requests, formatting. Nothing of it navigates.

/// Methods for the end of a type.
func computation(of feature: Feature, _ numbers: inout SeededNumbers) -> String {
    (0..<Int.random(in: 3...10, using: &numbers)).map { index in
        "\n" + "    " + indented(method(index, &numbers), by: 4)
    }.joined(separator: "\n")
}

private func method(_ index: Int, _ numbers: inout SeededNumbers) -> String {
    let one = numbers.pick(nouns).lowercased()
    let other = numbers.pick(nouns).lowercased()
    let limit = Int.random(in: 2...90, using: &numbers)
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0:
        return """
            private func \(one)Totals\(index)(_ \(other)s: [String: [Double]]) -> [(name: String, total: Double)] {
                \(other)s.map { name, values in (name, values.filter { $0 < \(limit) }.reduce(0, +)) }
                    .sorted { $0.total > $1.total }
            }
            """
    case 1:
        return """
            private func \(one)Text\(index)(for count: Int, \(other): Date?) -> String {
                guard let \(other) else { return "No \(one)" }
                let formatter = DateFormatter()
                formatter.dateStyle = .medium
                switch count {
                case 0: return "Nothing since \\(formatter.string(from: \(other)))"
                case 1..<\(limit): return "\\(count) since \\(formatter.string(from: \(other)))"
                default: return "More than \(limit)"
                }
            }
            """
    case 2:
        return """
            private func merge\(index)(_ \(one): [Int], with \(other)s: [Int]) -> [Int] {
                var merged: [Int] = []
                var (left, right) = (0, 0)
                while left < \(one).count, right < \(other)s.count {
                    if \(one)[left] <= \(other)s[right] {
                        merged.append(\(one)[left])
                        left += 1
                    } else {
                        merged.append(\(other)s[right])
                        right += 1
                    }
                    if merged.count > \(limit) { break }
                }
                return merged + \(one)[left...] + \(other)s[right...]
            }
            """
    default:
        return """
            private func \(one)Colour\(index)(_ share: Double) -> (red: Double, green: Double, blue: Double) {
                let level = max(0, min(1, share * \(Double(limit) / 10)))
                if level < 0.5 { return (1, level * 2, 0.2) }
                return (2 - level * 2, 1, level > 0.9 ? 0.4 : 0.2)
            }
            """
    }
}

/// Files that belong to one screen of a feature and hold no screen: the model with the first, services and formats with the others.
func modelFiles(of feature: Feature, _ index: Int, _ numbers: inout SeededNumbers) -> [String: String] {
    var files: [String: String] = [:]
    if index == 0, feature.kind != .objectiveC {
        files["\(feature.folder)/Model/\(feature.name)Store.swift"] = store(feature, &numbers)
    }
    for part in 0..<Int.random(in: 2...5, using: &numbers) {
        let type = "\(feature.name)\(["Service", "Formatter", "Cache", "Validator", "Importer"][part])\(index)"
        files["\(feature.folder)/Model/\(type).swift"] = """
            import Foundation

            /// Made up, as long as such a file is.
            final class \(type) {
                private let session = URLSession.shared
                private var pending: [UUID: Int] = [:]

                func load(_ path: String, completion: @escaping (Result<[String], Error>) -> Void) {
                    guard let url = URL(string: "https://example.org/\\(path)") else { return }
                    session.dataTask(with: url) { data, _, error in
                        if let error { return completion(.failure(error)) }
                        completion(Result { try JSONDecoder().decode([String].self, from: data ?? Data()) })
                    }.resume()
                }
            \(computation(of: feature, &numbers))
            \(computation(of: feature, &numbers))
            }

            """
    }
    return files
}

private func store(_ feature: Feature, _ numbers: inout SeededNumbers) -> String {
    let name = feature.name
    let fields = (0..<Int.random(in: 3...14, using: &numbers)).map { "var \(numbers.pick(nouns).lowercased())\($0): \(numbers.pick(["Int", "String", "Double", "Bool"]))?" }
    return """
        import Combine
        import Foundation

        struct \(name)Entry: Identifiable, Codable, Hashable {
            var id = UUID()
            var name: String
            var notes: [String] = []
            \(fields.joined(separator: "\n    "))
        }

        final class \(name)Store: ObservableObject {
            @Published private(set) var entries: [\(name)Entry] = []

            func add(_ entry: \(name)Entry) { entries.append(entry) }

            func archive() { entries.removeAll { $0.notes.isEmpty } }

            func reload(completion: @escaping () -> Void) {
                DispatchQueue.global().async { [weak self] in
                    let loaded = (0..<20).map { \(name)Entry(name: "\(feature.noun) \\($0)") }
                    DispatchQueue.main.async {
                        self?.entries = loaded
                        completion()
                    }
                }
            }
        \(computation(of: feature, &numbers))
        }

        """
}
