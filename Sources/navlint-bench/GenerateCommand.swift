import Foundation
import ToolArguments

let generateCommand = BenchCommand(
    name: "generate", operands: "FOLDER", summary: "Write a made-up project to FOLDER, which must not be there, and tell what a lint of it must say",
    options: [
        Option(name: "--screens", value: "N", help: "At least so many screens in features; 100 by default"),
        Option(name: "--defects", value: "N", help: "So many mistakes that rules find; none by default"),
        .seed, .format,
    ],
    run: { arguments throws(Failure) in
        guard arguments.operands.count == 1, let path = arguments.operands.first else { throw Failure("name one folder") }
        guard !FileManager.default.fileExists(atPath: path) else { throw Failure("\(path) is there already") }
        let project = GeneratedProject(
            .init(
                screens: try arguments.count("--screens") ?? 100, seed: UInt64(try arguments.count("--seed", from: 0) ?? 1),
                defects: try arguments.count("--defects", from: 0) ?? 0))
        do {
            for (file, text) in project.files {
                let url = URL(fileURLWithPath: path).appendingPathComponent(file)
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
        } catch {
            throw Failure("the project cannot be written: \((error as NSError).localizedDescription)")
        }
        let figures = Made(files: project.files.count, bytes: project.bytes, screens: project.screens, findings: project.findings)
        return try shown(figures, arguments) { made in
            let rows = [("files", "\(made.files)"), ("bytes", "\(made.bytes)"), ("screens", "\(made.screens)")]
            return columns(rows + made.findings.sorted { $0.key < $1.key }.map { ("findings of \($0.key)", "\($0.value)") }) + "\n"
        }
    })

private struct Made: Codable {
    var files: Int
    var bytes: Int
    var screens: Int
    var findings: [String: Int]
}
