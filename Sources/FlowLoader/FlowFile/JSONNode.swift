import Foundation

/// A JSON value with the place where it stands.
struct JSONNode {
    struct Member {
        var key: String
        var place: Place
        var node: JSONNode
    }
    enum Value {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case list([JSONNode])
        case object([Member])
        /// Foundation refuses it: a malformed number, a wrong escape.
        case unreadable
    }

    var value: Value
    var place: Place
}

/// What Foundation reads; `JSONNode` adds the places.
private enum Decoded: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([Decoded])
    case object([String: Decoded])
    case unreadable

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let members = try? container.decode([String: Decoded].self) {
            self = .object(members)
        } else if let elements = try? container.decode([Decoded].self) {
            self = .list(elements)
        } else if let flag = try? container.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .unreadable
        }
    }
}

/// The text of one JSON5 string literal, quotes included in `literal`.
func decodedString(_ literal: [UInt8]) -> String? {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try? decoder.decode([String].self, from: Data([UInt8(ascii: "[")] + literal + [UInt8(ascii: "]")])).first
}

extension JSONNode {
    /// Reads a JSON5 text. Keys that stand twice are told in `repeated`; the first one counts.
    static func read(_ bytes: [UInt8]) -> (root: JSONNode?, problem: JSONPlaces.Problem?, repeated: [JSONPlaces.Repeated]) {
        let places = JSONPlaces(bytes)
        if let problem = places.problem { return (nil, problem, []) }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do {
            let decoded = try decoder.decode(Decoded.self, from: Data(bytes))
            return (node(decoded, 0, in: places), nil, places.repeated)
        } catch {
            return (nil, JSONPlaces.Problem(message: reason(error), place: Place(line: 1, column: 1)), [])
        }
    }

    /// Depth is bounded by `JSONPlaces.depthLimit`.
    private static func node(_ decoded: Decoded, _ index: Int, in places: JSONPlaces) -> JSONNode {
        let entry = places.entries[index]
        let value: Value = switch decoded {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let number): .number(number)
        case .string(let text): .string(text)
        case .list(let elements):
            .list(zip(elements, entry.elements).map { node($0, $1, in: places) })
        case .object(let members):
            .object(entry.members.compactMap { member in
                guard let decoded = members[member.key] else { return nil }
                return Member(key: member.key, place: member.place, node: node(decoded, member.value, in: places))
            })
        case .unreadable: .unreadable
        }
        return JSONNode(value: value, place: entry.place)
    }

    /// Foundation's own sentence, for the rare text that only Foundation finds fault with.
    private static func reason(_ error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context) = error else { return "not valid JSON5" }
        let underlying = context.underlyingError.map { ($0 as NSError).userInfo["NSDebugDescription"] as? String } ?? nil
        return "not valid JSON5: \(underlying ?? context.debugDescription)"
    }
}
