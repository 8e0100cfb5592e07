// A storyboard: a list, a detail behind a segue, and a form in a navigation controller that an unwind segue closes.

func storyboardFiles(of feature: Feature, _ numbers: inout SeededNumbers) -> [String: String] {
    let name = feature.name
    let board = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
        propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="Lst-\(name)">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            </dependencies>
            <scenes>
        \(scene("Lst-\(name)", "\(name)ListViewController", title: "\(feature.noun)s", [
            ("Show", "<segue destination=\"Det-\(name)\" kind=\"show\" id=\"Sho-\(name)\"/>"),
            ("New", "<segue destination=\"Nav-\(name)\" kind=\"presentation\" identifier=\"new\(name)\" id=\"Pre-\(name)\"/>"),
        ], &numbers))
        \(scene("Det-\(name)", "\(name)DetailViewController", title: feature.noun, [], &numbers))
                <scene sceneID="Sce-Nav-\(name)">
                    <objects>
                        <navigationController id="Nav-\(name)" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="Bar-\(name)"/>
                            <connections>
                                <segue destination="Frm-\(name)" kind="relationship" relationship="rootViewController" id="Roo-\(name)"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="Fst-Nav-\(name)" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
        \(scene("Frm-\(name)", "\(name)FormViewController", title: "New \(feature.noun)", [], bar: """
            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="Can-\(name)">
                <connections>
                    <segue destination="Ext-Frm-\(name)" kind="unwind" unwindAction="unwindTo\(name):" id="Unw-\(name)"/>
                </connections>
            </barButtonItem>
            """, &numbers))
            </scenes>
        </document>

        """
    return [
        "\(feature.folder)/\(name).storyboard": board,
        "\(feature.folder)/\(name)ListViewController.swift": controller(feature, "List", "    @IBAction private func unwindTo\(name)(_ segue: UIStoryboardSegue) {}\n", &numbers),
        "\(feature.folder)/\(name)DetailViewController.swift": controller(feature, "Detail", "", &numbers),
        "\(feature.folder)/\(name)FormViewController.swift": controller(feature, "Form", "", inLoading: "\n        isModalInPresentation = true", &numbers),
    ]
}

private func controller(_ feature: Feature, _ role: String, _ members: String, inLoading: String = "", _ numbers: inout SeededNumbers) -> String {
    """
    import UIKit

    final class \(feature.name)\(role)ViewController: UIViewController {
        private var entries: [\(feature.name)Entry] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.accessibilityIdentifier = "\(feature.name)\(role)"\(inLoading)
        }
    \(members)\(computation(of: feature, &numbers))
    }

    """
}

private func scene(
    _ id: String, _ type: String, title: String, _ buttons: [(title: String, segue: String)], bar: String = "", _ numbers: inout SeededNumbers
) -> String {
    let labels = (0..<Int.random(in: 2...8, using: &numbers)).map { index in
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(numbers.pick(nouns))" textAlignment="natural" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="Lab-\(index)-\(id)">
            <rect key="frame" x="20" y="\(160 + 40 * index)" width="353" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
    }
    let taps = buttons.enumerated().map { index, button in
        """
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="Btn-\(index)-\(id)">
            <rect key="frame" x="20" y="\(80 + 40 * index)" width="160" height="34"/>
            <state key="normal" title="\(button.title)"/>
            <connections>\(button.segue)</connections>
        </button>
        """
    }
    return """
            <scene sceneID="Sce-\(id)">
                <objects>
                    <viewController id="\(id)" customClass="\(type)" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="Viw-\(id)">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                \(indented((labels + taps).joined(separator: "\n"), by: 24))
                            </subviews>
                        </view>
                        <navigationItem key="navigationItem" title="\(title)" id="Nit-\(id)">
                            \(indented(bar, by: 20))
                        </navigationItem>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="Fst-\(id)" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    <exit id="Ext-\(id)" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
            </scene>
    """
}
