import Foundation

@testable import FlowLoader

/// A storyboard around scenes; its root element begins in line 2, the scenes in line 4.
func storyboard(_ scenes: String, initial: String = "a", runtime: String = "iOS.CocoaTouch") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(runtime)" initialViewController="\(initial)">
        <scenes>
    \(scenes)
        </scenes>
    </document>
    """
}

/// A scene around a controller, with what stands beside it.
func scene(_ controller: String, beside: String = "") -> String {
    "<scene sceneID=\"s\"><objects>\(controller)\(beside)</objects></scene>"
}

func readInterface(_ text: String, _ path: String = "App/Base.lproj/Main.storyboard") -> FileFacts {
    interfaceFacts(path: path, data: Data(text.utf8))
}
