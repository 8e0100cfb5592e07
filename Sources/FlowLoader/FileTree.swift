import Foundation

/// The files that `discover` looks at: those on disk, or those of a git revision as if they stood in its place. Paths are absolute.
public struct FileTree {
    /// The path itself; nil when there is nothing.
    var status: (String) -> FileStatus?
    /// What the path leads to.
    var statusFollowing: (String) -> FileStatus?
    /// What a folder holds, in any order.
    var names: (String) throws -> [String]
    var contents: (String) throws -> SourceFile.Contents
}

extension FileTree {
    /// What is there now.
    public static var disk: FileTree {
        FileTree(
            status: { FileStatus($0) }, statusFollowing: { FileStatus(following: $0) },
            names: { try FileManager.default.contentsOfDirectory(atPath: $0) },
            contents: { path in
                guard access(path, R_OK) == 0 else {
                    let isGone = errno == ENOENT
                    throw Unreadable(reason: reasonOfLastError(), isGone: isGone)
                }
                return .disk(URL(fileURLWithPath: path))
            })
    }
}

/// Why a file cannot be had.
struct Unreadable: Error {
    var reason: String
    /// It was there when its folder was listed.
    var isGone = false
}

/// In words, for `access` and its like.
private func reasonOfLastError() -> String { reason(errno) ?? String(cString: strerror(errno)).lowercased() }

/// Why a file or folder cannot be had, for the user.
func reason(of error: any Error) -> String {
    if let error = error as? Unreadable { return error.reason }
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return (cause.domain == NSPOSIXErrorDomain ? reason(Int32(cause.code)) : nil) ?? error.localizedDescription
}

/// The refusals that users can do something about. No file's own permissions give EPERM: something else keeps the process away.
private func reason(_ code: Int32) -> String? {
    switch code {
    case EACCES: "permission denied"
    case EPERM:
        "the system does not permit it. In a build phase Xcode’s script sandbox hides what is no input of the phase: declare the sources and use "
            + "--script-inputs, or set ENABLE_USER_SCRIPT_SANDBOXING to NO"
    default: nil
    }
}

struct FileStatus {
    enum Kind { case file, folder, link, special }
    struct Identity: Hashable {
        var device: UInt64
        var inode: UInt64
    }

    var kind: Kind
    var size: Int
    var identity: Identity

    init(_ kind: Kind, size: Int = 0, identity: Identity) {
        self.kind = kind
        self.size = size
        self.identity = identity
    }

    /// The status of the path itself; nil when there is nothing.
    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The status of what the path leads to.
    init?(following path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .special
        }
        size = Int(status.st_size)
        identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    }
}
