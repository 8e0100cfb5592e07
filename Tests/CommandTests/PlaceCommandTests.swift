import Foundation
import TestSupport
import Testing

/// Runs the tool on a fixture without leaving anything there.
private func run(_ words: String..., on app: String) throws -> Tool.Outcome {
    try withTemporaryFolder([:]) { folder in
        try Tool.run(words + [Repository.root.appendingPathComponent("Fixtures/\(app)").path], in: folder)
    }
}

private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

private func list(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

@Suite struct WhereCommandTests {
    @Test func aPlaceTellsWhatIsBehindBelowAndAround() throws {
        let outcome = try run("where", "CheckoutTermsViewController", on: "Shop")
        #expect(outcome.code == 0)
        for line in [
            "behind it: CheckoutPaymentViewController, CheckoutAddressViewController, CheckoutSummaryViewController",
            "this fullScreen is presented by CartViewController, presentingViewController is ShopTabsController",
            "previous screen: CheckoutPaymentViewController, behind it in its stack",
            "; not CartViewController, under its layer; not CatalogueViewController, AccountViewController, in other tabs",
            "a walk to the top returns CheckoutTermsViewController, needs presented, navigation",
            "with presented alone it stops at NavigationController [id Nav-ck-Ini], needs navigation",
            "back button: → CheckoutPaymentViewController", "swipe down: none in this style",
        ] {
            #expect(outcome.output.contains(line), "\(line)\n\(outcome.output)")
        }
    }

    @Test func childrenOfCustomContainersAreFoundInTheirHostsPlace() throws {
        let output = try run("where", "RecommendationsViewController", on: "Shop").output
        #expect(output.contains("of it only ProductViewController; not RecommendationsViewController, embedded in these"))
        #expect(output.contains("with presented, navigation, tab alone it stops at ProductViewController, needs child"))
    }

    @Test func theSameItemIsJudgedInEachPlace() throws {
        let output = try run("where", "OrderViewController", on: "Shop").output
        #expect(output.contains("leading item “close”, dismiss: closes the layer, → ShopTabsController"))
        #expect(output.contains("back button: → OrdersViewController"))
    }

    @Test func jsonHasTheDocumentedShape() throws {
        let outcome = try run("where", "ReviewListViewController", "--format", "json", on: "Shop")
        #expect(outcome.code == 0)
        let json = try object(outcome.output)
        #expect(json["version"] as? Int == 1)
        let screen = try #require(try list(json["screens"]).first)
        #expect(screen["id"] as? String == "ReviewListViewController")
        #expect(screen["closed"] as? Bool == true)
        let place = try #require(try list(screen["placements"]).first)
        #expect(place["layer"] as? String == "base")
        #expect((place["behind"] as? [String: Any])?["array"] as? [String] == ["CatalogueViewController", "ProductViewController", "ReviewListViewController"])
        #expect((place["previous"] as? [String: Any])?["screen"] as? String == "ProductViewController")
        #expect((place["topWalk"] as? [String: Any])?["needs"] as? [String] == ["tab", "navigation"])
        #expect(try list(place["below"]).map { $0["shows"] as? String } == ["ReviewListViewController"])
        let exits = try list(place["exits"])
        #expect(exits.map { $0["does"] as? String } == ["off", "off", "lands"])
        #expect(exits.last?["landsOn"] as? String == "ProductViewController")
        // Paths do not depend on where the tool runs.
        #expect((exits.last?["location"] as? [String: Any])?["path"] as? String == "Catalogue/ReviewListViewController.swift")
    }

    @Test func placesCanBeLimited() throws {
        let output = try run("where", "OrderViewController", "--limit", "1", on: "Shop").output
        #expect(output.contains("more places"))
        let json = try object(try run("where", "OrderViewController", "--limit", "1", "--format", "json", on: "Shop").output)
        let screen = try #require(try list(json["screens"]).first)
        #expect(try list(screen["placements"]).count == 1)
        #expect((screen["placesLeftOut"] as? Int ?? 0) > 0)
    }

    @Test(arguments: [
        ("ProductViewControler", "is “ProductViewController” meant?"), ("Checkout", "“CheckoutDoneViewController”"),
        ("Zzzzzzzzzz", "there is no screen “Zzzzzzzzzz”\n"),
    ])
    func unknownNamesAnswerWithTheNearest(name: String, sentence: String) throws {
        let outcome = try run("where", name, on: "Shop")
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    }
}

@Suite struct RouteCommandTests {
    @Test func aWayComesWithItsWayBack() throws {
        let outcome = try run("route", "CatalogueViewController", "CheckoutAddressViewController", on: "Shop")
        #expect(outcome.code == 0)
        for line in [
            "CatalogueViewController to CheckoutAddressViewController: 1 way\n", "1. select tab 1 of “ShopTabsController”",
            "2. “CartViewController” presents “NavigationController [id Nav-ck-Ini]”, button in checkOut(_:), present",
            "3. “CheckoutSummaryViewController” shows “CheckoutAddressViewController”, button “Continue”, segue-show",
            "way back: dismiss 1 layer (called on CartViewController, which presented the layer), then select tab 0 of ShopTabsController",
            "navigationController?.popViewController → CheckoutSummaryViewController, not the way back",
            "popToViewController(viewControllers.first { $0 is CatalogueViewController }) does nothing, it is not in this stack, not the way back",
            "dismiss → CartViewController, not the way back",
        ] {
            #expect(outcome.output.contains(line), "\(line)\n\(outcome.output)")
        }
    }

    @Test func waysOutThatLeadThereAtOnceAreNamed() throws {
        let output = try run("route", "CartViewController", "CheckoutDoneViewController", on: "Shop").output
        #expect(output.contains("ways out that lead there at once: trailing item “done”, segue-unwind"), "\(output)")
    }

    @Test func entriesCanBeginAWay() throws {
        let outcome = try run("route", "url", "VoucherViewController", on: "Shop")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("way back: none, the way begins outside all screens"))
        #expect(try run("route", "home", "VoucherViewController", on: "Shop").code == 0)
    }

    @Test func noWayGivesOneAndSaysWhatIsKnown() throws {
        let outcome = try run("route", "CartViewController", "ScanResultsViewController", on: "Shop")
        #expect(outcome.code == 1)
        #expect(outcome.output.hasPrefix("CartViewController to ScanResultsViewController: no way is known\n"))
        #expect(outcome.output.contains("“ScannerViewController” pushes “ScanResultsViewController”, but that leads nowhere from the places that are reached"))
        let json = try object(try run("route", "CartViewController", "ScanResultsViewController", "--format", "json", on: "Shop").output)
        #expect(try list(json["routes"]).isEmpty)
        let gaps = try #require(json["unreached"] as? [String: Any])
        #expect(try list(gaps["arrivals"]).map { $0["reason"] as? String } == ["landsNowhere"])
        #expect((gaps["reachable"] as? Int ?? 0) > 20)
    }

    @Test func jsonHasTheDocumentedShape() throws {
        let json = try object(try run("route", "ProductViewController", "ReviewListViewController", "--format", "json", on: "Shop").output)
        #expect(json["version"] as? Int == 1)
        #expect(json["to"] as? String == "ReviewListViewController")
        let route = try #require(try list(json["routes"]).first)
        #expect(route["moves"] as? Int == 1)
        let step = try #require(try list(route["steps"]).first)
        #expect(step["verb"] as? String == "push")
        #expect((step["trigger"] as? [String: Any])?["kind"] as? String == "bodyButton")
        #expect((step["location"] as? [String: Any])?["path"] as? String == "Catalogue/ProductViewController.swift")
        let back = try list((route["back"] as? [String: Any])?["steps"])
        #expect(back.map { $0["kind"] as? String } == ["pop"])
        let naive = try list(route["naive"])
        #expect(naive.map { $0["call"] as? String } == ["popViewController", "popToRootViewController", "popToViewController", "dismiss"])
        #expect(naive.map { $0["reachesStart"] as? Bool } == [true, false, true, false])
    }

    @Test func theAnswerDoesNotDependOnTheNumberOfJobs() throws {
        let words = ["route", "home", "ReportProblemViewController", "--limit", "9", "--jobs"]
        let path = Repository.root.appendingPathComponent("Fixtures/Shop").path
        try withTemporaryFolder([:]) { folder in
            let one = try Tool.run(words + ["1", path], in: folder)
            #expect(one.code == 0)
            #expect(try Tool.run(words + ["5", path], in: folder).output == one.output)
        }
    }

    @Test(arguments: [
        (["route"], "route needs two screens"), (["route", "CartViewController"], "route needs two screens"),
        (["route", "CartViewControler", "ProductViewController"], "is “CartViewController” meant?"),
        (["route", "home", "ProductViewControler"], "is “ProductViewController” meant?"),
        (["route", "flow:Shop", "ProductViewController"], "there is no navigation in “flow:Shop”"),
        (["route", "CartViewController", "CartViewController"], "are the same screen"),
        (["route", "home", "CartViewController", "--limit", "0"], "a number from 1 on"), (["route", "home", "CartViewController", "--format", "txt"], "is “text” meant?"),
    ])
    func whatCannotRunGivesTwoAndASentence(words: [String], sentence: String) throws {
        try withTemporaryFolder([:]) { folder in
            let path = Repository.root.appendingPathComponent("Fixtures/Shop").path
            let outcome = try Tool.run(words.count < 3 ? words : words + [path], in: folder)
            #expect(outcome.code == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
        }
    }

    @Test func helpTellsTheExitCodes() throws {
        try withTemporaryFolder([:]) { folder in
            let route = try Tool.run("route", "--help", in: folder)
            #expect(route.output.contains("1 no way is known"))
            let places = try Tool.run("where", "--help", in: folder)
            #expect(places.output.contains("Exit codes"))
        }
    }
}
