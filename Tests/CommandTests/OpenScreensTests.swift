import Foundation
import TestSupport
import Testing

/// The last line of a run says how many screens are open; past half of them, what little “only” and “never” say then.
@Suite struct OpenScreensTests {
    private static func app(closed: Int, open: Int) -> String {
        let lost = (0..<open).map { "Lost\($0)ViewController" }
        let known = (0..<closed).map { "Known\($0)ViewController" }
        return """
            import UIKit

            enum Maker {
                static func all() -> [UIViewController] { [\(lost.map { "\($0)()" }.joined(separator: ", "))] }
            }

            """ + (lost + known).map { "final class \($0): UIViewController {}\n" }.joined()
    }

    @Test(arguments: [
        (closed: 2, open: 0, count: "0 open screens", isTold: false), (closed: 1, open: 1, count: "1 open screen", isTold: false),
        (closed: 2, open: 2, count: "2 open screens", isTold: false), (closed: 1, open: 2, count: "2 open screens", isTold: true),
        (closed: 0, open: 3, count: "3 open screens", isTold: true),
    ])
    func pastHalfTheSummarySaysWhatThatMeans(closed: Int, open: Int, count: String, isTold: Bool) throws {
        try withTemporaryFolder(["App.swift": Self.app(closed: closed, open: open)]) { folder in
            let outcome = try Tool.run("lint", ".", in: folder)
            let said = outcome.output + outcome.errors
            #expect(said.contains(count), "\(said)")
            #expect(said.contains("more than half of the screens are open: “only” and “never” rules say little here") == isTold, "\(said)")
        }
    }
}
