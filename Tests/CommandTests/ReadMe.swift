import Foundation
import TestSupport

/// The fenced blocks of the README, for tests that hold them to what they show.
enum ReadMe {
    struct Block {
        var language: String
        var text: String
    }

    static let blocks: [Block] = {
        var blocks: [Block] = [], open: Block?
        let text = (try? Repository.text(of: "README.md")) ?? ""
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let block = open {
                if line == "```" {
                    blocks.append(block)
                    open = nil
                } else {
                    open?.text += line + "\n"
                }
            } else if line.hasPrefix("```") {
                open = Block(language: String(line.dropFirst(3)), text: "")
            }
        }
        return blocks
    }()

    /// The first block of the language that holds the words.
    static func block(_ language: String, holding words: String) -> String? {
        blocks.first { $0.language == language && $0.text.contains(words) }?.text
    }
}
