import UIKit

final class SettingsController: UITableViewController {}
