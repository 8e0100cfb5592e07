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
    // Read to its end: a file of the kernel's says nothing of its size, and `String(contentsOfFile:)` stops after a page.
    let mappings = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
    return String(decoding: mappings, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix("/libSwiftParser.so") }.map { String($0.drop { $0 != "/" }) }
    #endif
}
