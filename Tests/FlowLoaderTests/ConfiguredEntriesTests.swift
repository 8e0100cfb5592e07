import FlowGraph
import Testing

@testable import FlowLoader

/// What the configuration tells linking of entries and system screens.
struct ConfiguredEntriesTests {
    private func graph(_ source: String, names: ProjectNames = ProjectNames()) -> FlowGraph {
        link([swiftFacts(path: "File.swift", text: source)], names: names).graph
    }

    private static let links = """
        class PushCenter {
          let stack = UINavigationController(rootViewController: Home())
          func open(message: String, animated: Bool) { stack.pushViewController(Chat(), animated: animated) }
          func close() { stack.popViewController(animated: true) }
        }
        class Home: UIViewController {}
        class Chat: UIViewController {}
        """

    @Test(arguments: ["open", "open(message:animated:)", "PushCenter.open", "PushCenter.open(message:animated:)"])
    func aNamedFunctionIsAnEntry(written: String) {
        var names = ProjectNames()
        names.entries = [written: "notificationTap"]
        let found = graph(Self.links, names: names)
        #expect(found.entries.map(\.id) == ["notificationTap@PushCenter.open(message:animated:)"])
        #expect(found.entries.map(\.kind) == [.notificationTap])
        #expect(found.transitions.filter { $0.entry != nil }.map(\.to) == ["Chat"])
    }

    @Test(arguments: ["opens", "open(message:)", "Other.open", "PushCenter.open()"])
    func otherFunctionsAreNone(written: String) {
        var names = ProjectNames()
        names.entries = [written: "url"]
        #expect(graph(Self.links, names: names).entries == [])
    }

    @Test func aNamedSelectorIsAnEntry() {
        let source = """
            @interface PushCenter : NSObject
            @property UINavigationController *stack;
            @end
            @interface Chat : UIViewController
            @end
            @implementation PushCenter
            - (void)openMessage:(NSString *)message animated:(BOOL)animated { [self.stack pushViewController:[[Chat alloc] init] animated:animated]; }
            @end
            """
        var names = ProjectNames()
        names.entries = ["openMessage:animated:": "remoteNotification"]
        let found = link([extract(SourceFile(path: "PushCenter.m", text: source))], names: names).graph
        #expect(found.entries.map(\.kind) == [.remoteNotification])
        #expect(found.transitions.contains { $0.entry != nil && $0.to == "Chat" })
    }

    @Test func aNamedClassIsASystemScreen() {
        let source = """
            class Scanner: UIViewController {}
            class Home: UIViewController {
              func scan() { present(Scanner(), animated: true) }
              func pay() { present(PaymentSheet(), animated: true) }
            }
            """
        var names = ProjectNames()
        names.systemScreens = ["Scanner", "PaymentSheet"]
        let found = graph(source, names: names)
        #expect(found.transitions.compactMap(\.to) == ["system:Scanner", "system:PaymentSheet"])
        #expect(found.screens.first { $0.id == "Scanner" }?.kind != .alert)
        #expect(graph(source).transitions.map(\.to) == ["Scanner", nil])
    }
}
