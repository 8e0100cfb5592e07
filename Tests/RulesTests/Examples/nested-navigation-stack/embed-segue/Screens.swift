import UIKit

final class ListViewController: UIViewController {}
final class MapViewController: UIViewController {}
final class FlatViewController: UIViewController {}
final class PlacesViewController: UIViewController {}
