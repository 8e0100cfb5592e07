import Dispatch
import Foundation
import Testing

@testable import FlowLoader

/// Broken, damaged and absurd input: a note with its place, the rest is read, and nothing takes long.
@Suite(.serialized) struct ObjectiveCHostileTests {
    private static let screen = """
        #import "A.h"
        /* a screen */
        @implementation List
        - (void)open:(id)sender {
            NSString *title = @"a";
            if (title) { [self.navigationController pushViewController:[[Detail alloc] initWithTitle:title] animated:YES]; }
        }
        @end

        """

    /// Debug builds are many times slower.
    #if DEBUG
    private static let many = 5_000
    #else
    private static let many = 100_000
    #endif

    private func read(_ bytes: [UInt8], path: String = "A.m", links: Bool = true) -> FileFacts {
        let (facts, seconds) = timed(bytes, path, links: links)
        #expect(seconds < 2)
        for note in facts.notes {
            #expect(note.kind == .unreadable)
            #expect(note.location.path == path && note.location.line >= 1 && note.location.column >= 1)
        }
        return facts
    }

    /// On a thread like those that read files. Its own time counts: other tests run beside it.
    private func timed(_ bytes: [UInt8], _ path: String, links: Bool) -> (FileFacts, seconds: Double) {
        final class Answer: @unchecked Sendable { var value: (FileFacts, Double)? }
        let answer = Answer()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let start = threadSeconds()
            let facts = objectiveCFacts(path: path, data: bytes)
            if links { _ = link([facts]) }
            answer.value = (facts, threadSeconds() - start)
            done.signal()
        }
        thread.stackSize = 64 << 20
        thread.start()
        done.wait()
        return answer.value ?? (FileFacts(path: path, language: .objectiveC), .infinity)
    }

    private func read(_ text: String, path: String = "A.m", links: Bool = true) -> FileFacts { read(Array(text.utf8), path: path, links: links) }

    @Test func readsTheWholeFileWithoutNotes() {
        #expect(read(Self.screen).notes == [])
    }

    /// A cut within the braces of a method, or within a comment or a string, is told; one between declarations is not a fault.
    @Test(arguments: 1...20)
    func survivesACutAnywhere(part: Int) {
        let text = Array(Self.screen.utf8)
        for path in ["A.m", "A.mm", "A.h"] {
            let end = text.count * part / 21
            let facts = read(Array(text[..<end]), path: path)
            let cut = String(decoding: text[..<end], as: UTF8.self)
            let isOpen = cut.filter { $0 == "{" }.count > cut.filter { $0 == "}" }.count
            if isOpen { #expect(!facts.notes.isEmpty) }
        }
    }

    @Test func keepsWhatFollowsABrokenMethod() {
        let facts = read("@implementation A\n- (void)f { [self g:(1; }\n- (void)h { [self k]; }\n@end\n@implementation B\n- (void)m {\n@end\n@implementation C\n- (void)n { f(); }\n@end")
        #expect(facts.notes.map(\.message) == ["“[” is not closed", "“(” is not closed", "“{” is not closed"])
        #expect(facts.notes.map(\.location.line) == [2, 2, 6])
        #expect(facts.types.map { [$0.name] + $0.functions.map(\.name) } == [["A", "f", "h"], ["B", "m"], ["C", "n"]])
    }

    @Test(arguments: ["[", "(", "{", "^{", "@[", "@{", "[[a b] ", "!", "a = ", "a ? ", "if (a) ", "[a b:", "a.", "a(", "((id)", "&", "-", "for (;;) ", "switch (a) { case 1: ", "else ", "do ", "@try {", "({"])
    func survivesDeepNesting(opening: String) {
        let deep = String(repeating: opening, count: Self.many)
        for text in [deep, "void f(void) {\n\(deep)\n}\n", "@implementation A\n- (void)f {\n\(deep)\n}\n@end\n\(Self.screen)"] {
            _ = read(text)
        }
    }

    @Test(arguments: [("[", "]"), ("(", ")"), ("{", "}"), ("@[", "]"), ("^{", "}"), ("[[", " b] c]"), ("({", "})"), ("#if A\n", "\n#endif"), ("@{a:", "}")])
    func survivesDeepNestingThatEnds(opening: String, closing: String) {
        let count = Self.many
        let text = "@implementation A\n- (void)f {\n x = \(String(repeating: opening, count: count))a\(String(repeating: closing, count: count));\n}\n@end\n\(Self.screen)"
        let facts = read(text)
        #expect(facts.types.last?.functions.last?.name == "open")
    }

    @Test(arguments: [" + a", " && a", ".a", " == a", ", a", "[a]", "(a)", " ? a : a", "->a", " = a", "; a", "\n#define A a\n", " <", "<a", "*", "@\"a\"", "/* a */", "// a\n", ":", "@end ", "@implementation A ", "@interface A : B ", "- (void)a ", "case a:"])
    func survivesLongChains(link: String) {
        _ = read("void f(void) { x = a\(String(repeating: link, count: Self.many)); }")
        _ = read("@implementation A\n- (void)f { a\(String(repeating: link, count: Self.many)); }\n@end")
        _ = read(String(repeating: link, count: Self.many))
    }

    @Test func readsAroundNULBytes() {
        var bytes = Array(Self.screen.utf8)
        bytes.insert(contentsOf: [0, 0], at: 29)
        let facts = read(bytes)
        #expect(facts.notes.map(\.message) == ["a NUL byte stands here; the file may be damaged"])
        #expect(facts.notes[0].location.line == 3)
        #expect(facts.types.map(\.name) == ["List"])
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16])
    func readsUTF16(encoding: String.Encoding) throws {
        let facts = read(Array(try #require(Self.screen.data(using: encoding))))
        #expect(facts.notes.count == 1)
        #expect(facts.notes[0].message.contains("UTF-16"))
        #expect(facts.types.first?.functions.map(\.name) == ["open"])
    }

    @Test func readsOtherEncodings() {
        var bytes = Array("@implementation A\n- (void)f { x = @\"caf".utf8)
        bytes.append(0xE9)
        bytes += Array("\"; }\n@end\n".utf8)
        let facts = read(bytes)
        #expect(facts.notes.map(\.message) == ["this text is not UTF-8; the rest of the file was read"])
        #expect(facts.notes[0].location.line == 2 && facts.notes[0].location.column == 22)
        #expect(facts.types.first?.functions.map(\.name) == ["f"])
        // In comments nobody minds.
        let comment = Array("// \u{A9} ".unicodeScalars.map { UInt8($0.value) })
        #expect(read(comment + Array("\n@implementation A\n@end\n".utf8)).notes == [])
    }

    @Test func readsEnormousLines() {
        let call = "[self.navigationController pushViewController:[Détail new] animated:YES]; "
        let facts = read("@implementation A - (void)f { \(String(repeating: call, count: 5_000)) } @end", links: false)
        #expect(facts.notes == [])
        #expect(facts.types.first?.functions.first?.body?.count == 5_000)
        _ = read(String(repeating: "é", count: 400_000))
        _ = read("x = @\"" + String(repeating: "é\\n", count: 200_000) + "\";")
    }

    @Test(arguments: 1...40)
    func survivesNoise(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let pieces = [
            "[", "]", "(", ")", "{", "}", "@", "@interface ", "@implementation ", "@end\n", "#if A\n", "#else\n", "#endif\n", "-", "+", ":", ";", "^", "*", "self", "A ",
            "= ", "@\"", "\"", "'", "/*", "*/", "//", "\n", "if ", "for ", "in ", "switch ", "case ", "return ", ", ", "<", ">", "?", "\\", "é", "\0", "typedef ", "enum ",
            "@property ", "@selector(", "void ", ".b", "->c", "NS_ENUM(", "#define X ", "1",
        ]
        var text = ""
        for _ in 0..<3_000 { text += pieces[next(pieces.count)] }
        _ = read(text)
        _ = read(text, path: "A.mm")
        var bytes = Array(Self.screen.utf8)
        for _ in 0..<40 { bytes[next(bytes.count)] = UInt8(next(256)) }
        _ = read(bytes)
    }
}

private func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
