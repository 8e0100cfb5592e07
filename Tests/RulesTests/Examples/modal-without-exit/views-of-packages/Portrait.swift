import Cropping
import SwiftUI

struct PortraitView: View {
    @State private var crops = false
    @State private var looks = false

    var body: some View {
        VStack {
            Button("Crop") { crops = true }
            Button("Look") { looks = true }
        }
        // ok: modal-without-exit — a view that is not in the sources is told what to do when it ends: it has controls
        .fullScreenCover(isPresented: $crops) { CropView(done: { use($0) }) }
        .fullScreenCover(isPresented: $looks) { FrameView() } // expect: modal-without-exit "FrameView"
    }

    private func use(_ picture: Data) { UserDefaults.standard.set(picture, forKey: "portrait") }
}

struct CropView: View {
    let done: (Data) -> Void
    var body: some View {
        VStack {
            Text("Crop")
            CropBoard(shape: .square) { picture in UserDefaults.standard.set(picture, forKey: "last") }
        }
    }
}

/// A picture of a library’s hands nothing back.
struct FrameView: View {
    var body: some View {
        VStack {
            Text("Frame")
            RemotePicture(name: "frame")
        }
    }
}
