import FlowLoader
import Foundation

/// This repository, found from the place of this file.
public enum Repository {
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Files below a folder of the repository, sorted, as paths relative to its root.
    public static func files(under folder: String, withExtension ext: String) -> [String] {
        let base = root.appendingPathComponent(folder)
        let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(".\(ext)") }.map { "\(folder)/\($0)" }.sorted()
    }

    /// The folders in a folder of the repository, sorted by name; none where there is no such folder.
    public static func folders(in folder: String) -> [String] {
        let base = root.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
        return names.filter { FileManager.default.fileExists(atPath: base.appendingPathComponent("\($0)/.").path) }.sorted()
    }

    /// The sources below a folder of the repository, held in memory so that their markers can be read.
    public static func sources(under folder: String) throws -> [SourceFile] {
        try discover([folder], from: root.path).files.map { file in
            SourceFile(path: file.path, text: try text(of: "\(folder)/\(file.path)"))
        }
    }

    public static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
}
