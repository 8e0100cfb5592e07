import Foundation

/// How much is fuzzed. Without a word: a fixed number of seeds, a matter of seconds. `NAVLINT_FUZZ_SEEDS=5000` tries so many of each kind,
/// `NAVLINT_FUZZ_FROM=1200` begins at that one, which is how a failure is looked at again.
public enum Fuzzing {
    public static func seeds(_ usual: Int) -> [UInt64] {
        let first = number("NAVLINT_FUZZ_FROM") ?? 0
        let count = number("NAVLINT_FUZZ_SEEDS") ?? UInt64(usual)
        return (0..<count).map { first + $0 }
    }

    private static func number(_ name: String) -> UInt64? { ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } }

    /// Debug builds are some times slower than what users run.
    #if DEBUG
    public static let secondsAllowed = 8.0
    public static let sizeAllowed = 16 << 10
    #else
    public static let secondsAllowed = 2.0
    public static let sizeAllowed = 256 << 10
    #endif

    /// The most memory this process has held so far, in bytes.
    public static var peakMemory: Int {
        var usage = rusage()
        #if os(macOS)
        return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
        #else
        return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss * 1024 : 0
        #endif
    }

    /// What `work` takes on the processor, on a thread of its own with a stack of so many bytes.
    public static func seconds(stack: Int, _ work: @escaping @Sendable () -> Void) -> Double {
        final class Answer: @unchecked Sendable { var seconds = 0.0 }
        let answer = Answer()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let start = threadSeconds()
            work()
            answer.seconds = threadSeconds() - start
            done.signal()
        }
        thread.stackSize = stack
        thread.start()
        done.wait()
        return answer.seconds
    }

    private static func threadSeconds() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }
}

/// Spoils bytes in ways that readers stumble over. One seed always does the same.
public struct Mutator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    public mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }

    /// One of the samples with one to five faults, no longer than `Fuzzing.sizeAllowed`.
    public mutating func spoiled(_ samples: [Data]) -> Data {
        var bytes = Array(pick(samples))
        for _ in 0..<Int.random(in: 1...5, using: &self) { spoil(&bytes, samples) }
        return Data(bytes.prefix(Fuzzing.sizeAllowed))
    }

    private mutating func spoil(_ bytes: inout [UInt8], _ samples: [Data]) {
        let place = Int.random(in: 0...bytes.count, using: &self)
        let end = min(bytes.count, place + Int.random(in: 0...64, using: &self))
        switch Int.random(in: 0..<9, using: &self) {
        case 0: if place < bytes.count { bytes[place] ^= UInt8(1 << Int.random(in: 0..<8, using: &self)) }
        case 1: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: next()) }
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.removeSubrange(place...)
        case 4: bytes.insert(contentsOf: Array(bytes[place..<end]), at: end)
        case 5: bytes.insert(contentsOf: Array(Self.words[Int(next() % UInt64(Self.words.count))].utf8), at: place)
        case 6:
            // The same over and over: deep where it opens something, long where it does not.
            let piece = end > place && next() % 2 == 0 ? Array(bytes[place..<min(end, place + 12)]) : Array(pick(Self.words).utf8)
            bytes.insert(contentsOf: (0..<Int.random(in: 2...800, using: &self)).flatMap { _ in piece }, at: place)
        case 7:
            let other = Array(pick(samples))
            let from = Int.random(in: 0...other.count, using: &self)
            bytes.replaceSubrange(place..<end, with: other[from..<min(other.count, from + 400)])
        default: if place < bytes.count { bytes.swapAt(place, 0) }
        }
    }

    private static let words = [
        "(", ")", "[", "]", "{", "}", "<", ">", "\"", "'", "\"\"\"", "\\", "\\(", "/*", "*/", "//", "#", "@", "&", ";", ",", ".", "..", ":", "=", "?", "!", "->", "\n", "\r\n", "\r",
        "\0", "\u{FEFF}", "\u{2028}", "\u{202E}", "\u{1B}[31m", "🧭", "é", "-1", "0", "18446744073709551616", "1e999", "nan", "null", "true",
        "if ", "else ", "switch x { case ", "func f() { ", "class A: A { ", "struct S: View { var body: some View { ", "self.", "try await ", "#if DEBUG\n", "#endif\n", "return ",
        "@implementation A\n", "@end\n", "[[A alloc] ", "@[", "@{", "^{", "<scene>", "</scene>", "<segue ", "<!DOCTYPE a [<!ENTITY b \"b\">]>", "&b;", "&#0;", "<![CDATA[", "]]>",
        "<dict>", "<array>", "<key>", "</key>", "<string>", "// navlint:disable ", "$(A)", "$(inherited)", "#include \"A.xcconfig\"\n", "\"id\": ", "\"from\": ", "\"screens\": [",
    ]
}
