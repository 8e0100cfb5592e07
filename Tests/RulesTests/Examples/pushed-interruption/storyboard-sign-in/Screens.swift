import UIKit

final class ShopViewController: UIViewController {}
final class SignInViewController: UIViewController {}
final class AddressViewController: UIViewController {}
