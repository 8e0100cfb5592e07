import UIKit

extension AccountController {
    @objc func openNotice(text: String, animated: Bool) {
        navigationController?.pushViewController(NoticeController(), animated: animated) // edge: push AccountController → NoticeController
    }

    func openTwice() {
        showHistory(forAccount: "x", animated: true)
        open(NoticeController())
        navigationController?.pushViewController(AccountController.help(), animated: true) // edge: push AccountController → HistoryController
    }

    func openHistory() {
        present(History(), animated: true) // edge: present AccountController → HistoryController
    }
}

class SettingsController: UIViewController { // screen: SettingsController
    @objc init(section: String) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }

    func openAgain() {
        let account = AccountController(accountName: "b")
        navigationController?.pushViewController(account, animated: true) // edge: push SettingsController → AccountController
    }
}

@objc(ABLegalController)
class LegalController: UIViewController {}

class NoticeController: UIViewController {}

@objcMembers class NoticeFactory: NSObject {
    static func notice(for text: String) -> UIViewController { NoticeController() }
}
