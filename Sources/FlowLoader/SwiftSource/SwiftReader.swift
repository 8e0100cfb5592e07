import Foundation
import SwiftParser

/// Where the library lies that Swift is read with: it belongs to the toolchain, and may be replaced under a navlint that stays as it is.
public func swiftReaderPath() -> String? {
    var image = Dl_info()
    guard dladdr(unsafeBitCast(Parser.self as Any.Type, to: UnsafeRawPointer.self), &image) != 0, let name = image.dli_fname else { return nil }
    return String(cString: name)
}
