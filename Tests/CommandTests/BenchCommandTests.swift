import Foundation
import TestSupport
import Testing

@testable import navlint_bench

/// The bench, run as its users run it, on small things: figures are there, and what is wrong is said.
@Suite struct BenchCommandTests {
    private func bench(_ arguments: String..., in folder: URL = FileManager.default.temporaryDirectory) throws -> Tool.Outcome {
        try Tool.run(arguments, in: folder, binary: Tool.binary(named: "navlint-bench"))
    }

    @Test func helpNamesEveryCommandAndOption() throws {
        let overview = try bench("--help")
        #expect(overview.code == 0 && overview.errors == "")
        for command in benchCommands {
            #expect(overview.output.contains("navlint-bench \(command.name)"))
            for help in [try bench("help", command.name), try bench(command.name, "--help")] {
                #expect(help.code == 0)
                for option in command.options { #expect(help.output.contains(option.name)) }
            }
        }
    }

    @Test(arguments: [
        (["nothing"], "there is no command “nothing”"), (["mesure"], "is “measure” meant?"), (["measure"], "name one folder"),
        (["measure", "missing"], "there is no folder missing"), (["measure", ".", "--runs", "0"], "--runs needs a number from 1 on"),
        (["measure", ".", "--navlint", "missing"], "there is no navlint at missing"), (["measure", ".", "--fast"], "has no option --fast"),
        (["growth", "--scales", "1,x"], "--scales needs numbers"), (["growth", "--scales", ""], "--scales needs a value"),
        (["compare", "."], "name a folder and, after --, a command"), (["compare", ".", "--", "no-such-program"], "no-such-program cannot be run"),
        (["compare", ".", "--", "sh", "-c", "echo broken >&2; exit 3"], "sh gave exit code 3: broken"),
        (["generate"], "name one folder"), (["generate", "."], ". is there already"), (["generate", "a", "--seed", "-1"], "--seed needs a number from 0 on"),
        (["measure", "."], "navlint gave exit code 2: navlint: error: nothing to lint"),
    ])
    func whatIsWrongIsSaid(arguments: [String], message: String) throws {
        try withTemporaryFolder([:]) { folder in
            let outcome = try Tool.run(arguments, in: folder, binary: Tool.binary(named: "navlint-bench"))
            #expect(outcome.code == 2 && outcome.output == "")
            #expect(outcome.errors.hasPrefix("navlint-bench: error: ") && outcome.errors.contains(message), "\(outcome.errors)")
        }
    }

    @Test func generatedProjectsAreWrittenAndMeasured() throws {
        try withTemporaryFolder([:]) { folder in
            let made = try bench("generate", "app", "--screens", "2", "--defects", "1", "--format", "json", in: folder)
            let figures = try #require(try JSONSerialization.jsonObject(with: Data(made.output.utf8)) as? [String: Any])
            #expect(figures["findings"] as? [String: Int] == ["unpushable-controller": 1])
            let before = try contents(of: folder)
            #expect(before.count == figures["files"] as? Int)

            let measured = try bench("measure", "app", "--runs", "1", "--format", "json", in: folder)
            let costs = try JSONDecoder().decode(LintFigures.self, from: Data(measured.output.utf8))
            #expect(costs.bytesRead > 0 && (1...costs.bytesRead).contains(costs.bytesParsed))
            for cost in [costs.cold, costs.warm, costs.changed] { #expect(cost.seconds > 0 && cost.processorSeconds > 0 && cost.peakBytes > 1 << 20) }
            #expect(costs.passes.map(\.name) == ["discover", "extract", "link", "place", "check", "report"])
            // What is measured stays as it was.
            #expect(try contents(of: folder) == before)

            let compared = try bench("compare", "app", "--runs", "2", "--", "true", in: folder)
            #expect(compared.code == 0 && compared.output.contains("× navlint (") && compared.output.contains("in 2 pairs"))
        }
    }

    @Test func growthIsComparedStepByStep() throws {
        let growth = try bench("growth", "--screens", "2", "--scales", "2,1", "--runs", "1")
        #expect(growth.code == 0)
        #expect(growth.output.contains("  1 ×") && growth.output.contains("  2 ×") && growth.output.contains("× n log n"))
        let figures = try bench("growth", "--screens", "2", "--scales", "1", "--runs", "1", "--format", "json")
        let steps = try JSONDecoder().decode([GrowthStep].self, from: Data(figures.output.utf8))
        #expect(steps.map(\.scale) == [1] && steps.allSatisfy { $0.screens >= 2 && $0.bytes > 0 })
    }

    @Test func statisticsAreReadAsNavlintWritesThem() {
        let statistics = Statistics("navlint: 1 finding\n  bytes read          120\n  bytes parsed        30 (25 %)\n    swift   3\n  seconds, link       1.500\n  open                3 × it, is\n")
        #expect(statistics.count("bytes read") == 120 && statistics.count("bytes parsed") == 30 && statistics.count("swift") == 3)
        #expect(statistics.passes.map(\.name) == ["link"] && statistics.passes.map(\.seconds) == [1.5])
        #expect(statistics.count("screens") == nil)
    }

    @Test func theMiddleOfRunsCounts() {
        #expect(median([3, 1, 2]) == 2 && median([4, 1, 2, 3]) == 2.5 && median([]) == 0)
    }

    private func contents(of folder: URL) throws -> [String: Data] {
        var found: [String: Data] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
            if let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) { found[path] = data }
        }
        return found
    }
}
