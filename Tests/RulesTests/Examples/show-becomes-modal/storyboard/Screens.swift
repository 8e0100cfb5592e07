import UIKit

final class StartViewController: UIViewController {}
final class GuideViewController: UIViewController {}
final class AboutViewController: UIViewController {}
