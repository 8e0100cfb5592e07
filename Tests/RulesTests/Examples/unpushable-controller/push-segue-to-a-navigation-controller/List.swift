import UIKit

final class ListViewController: UIViewController {}
final class EditViewController: UIViewController {}
