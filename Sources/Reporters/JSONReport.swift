import Diagnostics

/// Findings and summary as JSON, version 1. Keys are sorted, and every key is always there: what does not apply is null or empty.
public func jsonReport(_ report: Report) throws -> String {
    try json(JSONFile(diagnostics: report.diagnostics.map(JSONFile.Finding.init), summary: report.summary))
}

/// The shape of the report, apart from the model so that a change there cannot change the format unseen.
private struct JSONFile: Encodable {
    var version = 1
    var diagnostics: [Finding]
    var summary: Summary

    struct Finding: Encodable {
        var diagnostic: Diagnostic

        enum CodingKeys: String, CodingKey {
            case rule, family, severity, certainty, message, location, screen, path, related, fix, fingerprint
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(diagnostic.rule, forKey: .rule)
            try container.encode(diagnostic.family, forKey: .family)
            try container.encode(diagnostic.severity, forKey: .severity)
            try container.encode(diagnostic.certainty, forKey: .certainty)
            try container.encode(diagnostic.message, forKey: .message)
            try container.encode(diagnostic.location, forKey: .location)
            try container.encode(diagnostic.screen, forKey: .screen)
            try container.encode(diagnostic.path, forKey: .path)
            try container.encode(diagnostic.related, forKey: .related)
            try container.encode(diagnostic.fix, forKey: .fix)
            try container.encode(diagnostic.fingerprint, forKey: .fingerprint)
        }
    }
}
