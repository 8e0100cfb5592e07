import RuleKit
import Testing

private let card = """
    # unpushable-controller

    Checks that containers are not pushed.

    ## Why

    UIKit raises. # not a title

    ## Wrong

    ### A navigation controller

    Some prose.

    ```swift Cart.swift
    # no heading
    push(nav) // expect: unpushable-controller
    ```

    ```xml Main.storyboard
    <a/>
    ```

    ### Another

    ````swift Deep.swift
    ```
    ````

    ## Right

    ```swift Plain.swift
    push(plain) // ok: unpushable-controller — a plain controller
    ```

    ## Instead

    Push its root.

    ```swift
    push(root)
    ```
    """

@Suite struct RuleCardTests {
    @Test func readsTheOutline() {
        let card = RuleCard(card)
        #expect(card.problems == [])
        #expect(card.id == "unpushable-controller")
        #expect(card.summary == "Checks that containers are not pushed.")
        #expect(card.sections.map(\.title) == ["Why", "Wrong", "Right", "Instead"])
        #expect(card.section("Why")?.text == "UIKit raises. # not a title")
    }

    @Test func readsExamplesOfSeveralFiles() {
        let card = RuleCard(card)
        #expect(card.wrong.map(\.title) == ["A navigation controller", "Another"])
        #expect(card.wrong[0].prose == "Some prose.")
        #expect(card.wrong[0].files.map(\.path) == ["Cart.swift", "Main.storyboard"])
        #expect(card.wrong[0].files[0].text == "# no heading\npush(nav) // expect: unpushable-controller\n")
        #expect(card.wrong[1].files.map(\.text) == ["```\n"])
        #expect(card.right.map(\.title) == [nil])
    }

    @Test(arguments: [
        ("# unpushable-controller\n", "", "no title"),
        ("Checks that containers are not pushed.", "", "does not say what the rule checks"),
        ("## Why", "## Whence", "“Whence” is no section"),
        ("## Why", "## Whence", "the section Why is missing"),
        ("## Instead", "## Why", "stands twice"),
        ("```swift Plain.swift", "```swift", "must be “language path”"),
        ("```xml Main.storyboard", "```swift Cart.swift", "two blocks are called Cart.swift"),
        ("### Another", "### Nothing\n\n### Another", "the example has no code"),
        ("push(root)\n```", "push(root)", "never closed"),
        ("Push its root.", String(repeating: "Push its root. ", count: 400), "are the limit"),
    ])
    func namesWhatIsWrong(part: String, replacement: String, problem: String) {
        let broken = card.split(separator: part, omittingEmptySubsequences: false).joined(separator: replacement)
        #expect(RuleCard(broken).problems.contains { $0.contains(problem) })
    }
}
