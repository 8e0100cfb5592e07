import Foundation

/// Replaces what a file holds, as a whole or not at all, whatever interrupts. Of a link, the file it leads to is replaced. What is
/// no file, such as a pipe or a device, is written into: it cannot be replaced, and must not be.
func writeWhole(_ data: Data, to url: URL) throws {
    var status = stat()
    if stat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        // An interruption takes effect at once: a pipe may wait for its reader for ever.
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        return try handle.write(contentsOf: data)
    }
    try withoutInterruption { try data.write(to: url.resolvingSymlinksInPath(), options: .atomic) }
}
