import Foundation
#if os(macOS)
import MachO
#endif

/// Where the library lies that Swift is read with: it belongs to the toolchain, and may be replaced under a navlint that stays as it is.
/// Nil where that cannot be told.
public func swiftReaderPath() -> String? {
    #if os(macOS)
    let images = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    return images.first { $0.hasSuffix("/libSwiftParser.dylib") }
    #else
    let mappings = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    return mappings.split(separator: "\n").first { $0.hasSuffix("/libSwiftParser.so") }.map { String($0.drop { $0 != "/" }) }
    #endif
}
