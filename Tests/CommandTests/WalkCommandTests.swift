import Foundation
import TestSupport
import Testing

/// Three steps without Back that lead round in a circle, and a tab bar app besides.
private let circle = """
    {
      windows: [{ root: "Home", wrapped: true }],
      entries: [{ id: "offer", kind: "url" }],
      screens: [
        { id: "Home" }, { id: "Plan", backHidden: true }, { id: "Pay", backHidden: true },
        { id: "Check", backHidden: true, trailing: [{ look: "other", label: "Change", action: "pop" }] },
        { id: "Offer" },
      ],
      transitions: [
        { verb: "push", from: "Home", to: "Plan", trigger: { kind: "bodyButton", label: "Start" } },
        { verb: "push", from: "Plan", to: "Pay", trigger: { kind: "bodyButton", label: "Go on" } },
        { verb: "push", from: "Pay", to: "Check", trigger: { kind: "bodyButton", label: "Pay" } },
        { verb: "push", from: "offer", to: "Offer", receiver: "otherNav", on: "Home" },
      ],
    }
    """

private func run(_ words: String..., files: [String: String] = [:]) throws -> Tool.Outcome {
    try withTemporaryFolder(files.merging(["app.flow.json": circle]) { first, _ in first }) { folder in try Tool.run(words, in: folder) }
}

private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

@Suite struct WalkCommandTests {
    @Test func findingsComeWithTheirTrace() throws {
        let outcome = try run("walk")
        #expect(outcome.code == 1)
        for line in [
            "walked 5 moments", "5 of 5 screens met", "no bound was hit", "app.flow.json:10:", "From “Plan” no way leads home",
            "  1. The app starts with “Home” → Home", "  2. Tap “Start” on “Home”: it pushes “Plan” → Plan",
        ] {
            #expect(outcome.output.contains(line), "\(line)\n\(outcome.output)")
        }
    }

    @Test func lintWalksUnlessToldNotTo() throws {
        let walked = try run("lint")
        #expect(walked.output.contains("[no-way-home]"))
        #expect(walked.output.contains("2: Tap “Start” on “Home”: it pushes “Plan” → Plan"), "\(walked.output)")
        #expect(!(try run("lint", "--no-walk").output.contains("no-way-home")))
    }

    @Test func theShortestWayIsTold() throws {
        let outcome = try run("walk", "--to", "Check")
        #expect(outcome.output.contains("  4. Tap “Pay” on “Pay”: it pushes “Check” (app.flow.json:12:"), "\(outcome.output)")
        #expect(outcome.output.contains("base  nav ▸ Home ▸ Plan ▸ Pay ▸ Check  ← shows"), "\(outcome.output)")
        let json = try object(try run("walk", "--to", "Check", "--format", "json").output)
        #expect(json["version"] as? Int == 1)
        let way = try #require(json["way"] as? [[String: Any]])
        #expect(way.compactMap { $0["action"] as? String } == ["launch Home", "tap Home push Plan", "tap Plan push Pay", "tap Pay push Check"])
        #expect((json["findings"] as? [[String: Any]])?.compactMap { $0["rule"] as? String } == ["no-way-home"])
        #expect(try run("walk", "--to", "Check", "--format", "mermaid").output.contains("-->|\"tap Pay push Check\"|"))
    }

    @Test func aWalkBeginsWhereItIsTold() throws {
        #expect(try run("walk", "--from", "Pay", "--to", "Check").output.contains("  2. Tap “Pay” on “Pay”"))
        #expect(try run("walk", "--entry", "url", "--to", "Offer").output.contains("  1. A link arrives"))
        let short = try run("walk", "--to", "Check", "--max-depth", "2")
        #expect(short.code == 1)
        #expect(short.output.contains("no way to “Check” was found within these bounds"))
        #expect(short.output.contains("more than 2 screens in a stack"))
    }

