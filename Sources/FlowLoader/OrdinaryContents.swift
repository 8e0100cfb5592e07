import Foundation

/// The bytes of a file that was named or stands where one is expected. Fails for a device, which may never end; a pipe is read, as shells
/// hand them over.
package func ordinaryContents(of url: URL) throws -> Data {
    var status = stat()
    if stat(url.path, &status) == 0, [S_IFCHR, S_IFBLK].contains(status.st_mode & S_IFMT) {
        throw NSError(domain: NSPOSIXErrorDomain, code: Int(EINVAL), userInfo: [NSLocalizedDescriptionKey: "it is a device, not a file"])
    }
    return try Data(contentsOf: url)
}
