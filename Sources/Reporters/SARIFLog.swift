// The part of SARIF 2.1.0 that navlint writes. What is nil is left out.
// Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html

struct SARIFLog: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [SARIFRun]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }
}

struct SARIFRun: Encodable {
    struct Tool: Encodable { var driver: SARIFDriver }
    struct Automation: Encodable { var id: String }
    struct Base: Encodable { var description: SARIFText }

    var tool: Tool
    var automationDetails: Automation
    var columnKind = "utf16CodeUnits"
    var invocations: [SARIFInvocation]
    var originalUriBaseIds: [String: Base]
    var results: [SARIFResult]
}

struct SARIFText: Encodable {
    var text: String
    var markdown: String?
}

struct SARIFDriver: Encodable {
    struct Notification: Encodable {
        var id: String
        var shortDescription: SARIFText
    }

    var name: String
    var version: String
    var semanticVersion: String
    var rules: [SARIFRule]
    var notifications: [Notification]
}

struct SARIFRule: Encodable {
    struct Configuration: Encodable { var level: String }
    struct Properties: Encodable {
        var tags: [String]
        var precision: String
        var problemSeverity: String

        enum CodingKeys: String, CodingKey {
            case tags, precision
            case problemSeverity = "problem.severity"
        }
    }

    var id: String
    var name: String
    var shortDescription: SARIFText
    var fullDescription: SARIFText
    var help: SARIFText
    var defaultConfiguration: Configuration
    var properties: Properties
}

struct SARIFInvocation: Encodable {
    var executionSuccessful: Bool
    var exitCode: Int
    var workingDirectory: SARIFArtifact
    var toolExecutionNotifications: [SARIFNotification]
}

struct SARIFNotification: Encodable {
    struct Descriptor: Encodable { var id: String }

    var descriptor: Descriptor?
    var level: String
    var message: SARIFText
    var locations: [SARIFLocation]?
}

struct SARIFResult: Encodable {
    struct CodeFlow: Encodable { var threadFlows: [ThreadFlow] }
    struct ThreadFlow: Encodable { var locations: [SARIFStep] }
    struct Properties: Encodable {
        var certainty: String
        var family: String
        var screen: String?
        var way: String?
        var fix: String?
    }

    var ruleId: String
    var ruleIndex: Int?
    var level: String
    var message: SARIFText
    var locations: [SARIFLocation]
    var relatedLocations: [SARIFLocation]?
    var codeFlows: [CodeFlow]?
    var partialFingerprints: [String: String]
    var baselineState: String?
    var properties: Properties
}

struct SARIFStep: Encodable {
    var location: SARIFLocation
}

struct SARIFLocation: Encodable {
    struct Physical: Encodable {
        var artifactLocation: SARIFArtifact
        var region: SARIFRegion
    }

    var id: Int?
    var physicalLocation: Physical
    var message: SARIFText?
}

struct SARIFArtifact: Encodable {
    static let root = "%SRCROOT%"

    var uri: String
    var uriBaseId: String?
}

struct SARIFRegion: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
}
