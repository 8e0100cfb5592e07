import FlowLoader
import Foundation
import SwiftParser

/// What SwiftSyntax alone takes for all Swift sources: the seconds on the processor, and how many bytes they are.
func parseAll(_ files: [SourceFile]) -> (seconds: Double, bytes: Int) {
    var seconds = 0.0
    var bytes = 0
    for file in files where file.path.hasSuffix(".swift") {
        guard case .disk(let url) = file.contents, let data = try? Data(contentsOf: url) else { continue }
        bytes += data.count
        seconds += processorSeconds { _ = Parser.parse(source: String(decoding: data, as: UTF8.self)) }.seconds
    }
    return (seconds, bytes)
}
