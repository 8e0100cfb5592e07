import UIKit

final class FirstViewController: UIViewController {}
