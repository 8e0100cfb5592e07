import UIKit

final class OneViewController: UIViewController {}
final class TwoViewController: UIViewController {}
final class ThreeViewController: UIViewController {}
final class FourViewController: UIViewController {}
final class HintViewController: UIViewController {}
