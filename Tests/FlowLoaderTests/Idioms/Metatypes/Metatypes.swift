import UIKit

enum Tool: CaseIterable {
    case ruler, compass

    var controllerType: UIViewController.Type {
        switch self {
        case .ruler: return RulerViewController.self
        case .compass: return CompassViewController.self
        }
    }
}

final class ToolsViewController: UIViewController {
    private let types: [UIViewController.Type] = [RulerViewController.self, CompassViewController.self]

    func openFixed() {
        let type = RulerViewController.self
        present(type.init(), animated: true) // edge: present ToolsViewController → RulerViewController
    }

    func openChosen(_ isRound: Bool) {
        let type: UIViewController.Type = isRound ? CompassViewController.self : RulerViewController.self
        // edge: present ToolsViewController → CompassViewController
        // edge: present ToolsViewController → RulerViewController
        present(type.init(nibName: nil, bundle: nil), animated: true)
    }

    func openTool() {
        let tool = Tool.compass
        present(tool.controllerType.init(), animated: true) // edge: present ToolsViewController → CompassViewController
    }

    func openAny(_ tool: Tool) {
        // edge: push ToolsViewController → RulerViewController
        // edge: push ToolsViewController → CompassViewController
        navigationController?.pushViewController(tool.controllerType.init(), animated: true)
    }

    func openListed(_ index: Int) {
        // edge: show ToolsViewController → RulerViewController
        // edge: show ToolsViewController → CompassViewController
        show(types[index].init(), sender: nil)
    }
}

final class RulerViewController: UIViewController {}
final class CompassViewController: UIViewController {}
