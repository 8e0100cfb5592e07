import UIKit

/// A list that a local function, a closure and a loop add to, and one into whose middle something is put.
final class GrownTabs: UITabBarController {
    let isStaff = Bool.random()

    override func viewDidLoad() {
        super.viewDidLoad()
        var list: [UIViewController] = []
        let add: (UIViewController) -> Void = { list.append(UINavigationController(rootViewController: $0)) }
        add(TodayViewController())
        func addPlain(_ controller: UIViewController) { list.append(controller) }
        addPlain(WeekViewController())
        for extra in [YearViewController()] { list.append(extra) }
        // edge: tab GrownTabs → TodayViewController in UINavigationController
        // edge: tab GrownTabs → WeekViewController
        // edge: tab GrownTabs → YearViewController
        viewControllers = list
    }
}

final class InsertedTabs: UITabBarController {
    let place = Int.random(in: 0...1)

    override func viewDidLoad() {
        super.viewDidLoad()
        var list: [UIViewController] = [DayViewController()]
        list.insert(MonthViewController(), at: place)
        // edge: tab InsertedTabs → DayViewController
        // edge: tab InsertedTabs → MonthViewController
        viewControllers = list
    }
}

final class TodayViewController: UIViewController {}
final class WeekViewController: UIViewController {}
final class YearViewController: UIViewController {}
final class DayViewController: UIViewController {}
final class MonthViewController: UIViewController {}
