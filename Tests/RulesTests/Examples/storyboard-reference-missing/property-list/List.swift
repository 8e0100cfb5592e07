import UIKit

final class ListController: UIViewController {}
