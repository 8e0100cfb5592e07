import AppIntents
import UIKit

struct OpenReportIntent: AppIntent {
    static let title: LocalizedStringResource = "Open report"
    static let openAppWhenRun = true

    @MainActor
    func perform() async throws -> some IntentResult {
        ReportRouter.shared.openReport()
        return .result()
    }
}

/// Runs in the background and shows nothing.
struct CountReportsIntent: AppIntent {
    static let title: LocalizedStringResource = "Count reports"
    func perform() async throws -> some IntentResult {
        .result() // edge: none
    }
}

/// An operation of the app's own with a function of the name.
final class ImportJob {
    func perform() {
        ReportRouter.shared.openImport()
    }
}

final class ReportRouter {
    static let shared = ReportRouter()
    weak var host: UIViewController?

    func openReport() {
        host?.present(ReportViewController(), animated: true) // edge: present flow:ReportRouter → ReportViewController, present flow:ReportRouter → ReportViewController by intent
    }

    func openImport() {
        host?.present(ImportViewController(), animated: true) // edge: present flow:ReportRouter → ImportViewController
    }
}

final class FileDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        // expect: top-controller-walk-stops-short
        window?.rootViewController?.present(FileViewController(url: url), animated: true) // edge: present flow:FileDelegate → FileViewController, present flow:FileDelegate → FileViewController by url
        return true
    }

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        nil // edge: none
    }
}

final class ShelfBrowser: UIDocumentBrowserViewController, UIDocumentBrowserViewControllerDelegate {
    func documentBrowser(_ browser: UIDocumentBrowserViewController, didPickDocumentsAt urls: [URL]) {
        present(FileViewController(url: urls[0]), animated: true) // edge: present ShelfBrowser → FileViewController
    }
}

final class ReportViewController: UIViewController {}
final class ImportViewController: UIViewController {}
final class FileViewController: UIViewController {
    init(url: URL) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
