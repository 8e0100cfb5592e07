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
        if let placesKey { decoder.userInfo[placesKey] = places }
        do {
            return (try decoder.decode(JSONNode.self, from: Data(bytes)), nil, places.repeated)
        } catch {
            return (nil, JSONPlaces.Problem(message: reason(error), place: Place(line: 1, column: 1)), [])
        }
    }

    /// Foundation's own sentence, for the rare text that only Foundation finds fault with.
    private static func reason(_ error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context) = error else { return "not valid JSON5" }
        let underlying = context.underlyingError.map { ($0 as NSError).userInfo["NSDebugDescription"] as? String } ?? nil
        return "not valid JSON5: \(underlying ?? context.debugDescription)"
    }
}

private let placesKey = CodingUserInfoKey(rawValue: "places")

private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// Decodes from nothing, to get past an element.
private struct Skipped: Decodable {
    init(from decoder: any Decoder) {}
}

/// Values come from the decoder, what and where they are from the places. The recursion goes no deeper than
/// `JSONPlaces.depthLimit`.
extension JSONNode: Decodable {
    init(from decoder: any Decoder) throws {
        guard let placesKey, let places = decoder.userInfo[placesKey] as? JSONPlaces, let entry = places.entries.first else {
            value = .unreadable
            place = Place(line: 1, column: 1)
            return
        }
        switch entry.kind {
        case .object: value = Self.object(try decoder.container(keyedBy: Key.self), entry, places)
        case .list: value = Self.list(try decoder.unkeyedContainer(), entry, places)
        case .string, .flag, .null, .number:
            let container = try decoder.singleValueContainer()
            let scalar: Value? = switch entry.kind {
            case .string: (try? container.decode(String.self)).map(Value.string)
            case .flag: (try? container.decode(Bool.self)).map(Value.bool)
            case .number: (try? container.decode(Double.self)).map(Value.number)
            default: .null
            }
            value = scalar ?? .unreadable
        }
        place = entry.place
    }

    private static func object(_ container: KeyedDecodingContainer<Key>, _ entry: JSONPlaces.Entry, _ places: JSONPlaces) -> Value {
        .object(entry.members.map { member in
            let key = Key(stringValue: member.key), entry = places.entries[member.value]
            let value: Value? = switch entry.kind {
            case .object:
                (try? container.nestedContainer(keyedBy: Key.self, forKey: key)).map { object($0, entry, places) }
            case .list:
                (try? container.nestedUnkeyedContainer(forKey: key)).map { list($0, entry, places) }
            case .string: (try? container.decode(String.self, forKey: key)).map(Value.string)
            case .flag: (try? container.decode(Bool.self, forKey: key)).map(Value.bool)
            case .number: (try? container.decode(Double.self, forKey: key)).map(Value.number)
            case .null: .null
            }
            return Member(key: member.key, place: member.place, node: JSONNode(value: value ?? .unreadable, place: entry.place))
        })
    }

    private static func list(_ elements: any UnkeyedDecodingContainer, _ entry: JSONPlaces.Entry, _ places: JSONPlaces) -> Value {
        var elements = elements
        return .list(entry.elements.map { index in
            let entry = places.entries[index]
            let value: Value? = switch entry.kind {
            case .object: (try? elements.nestedContainer(keyedBy: Key.self)).map { object($0, entry, places) }
            case .list: (try? elements.nestedUnkeyedContainer()).map { list($0, entry, places) }
            case .string: (try? elements.decode(String.self)).map(Value.string)
            case .flag: (try? elements.decode(Bool.self)).map(Value.bool)
            case .number: (try? elements.decode(Double.self)).map(Value.number)
            case .null: (try? elements.decodeNil()) == true ? .null : nil
            }
            // A container stays where decoding failed.
            if value == nil { _ = try? elements.decode(Skipped.self) }
            return JSONNode(value: value ?? .unreadable, place: entry.place)
        })
    }
}
