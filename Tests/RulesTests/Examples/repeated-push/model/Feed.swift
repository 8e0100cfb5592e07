import CoreBluetooth
import CoreLocation
import UIKit

// What a device or a model tells may be told again, while the screen it brought is still there.

final class DeviceViewController: UIViewController {}
final class PlaceViewController: UIViewController {}

final class DevicesViewController: UIViewController, CBCentralManagerDelegate {
    private lazy var central = CBCentralManager(delegate: self, queue: nil)

    func centralManagerDidUpdateState(_ central: CBCentralManager) {}

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        navigationController?.pushViewController(DeviceViewController(), animated: true) // expect: repeated-push (info) "centralManager"
    }
}

final class WalkViewController: UIViewController, CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        navigationController?.pushViewController(PlaceViewController(), animated: true) // expect: repeated-push (info) "locationManager"
    }
}

final class StrollViewController: UIViewController, CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard !(navigationController?.topViewController is PlaceViewController) else { return }
        navigationController?.pushViewController(PlaceViewController(), animated: true) // ok: repeated-push — not while it is on top
    }
}

final class TripViewController: UIViewController, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var hasArrived = false

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard !hasArrived else { return }
        hasArrived = true
        navigationController?.pushViewController(PlaceViewController(), animated: true) // ok: repeated-push — once only
    }
}
