import Diagnostics
import FlowGraph
import Foundation
import Testing

@testable import FlowLoader

private func read(_ text: String) -> FileFacts {
    flowFileFacts(path: "Design/app.flow.json", data: Data(text.utf8))
}

private func flowFacts(_ text: String) -> FlowFileFacts {
    read(text).flow ?? FlowFileFacts()
}

/// The notes as `line:column message`.
private func complaints(_ text: String) -> [String] {
    read(text).notes.map { "\($0.location.line):\($0.location.column) \($0.message)" }
}

private func graph(_ facts: FlowFileFacts) -> FlowGraph {
    var graph = FlowGraph()
    graph.screens = facts.screens
    graph.transitions = facts.transitions
    graph.entries = facts.entries
    graph.unresolved = facts.unresolved
    graph.brokenReferences = facts.brokenReferences
    graph.gestureWrites = facts.gestureWrites
    graph.barWrites = facts.barWrites
    graph.historyTests = facts.historyTests
    graph.successions = facts.successions
    graph.vetoes = facts.vetoes
    graph.app = facts.app
    return graph
}

@Suite struct FlowGraphJSONTests {
    /// Every field differs from its default, so that a key forgotten by the writer or the reader makes the graphs unequal.
    static let full: FlowGraph = {
        func at(_ line: Int) -> Span { Span(path: "Sources/A.swift", line: line, column: 5, endLine: line + 1, endColumn: 9) }
        var control = Control(
            .close, label: "Close “it”", evidence: "xmark", guarded: .conditional,
            exits: [
                Exit(.popTo, on: .otherNav, to: "List", guarded: .paired), Exit(.pop, on: .itself), Exit(.pop, on: .ownNav),
                Exit(.dismiss),
            ],
            isOpaque: true, doesMore: true, confirms: true,
            question: Question(test: "!model.isDirty", discards: false, certainty: .likely, location: at(11)), goesBackInWeb: true, location: at(3))
        control.work = [Work("session.stop", at: at(12))]
        control.disabledWhen = "isSaving"
        var facts = ScreenFacts()
        facts.role = "compose"
        facts.leading = [control, Control(.back, location: at(4))]
        facts.trailing = [control]
        facts.body = [control]
        facts.supplementsBack = true
        facts.backItems = [BackItem(runs: true, hasCustomView: true, location: at(11)), BackItem(location: at(12))]
        facts.backHidden = Setting(.always, location: at(5))
        facts.barHidden = Setting(.paired, location: at(6))
        facts.dismissBlocked = Setting(.conditional, test: "isDirty", location: at(7))
        facts.dismissGuard = true
        facts.input = .form
        facts.inputs = 3
        facts.savesWhileEditing = true
        facts.actsOnLeaving = true
        facts.presents = true
        facts.web = [
            WebFact(api: "WebView", gestures: .on, loads: .remote, back: true, arbitrated: true, policed: true, location: at(8)),
            WebFact(api: "WKWebView", gestures: .unknown, loads: .unknown, location: at(9)),
        ]
        facts.ownBar = true
        facts.stackInBody = Setting(.exclusive, location: at(10))
        facts.ownerExit = true
        facts.readsPlacement = true
        facts.takesModel = true
        facts.detents = true
        facts.isViewer = true

        var graph = FlowGraph()
        graph.screens = [
            Screen(
                id: "Editor", name: "The \"editor\"\n\\ \u{1}😀", class: "AppKitchen.Editor", kind: .nav, technology: .swiftui,
                title: "Edit", location: at(1), inherits: ["Base", "UIViewController"], facts: facts,
                openReasons: ["built by name"], opaqueActions: ["tap"], scenes: ["Main.storyboard#a-b-c"]),
            Screen(id: "List", name: "List", class: "List", technology: .flow, location: at(2)),
            Screen(id: "Main.storyboard#x", name: "Main.storyboard#x", class: nil, technology: .storyboard, location: at(2)),
        ]
        graph.transitions = [
            Transition(
                verb: .present, from: "List", to: "Editor", wrapped: "PlainNav", hosted: true, style: .fullScreen,
                receiver: .windowRoot, forced: true, on: "List", position: 0, column: "detail",
                trigger: Trigger(.leadingItem, look: .home, label: "Go", function: "go(_:)"), guarded: .exclusive,
                certainty: .likely, entry: "link", blocked: .paired, installs: [control], hidesBar: true,
                identifier: "edit", selector: "back:", location: at(20)),
            Transition(verb: .present, from: "List", to: nil, style: nil, location: at(21)),
            Transition(verb: .actionSheet, from: "List", to: "system:UIAlertController", anchor: .missing, location: at(29)),
            Transition(
                verb: .present, from: "List", to: "Editor", style: .automatic, after: Preceding(.dismiss, on: .presenting, waits: true),
                idioms: [.pad, .mac], availability: "#available(iOS 16, *)", location: at(22)),
            Transition(verb: .sheet, from: "List", to: "Editor", style: .sheet, location: at(23)),
            Transition(verb: .push, from: "flow:Router", to: "Editor", receiver: .itself, location: at(24)),
            Transition(verb: .push, from: "List", to: "system:UIImagePickerController", receiver: .ownNav, location: at(25)),
            Transition(verb: .root, from: "window", to: "List", receiver: .windowRoot, location: at(26)),
            Transition(verb: .root, from: "window", to: "List", receiver: .itself, location: at(27)),
            Transition(verb: .tab, from: "List", to: "Editor", position: 2, trigger: Trigger(.row), location: at(28)),
        ]
        graph.entries = [
            Entry(id: "link", kind: .universalLink, handler: "App.open(_:)", location: at(30)),
            Entry(id: "url@Info.plist", kind: .url, handler: "", names: ["shop"], location: at(33)),
        ]
        graph.unresolved = [
            Unresolved(verb: .performSegue, from: "List", reason: "identifier is no constant", location: at(31)),
            Unresolved(verb: .push, reason: "parameter", location: at(32)),
        ]
        graph.brokenReferences = [
            BrokenReference(
                kind: .scene, name: "Detial", storyboard: "Main", screen: "List", near: "Detail", nearLocation: at(41),
                nearReason: "case", certainty: .possible, location: at(40)),
            BrokenReference(kind: .storyboard, name: "Mian", location: at(42)),
        ]
        graph.gestureWrites = [
            GestureWrite(
                recognizer: .content, kind: .delegate, value: .null, owner: "PlainNav", scope: .stackClass, depthTest: .absent,
                restored: true, forwards: true, guarded: .conditional, delegateClass: "Helper", delegateLocation: at(51), location: at(50)),
            GestureWrite(recognizer: .edge, kind: .enabled, value: .no, owner: "Editor", scope: .screen, location: at(52)),
        ]
        graph.barWrites = [
            BarWrite(
                kind: .hidesOn, value: .no, moment: .appear, owner: "PlainNav", scope: .stackClass, restored: true, guarded: .conditional,
                functions: ["hide()", "viewWillAppear(_:)"], location: at(53)),
            BarWrite(kind: .hidden, value: .unknown, moment: .other, owner: "Editor", scope: .screen, location: at(54)),
        ]
        graph.historyTests = [HistoryTest(call: "goForward", owner: "Editor", location: at(55))]
        graph.successions = [
            Succession(
                from: "Editor", function: "save()",
                first: .init(.dismiss, to: "Picker", on: .presenting, location: at(55), caller: at(56), guarded: .conditional),
                second: .init(.present, to: "Editor", on: .windowRoot, notification: "saved", registered: at(59), location: at(57), caller: at(58)),
                relation: .presenter, waits: true, certainty: .likely),
            Succession(from: "Editor", function: "viewDidLoad()", first: nil, second: .init(.alert, location: at(59)), relation: .loading),
        ]
        graph.vetoes = [
            Veto(
                asked: .back, owner: "PlainNav", function: "navigationBar(_:shouldPop:)", scope: .stackClass, subject: .top,
                refuses: "!isDone", questions: [Question(location: at(56))], raises: [at(57)], selfCall: at(58), helpers: [at(59)], location: at(55)),
            Veto(asked: .hook, owner: "Editor", location: at(60)),
        ]
        let push = graph.transitions.firstIndex { $0.location == at(24) } ?? 0
        graph.transitions[push].completes = Completion(operation: "purchase", form: "List", location: at(61))
        graph.app.deviceFamilies = [1, 2, 7]
        graph.app.sdk = 26
        graph.app.deploymentTarget = "15.0"
        graph.app.catalyst = false
        graph.app.multipleScenes = true
        return graph.sorted()
    }()