    @Test func aTraceIsPlayedAndDrawn() throws {
        let outcome = try run("walk", "--replay", "trace", files: ["trace": "# to the pay step\ntap Plan\ntap Pay\nlink offer\n"])
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("2. Tap “Go on” on “Plan”: it pushes “Pay”: → Pay\n   base  nav ▸ Home ▸ Plan ▸ Pay  ← shows"), "\(outcome.output)")
        #expect(outcome.output.contains("base  nav ▸ Home ▸ Plan ▸ Pay ▸ Offer  ← shows"), "\(outcome.output)")
        let json = try object(try run("walk", "--replay", "trace", "--format", "json", files: ["trace": "tap Plan"]).output)
        #expect((json["steps"] as? [[String: Any]])?.compactMap { $0["shows"] as? String } == ["Plan"])
    }

    @Test(arguments: [
        (["walk", "--to", "Chek"], "is “Check” meant?"), (["walk", "--from", "Hom"], "is “Home” meant?"),
        (["walk", "--entry", "ofer"], "is “offer” meant?"), (["walk", "--idiom", "tv"], "--idiom is one of phone, pad"),
        (["walk", "--states", "0"], "a number from 1 on"), (["walk", "--from", "Home", "--replay", "-"], "exclude each other"),
        (["walk", "--replay", "nowhere"], "nowhere cannot be read"), (["walk", "--replay", "trace"], "trace:2: “tap Nothing” cannot be done there"),
    ])
    func whatCannotRunGivesTwoAndASentence(words: [String], sentence: String) throws {
        try withTemporaryFolder(["app.flow.json": circle, "trace": "tap Plan\ntap Nothing"]) { folder in
            let outcome = try Tool.run(words, in: folder)
            #expect(outcome.code == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
        }
    }

    /// What the graph tells already is said once, and the walk adds the way.
    @Test func aFindingOfTheGraphCarriesTheTrace() throws {
        let flow = """
            {
              windows: [{ root: "Shop", wrapped: true }],
              screens: [
                { id: "Shop" }, { id: "Basket", trailing: [{ look: "close", action: "dismiss" }] },
                { id: "Address", supplementsBack: true, body: [{ look: "back", label: "Back", action: "dismiss" }] },
              ],
              transitions: [
                { verb: "present", from: "Shop", to: "Basket", wrapped: true, trigger: { kind: "bodyButton", label: "Basket" } },
                { verb: "push", from: "Basket", to: "Address", trigger: { kind: "bodyButton", label: "Go on" } },
              ],
            }
            """
        let outcome = try run("lint", "--format", "json", files: ["app.flow.json": flow])
        let found = try #require(try object(outcome.output)["diagnostics"] as? [[String: Any]])
        #expect(found.compactMap { $0["rule"] as? String } == ["back-does-not-return-to-parent"])
        let notes = (found.first?["related"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
        #expect(notes.contains { $0.hasPrefix("Tap “Go on” on “Basket”") }, "\(notes)")
        #expect(!(try run("lint", "--no-walk", files: ["app.flow.json": flow]).output.contains("Tap “Go on”")))
    }

    /// Not timed: a program tells how fast it was.
    @Test func aThousandScreensAreWalkedAndTheirRateIsTold() throws {
        let ways = (1..<1000).map { "{ verb: \"\($0.isMultiple(of: 7) ? "sheet" : "push")\", from: \"S\(($0 - 1) / 4)\", to: \"S\($0)\"\($0.isMultiple(of: 7) ? ", wrapped: true" : ""), trigger: { kind: \"row\" } }" }
        let screens = (0..<1000).map { "{ id: \"S\($0)\" }" }
        let flow = "{ windows: [{ root: \"S0\", wrapped: true }], screens: [\(screens.joined(separator: ","))], transitions: [\(ways.joined(separator: ","))] }"
        let outcome = try run("walk", "--stats", "--max-depth", "8", "--max-layers", "8", files: ["app.flow.json": flow])
        #expect(outcome.output.contains("1000 of 1000 screens met"), "\(outcome.output.prefix(300))")
        #expect(outcome.errors.contains(" a second on "), "\(outcome.errors)")
    }

    @Test func theNumberOfThreadsChangesNothing() throws {
        let path = Repository.root.appendingPathComponent("Fixtures/Reader").path
        try withTemporaryFolder([:]) { folder in
            let one = try Tool.run("walk", "--format", "json", "--jobs", "1", path, in: folder)
            #expect(try Tool.run("walk", "--format", "json", "--jobs", "4", path, in: folder).output == one.output)
        }
    }
}
