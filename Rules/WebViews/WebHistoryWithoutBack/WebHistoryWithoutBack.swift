import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let webHistoryWithoutBack = Rule(
        "web-history-without-back", .webViews, .info, isOptIn: true, card: PackageResources.web_history_without_back_md
    ) { flow in
        flow.screens.compactMap { screen in
            // With a policy of its own it shows one site, one page or a sign-in, and sends the rest elsewhere.
            guard let web = screen.facts.web.first, screen.facts.web.allSatisfy(cannotGoBack), web.loads == .remote,
                !flow.goesBackInPages(screen), let standing = flow.some(screen.id, where: { $0.screen == screen.id })
            else { return nil }
            return Finding(
                "“\(screen.name)” browses the web but offers no way back to the previous page.", at: web.location, screen: screen.id,
                edge: web.api, certainty: standing.certainty, standing: standing,
                fix: "Add back/forward items, or use SFSafariViewController.", subjects: [.screen(screen.id)])
        }
    }
}

private func cannotGoBack(_ web: WebFact) -> Bool { web.gestures == .off && !web.back && !web.policed }
