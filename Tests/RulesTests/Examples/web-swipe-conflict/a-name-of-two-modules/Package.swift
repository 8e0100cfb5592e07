// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Pages", platforms: [.iOS(.v17)],
    targets: [
        .target(name: "Core"), .target(name: "Course", dependencies: ["Core"]),
        .target(name: "Lessons", dependencies: ["Core", "Course"]),
    ])
