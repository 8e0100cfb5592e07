import Foundation
import Testing

@testable import FlowLoader

@Suite struct FileTreeTests {
    private func tree(refusing code: Int32) -> FileTree {
        let folder = FileStatus(.folder, identity: .init(device: 1, inode: 1)), file = FileStatus(.file, size: 1, identity: .init(device: 1, inode: 2))
        func status(_ path: String) -> FileStatus? { path == "/App" ? folder : path == "/App/A.swift" ? file : nil }
        return FileTree(
            status: status, statusFollowing: status, names: { _ in ["A.swift"] },
            contents: { _ in throw NSError(domain: NSCocoaErrorDomain, code: 257, userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(code))]) })
    }

    /// What Xcode's script sandbox gives for a file that is no input of the phase.
    @Test func whatTheSandboxHidesIsNamed() {
        let discovery = discover(["/App"], from: "/", in: tree(refusing: EPERM))
        #expect(discovery.files.isEmpty)
        #expect(discovery.unreadable.map(\.location.path) == ["A.swift"])
        #expect(discovery.unreadable.first?.message.contains("ENABLE_USER_SCRIPT_SANDBOXING") == true)
        let denied = discover(["/App"], from: "/", in: tree(refusing: EACCES))
        #expect(denied.unreadable.first?.message == "the file cannot be read: permission denied")
    }
}