    @Test func readingBackGivesAnEqualGraph() {
        let result = read(flowGraphJSON(Self.full))
        #expect(result.notes == [])
        let back = graph(result.flow ?? FlowFileFacts())
        #expect(back.screens == Self.full.screens)
        #expect(back.transitions == Self.full.transitions)
        #expect(back == Self.full)
        #expect(flowGraphJSON(back) == flowGraphJSON(Self.full))
    }

    @Test func everyWordOfTheModelIsReadBack() {
        var all = FlowGraph()
        let place = Span(path: "A.swift", line: 1, column: 1)
        for kind in ScreenKind.allCases {
            for technology in Technology.allCases {
                all.screens.append(Screen(
                    id: "\(kind) \(technology)", name: "n", class: nil, kind: kind, technology: technology, location: place))
            }
        }
        for verb in Verb.allCases {
            for style in PresentationStyle.allCases.map(Optional.some) + [nil] {
                all.transitions.append(Transition(verb: verb, from: "a", to: nil, style: style, location: place))
            }
            for receiver in Receiver.allCases {
                all.transitions.append(Transition(verb: verb, from: "window", to: "b", receiver: receiver, location: place))
            }
        }
        for trigger in Trigger.Kind.allCases {
            all.transitions.append(Transition(verb: .push, from: "t", to: "b", trigger: Trigger(trigger), location: place))
        }
        for entry in Entry.Kind.allCases {
            all.entries.append(Entry(id: entry.rawValue, kind: entry, handler: "h", location: place))
        }
        all = all.sorted()
        let result = read(flowGraphJSON(all))
        #expect(result.notes == [])
        #expect(graph(result.flow ?? FlowFileFacts()) == all)
    }

