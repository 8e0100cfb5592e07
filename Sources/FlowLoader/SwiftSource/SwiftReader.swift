import Foundation
import SwiftParser

/// Where the library lies that Swift is read with: it belongs to the toolchain, and may be replaced under a navlint that stays as it is.
/// Nil where that cannot be told.
public func swiftReaderPath() -> String? {
    #if os(macOS)
    var image = Dl_info()
    guard dladdr(unsafeBitCast(Parser.self as Any.Type, to: UnsafeRawPointer.self), &image) != 0, let name = image.dli_fname else { return nil }
    return String(cString: name)
    #else
    let mappings = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    return mappings.split(separator: "\n").first { $0.hasSuffix("/libSwiftParser.so") }.map { String($0.drop { $0 != "/" }) }
    #endif
}
