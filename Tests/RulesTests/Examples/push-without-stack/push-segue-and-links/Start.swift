import UIKit

final class StartViewController: UIViewController {}
final class NextViewController: UIViewController {}