    @Test func isPlainJSONWithItsKeysInOrder() throws {
        let text = flowGraphJSON(Self.full)
        #expect(text.hasSuffix("}\n"))
        #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
        var graph = FlowGraph()
        graph.screens = [Screen(id: "List", name: "List", class: "List", technology: .uikit, location: Span(path: "L.swift", line: 3, column: 7, length: 4))]
        #expect(flowGraphJSON(graph) == """
            {
              "version": 1,
              "screens": [
                {
                  "id": "List",
                  "technology": "uikit",
                  "location": {"path": "L.swift", "line": 3, "column": 7, "endLine": 3, "endColumn": 11}
                }
              ],
              "transitions": [],
              "entries": [],
              "unresolved": []
            }

            """)
        #expect(flowGraphJSON(FlowGraph()) == """
            {"version": 1, "screens": [], "transitions": [], "entries": [], "unresolved": []}

            """)
    }

    @Test func theOrderOfTheGraphDoesNotMatter() {
        var shuffled = Self.full
        shuffled.screens.reverse()
        shuffled.transitions.reverse()
        shuffled.gestureWrites.reverse()
        #expect(flowGraphJSON(shuffled) == flowGraphJSON(Self.full))
    }
}

@Suite struct FlowFileByHandTests {
    @Test func whatIsLeftOutPointsIntoTheFlowFile() {
        let file = flowFacts("""
            {
              // an order list
              screens: [
                {id: 'Orders', leading: [{look: "back"}]},
              ],
              transitions: [
                {verb: 'push', from: 'Orders', to: 'Orders'},
              ],
            }
            """)
        let screen = file.screens.first
        #expect(screen?.name == "Orders")
        #expect(screen?.class == "Orders")
        #expect(screen?.kind == .screen)
        #expect(screen?.technology == .flow)
        #expect(screen?.location == Span(path: "Design/app.flow.json", line: 4, column: 5, length: 1))
        #expect(screen?.facts.leading.first?.location == Span(path: "Design/app.flow.json", line: 4, column: 30, length: 1))
        #expect(file.transitions.first?.receiver == .ownNav)
        #expect(file.transitions.first?.location == Span(path: "Design/app.flow.json", line: 7, column: 5, length: 1))
        #expect(file.danglingReferences == [])
    }

    @Test func columnsCountUTF16AfterCommentsAndEscapes() {
        let file = flowFacts(#"{screens: [/* é😀 */ {"\u0069d": "A"}, /* 😀 */ {id: 'it\'s'}]}"#)
        #expect(file.screens.map(\.id) == ["A", "it's"])
        #expect(file.screens.map(\.location.column) == [22, 49])
    }

    @Test func containersAndWindowsBecomeTransitions() {
        let file = flowFacts("""
            {
              windows: [{root: "Main", wrapped: true}],
              containers: [
                {id: "Main", kind: "tab", tabs: ["Nav", "A"]},
                {id: "Nav", kind: "nav", root: "A", barHidden: "always"},
                {id: "Split", kind: "split", columns: {primary: "A", secondary: "B"}},
              ],
              screens: [{id: "A"}, {id: "B"}],
            }
            """)
        let edges = file.transitions.map { edge in
            "\(edge.from) \(edge.verb.rawValue) \(edge.to ?? "?") \(edge.position.map(String.init) ?? edge.column ?? "")"
        }
        #expect(edges == [
            "Main tab Nav 0", "Main tab A 1", "Nav root A ", "Split column A primary", "Split column B secondary",
            "window root Main ",
        ])
        #expect(file.transitions.last?.receiver == .windowRoot)
        #expect(file.transitions.last?.wrapped == "UINavigationController")
        #expect(file.transitions[1].location.line == 4)
        #expect(file.transitions[1].location.column == 45)
        let nav = file.screens.first { $0.id == "Nav" }
        #expect(nav?.kind == .nav)
        #expect(nav?.facts.barHidden?.guarded == .always)
        #expect(nav?.facts.barHidden?.location.line == 5)
        #expect(file.danglingReferences == [])
    }

    @Test func shortFormsOfAScreen() {
        let file = flowFacts("""
            {screens: [
              {id: "A", backHidden: true, barHidden: false, dismissBlocked: {guard: "paired"}, opaque: true, open: true,
               leading: [{look: "back", symbol: "chevron.left", action: "pop"}, {look: "close", action: "opaque"},
                         {look: "other", action: "none"}, {look: "cancel", exits: ["dismiss", {verb: "popTo", to: "B"}]}],
               exits: ["dismiss", {verb: "pop", guard: "conditional", trigger: "bodyButton"}]},
              {id: "B", popGesture: "locked", hosted: true}, {id: "C", popGesture: "restored"},
              {id: "D", popGesture: "restoredUnguarded"}, {id: "E", popGesture: "default"},
            ], transitions: [{verb: "push", from: "A", to: "B"}, {verb: "sheet", from: "A", to: "C"}]}
            """)
        let screen = file.screens.first
        #expect(screen?.facts.backHidden?.guarded == .always)
        #expect(screen?.facts.barHidden == nil)
        #expect(screen?.facts.dismissBlocked?.guarded == .paired)
        #expect(screen?.opaqueActions == ["declared in the flow file"])
        #expect(screen?.openReasons == ["declared in the flow file"])
        let leading = screen?.facts.leading ?? []
        #expect(leading.map(\.exits) == [
            [Exit(.pop, on: .ownNav)], [], [], [Exit(.dismiss), Exit(.popTo, on: .ownNav, to: "B")],
        ])
        #expect(leading.map(\.isOpaque) == [false, true, false, false])
        #expect(leading.first?.evidence == "chevron.left")
        #expect(file.transitions.map(\.verb) == [.dismiss, .pop, .push, .sheet])
        #expect(file.transitions.map(\.guarded) == [.always, .conditional, .always, .always])
        #expect(file.transitions[1].trigger == Trigger(.bodyButton))
        #expect(file.transitions.map(\.hosted) == [false, false, true, false])
        #expect(file.transitions.map(\.style) == [nil, nil, nil, .sheet])
        #expect(file.gestureWrites.map(\.owner) == ["B", "C", "D"])
        #expect(file.gestureWrites.map(\.kind) == [.enabled, .delegate, .delegate])
        #expect(file.gestureWrites.map(\.value) == [.no, .object, .null])
        #expect(file.gestureWrites.map(\.depthTest) == [.unknown, .present, .absent])
    }

    @Test func aTransitionMayStartAtAnEntry() {
        let file = flowFacts("""
            {entries: [{id: "link", kind: "url", handler: "AppDelegate.application(_:open:)"}, {id: "tap", kind: "notificationTap"}],
             screens: [{id: "A"}],
             transitions: [{verb: "push", from: "link", to: "A"}, {verb: "push", from: "tap", to: "A", trigger: "async"}]}
            """)
        #expect(file.transitions.map(\.from) == ["flow:AppDelegate", "flow:tap"])
        #expect(file.transitions.map(\.entry) == ["link", "tap"])
        #expect(file.transitions.map(\.trigger.kind) == [.entry, .async])
        #expect(file.danglingReferences == [])
    }

    @Test func appAndIgnoresAreRead() {
        let file = flowFacts("""
            {version: 1, app: {deviceFamilies: ["iphone", 2], sdk: 26, deploymentTarget: "15.0"},
             screens: [{id: "A"}], ignore: [{rule: "exit-does-nothing", screen: "A", edge: "A pop ?", reason: "kiosk"}]}
            """)
        #expect(file.app.deviceFamilies == [1, 2])
        #expect(file.app.sdk == 26)
        #expect(file.app.multipleScenes == nil)
        let ignore = file.ignores.first
        #expect(ignore?.rule == "exit-does-nothing")
        #expect(ignore?.screen == "A")
        #expect(ignore?.edge == "A pop ?")
        #expect(ignore?.reason == "kiosk")
        #expect(ignore?.place.line == 2)
    }

    @Test func unknownIdsAreLeftToLinking() {
        let result = read("""
            {screens: [{id: "A", leading: [{look: "back", exits: [{verb: "popTo", to: "Gone"}]}]}],
             transitions: [{verb: "push", from: "A", to: "InCode"}, {verb: "push", from: "flow:X", to: "system:Y"},
                           {verb: "push", from: "A", to: "A", entry: "link", on: "Nav"}]}
            """)
        #expect(result.notes == [])
        #expect(result.flow?.danglingReferences.map(\.keyPath) == [
            "screens[0].leading[0].exits[0].to", "transitions[0].to", "transitions[2].on", "transitions[2].entry",
        ])
        #expect(result.flow?.danglingReferences.map(\.id) == ["Gone", "InCode", "Nav", "link"])
        #expect(result.flow?.danglingReferences[1].place == Place(line: 2, column: 46, length: 8))
        #expect(result.flow?.transitions.count == 3)
    }
}

@Suite struct FlowFileErrorTests {
    @Test func everyErrorIsToldAndTheRestIsUsed() {
        let text = """
            {
              version: 2, screnes: [],
              screens: [
                {id: "A", suplementsBack: true, ownBar: "yes", input: "forms"},
                {id: "A"}, {}, 7, {id: ""},
                {id: "B", leading: [{label: "x"}, {look: "bak"}], location: {line: 0}},
              ],
              transitions: [
                {verb: "psuh", from: "A", to: "B"},
                {verb: "push", from: "A"},
                {verb: "push", from: "A", to: "B", guard: "sometimes", position: 1.5},
                {verb: "push", from: "A", to: null, position: 1.5},
              ],
              containers: [{id: "N", columns: ["A"]}],
              entries: [{id: "e", kind: "uri"}],
              app: {deviceFamilies: ["watch"]},
            }
            """
        #expect(complaints(text) == [
            "2:12 version: version 2 is not known; this navlint reads version 1",
            "2:15 screnes: unknown key; nearest is \"screens\"",
            "4:15 screens[0].suplementsBack: unknown key; nearest is \"supplementsBack\"",
            "4:45 screens[0].ownBar: expected true or false, found a string",
            "4:59 screens[0].input: unknown input \"forms\"; nearest is \"form\"",
            "5:10 screens[1].id: the id \"A\" is taken by another of the screens",
            "5:16 screens[2]: \"id\" is missing",
            "5:20 screens[3]: expected an object, found a number",
            "5:28 screens[4].id: must not be empty",
            "6:25 screens[5].leading[0]: \"look\" is missing",
            "6:46 screens[5].leading[1].look: unknown look \"bak\"; nearest is \"back\"",
            "6:72 screens[5].location.line: lines and columns count from 1",
            "9:12 transitions[0].verb: unknown verb \"psuh\"; nearest is \"push\"",
            "10:5 transitions[1]: \"to\" is missing; null says that it could not be told",
            "11:47 transitions[2].guard: unknown guard \"sometimes\"; known are always, paired, conditional, exclusive",
            "12:51 transitions[3].position: expected a whole number, found a number",
            "14:16 containers[0]: \"kind\" is missing",
            "14:35 containers[0].columns: expected an object of column names and ids",
            "15:29 entries[0].kind: unknown kind \"uri\"; nearest is \"url\"",
            "16:26 app.deviceFamilies[0]: expected 1 (iphone) or 2 (ipad)",
        ])
        #expect(read(text).notes.allSatisfy { $0.kind == .invalid && $0.location.path == "Design/app.flow.json" })
        #expect(flowFacts(text).screens.map(\.id) == ["A", "B", "N"])
        #expect(flowFacts(text).transitions.map(\.to) == [nil])
    }

    @Test(arguments: [
        ("", "1:1 the flow file is empty"),
        (" \n\n", "1:1 the flow file is empty"),
        ("// nothing", "1:11 the file holds no value"),
        ("[]", "1:1 expected an object, found a list"),
        ("{\n screens: [", "2:12 the file ends before the \"[\" of line 2 is closed"),
        ("{a: 1", "1:6 the file ends before the \"{\" of line 1 is closed"),
        ("{screens: [}", "1:12 expected a value"),
        ("{screens [] }", "1:10 expected \":\" after the key"),
        ("{screens: []\n entries: []}", "2:2 expected \",\" or \"}\""),
        ("{screens: [{id: Orders}]}", "1:17 \"Orders\" is no value; strings stand in quotes"),
        ("{\n\"é😀\": 'open\n}", "2:8 the string is not closed"),
        ("{screens-1: []}", "1:2 the key \"screens-1\" needs quotes"),
        ("{} x", "1:4 text after the end of the document"),
        ("{/* }", "1:2 the comment is not closed"),
        ("{screens: [,]}", "1:12 expected a value"),
        ("{version: 1, version: 2}", "1:14 the key \"version\" stands twice in one object; the first counts"),
        (#"{screens: [{id: "\uZZ"}]}"#, "1:18 the escape is not complete"),
        ("{version: 1e}", "1:11 version: expected a whole number, found text that cannot be read as a value"),
    ])
    func brokenTextsHaveAPlace(text: String, complaint: String) {
        let notes = complaints(text)
        #expect(notes.count == 1)
        #expect(notes.first?.hasPrefix(complaint) == true, "\(notes)")
    }

    @Test func aValueThatCannotBeReadDoesNotShiftTheNext() {
        let text = "{app: {deviceFamilies: [1e, 2]}, screens: [{id: 'A', inherits: [null, 'B'], title: null}]}"
        #expect(complaints(text) == [
            "1:25 app.deviceFamilies[0]: expected 1 (iphone) or 2 (ipad)",
            "1:65 screens[0].inherits[0]: expected a string, found null",
        ])
        #expect(flowFacts(text).app.deviceFamilies == [2])
        #expect(flowFacts(text).screens.first?.inherits == ["B"])
    }

    @Test func aTextThatStopsAnywhereIsOneErrorInsideIt() {
        let bytes = Array(flowGraphJSON(FlowGraphJSONTests.full).utf8.dropLast(2))
        let lines = bytes.split(separator: UInt8(ascii: "\n")).count
        for end in stride(from: 1, through: bytes.count, by: 41) {
            let notes = flowFileFacts(path: "a.flow.json", data: Data(bytes[..<end])).notes
            #expect(notes.count == 1)
            #expect((1...lines).contains(notes.first?.location.line ?? 0))
        }
    }

    @Test func encodingSizeAndDepth() {
        func notes(_ bytes: [UInt8]) -> [String] {
            flowFileFacts(path: "a.flow.json", data: Data(bytes)).notes.map { "\($0.location.line) \($0.message)" }
        }
        #expect(notes([0xef, 0xbb, 0xbf] + Array("{version: 1}".utf8)) == [])
        #expect(notes(Array("{\n a: '".utf8) + [0xff] + Array("'}".utf8)) == ["2 the flow file is not UTF-8"])
        #expect(notes(Array(repeating: 0x20, count: flowFileSizeLimit + 1)).count == 1)
        let deep = Array(repeating: UInt8(ascii: "["), count: 100_000)
        #expect(notes(deep) == ["1 nested deeper than 512 levels"])
        let atLimit = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(notes(Array(atLimit.utf8)) == ["1 expected an object, found a list"])
        let deepObject = String(repeating: "{screens:", count: 512) + "1" + String(repeating: "}", count: 512)
        #expect(notes(Array(deepObject.utf8)) == ["1 screens: expected a list, found an object"])
    }
}
