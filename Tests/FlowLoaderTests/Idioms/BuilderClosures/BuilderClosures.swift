import UIKit

struct SettingRow {
    let title: String
    let build: () -> UIViewController
}

final class SettingsViewController: UIViewController {
    private let makeAbout: () -> UIViewController = { AboutViewController() }
    private lazy var rows: [SettingRow] = [
        SettingRow(title: "About", build: { AboutViewController() }),
        SettingRow(title: "Sounds", build: { SoundsViewController() }),
    ]
    private var builders: [String: () -> UIViewController] = ["sounds": { SoundsViewController() }]

    func openAbout() {
        present(makeAbout(), animated: true) // edge: present SettingsViewController → AboutViewController
    }

    func openFirst() {
        present(rows[0].build(), animated: true) // edge: present SettingsViewController → AboutViewController
    }

    func openRow(_ index: Int) {
        let row = rows[index]
        // edge: push SettingsViewController → AboutViewController
        // edge: push SettingsViewController → SoundsViewController
        navigationController?.pushViewController(row.build(), animated: true)
    }

    func openBuilt() {
        guard let build = builders["sounds"] else { return }
        present(build(), animated: true) // edge: present SettingsViewController → SoundsViewController
    }

    func openLocal(_ isLoud: Bool) {
        let make = { (loud: Bool) -> UIViewController in
            if loud { return SoundsViewController() }
            return AboutViewController()
        }
        // edge: present SettingsViewController → SoundsViewController
        // edge: present SettingsViewController → AboutViewController
        present(make(isLoud), animated: true)
    }

    func openImmediately() {
        present({ let about = AboutViewController(); about.title = "About"; return about }(), animated: true) // edge: present SettingsViewController → AboutViewController
    }
}

final class AboutViewController: UIViewController {}
final class SoundsViewController: UIViewController {}
