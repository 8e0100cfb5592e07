import Foundation
import TestSupport
import Testing

/// The last line of a run says how many screens are open; past half of them, what little “only” and “never” say then.
@Suite struct OpenScreensTests {
    private static func app(closed: Int, open: Int) -> String {
        let lost = (0..<open).map { "Lost\($0)ViewController" }
        let known = (0..<closed).map { "Known\($0)ViewController" }
        return """
            import UIKit

            enum Maker {
                static func all() -> [UIViewController] { [\(lost.map { "\($0)()" }.joined(separator: ", "))] }
            }

            """ + (lost + known).map { "final class \($0): UIViewController {}\n" }.joined()
    }

    @Test(arguments: [
        (closed: 2, open: 0, count: "0 open screens", isTold: false), (closed: 1, open: 1, count: "1 open screen", isTold: false),
        (closed: 2, open: 2, count: "2 open screens", isTold: false), (closed: 1, open: 2, count: "2 open screens", isTold: true),
        (closed: 0, open: 3, count: "3 open screens", isTold: true),
    ])
    func pastHalfTheSummarySaysWhatThatMeans(closed: Int, open: Int, count: String, isTold: Bool) throws {
        try withTemporaryFolder(["App.swift": Self.app(closed: closed, open: open)]) { folder in
            let outcome = try Tool.run("lint", ".", in: folder)
            let said = outcome.output + outcome.errors
            #expect(said.contains(count), "\(said)")
            #expect(said.contains("more than half of the screens are open: “only” and “never” rules say little here") == isTold, "\(said)")
        }
    }

    @Test func aSecondCopyOfTheProjectIsNamed() throws {
        let project = """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
            T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (); };
            }; }
            """
        var files = ["Shop.xcodeproj/project.pbxproj": project, "main/Shop.xcodeproj/project.pbxproj": project]
        for number in 0..<10 {
            let code = "import UIKit\nfinal class Screen\(number)ViewController: UIViewController {}\n"
            (files["App/Screen\(number).swift"], files["main/App/Screen\(number).swift"]) = (code, code)
        }
        try withTemporaryFolder(files) { folder in
            let said = try Tool.run("lint", ".", in: folder).errors
            #expect(said.contains("10 screens"), "\(said)")
            #expect(said.contains("note: main holds the project around it a second time; it was left out"), "\(said)")
        }
    }
}
