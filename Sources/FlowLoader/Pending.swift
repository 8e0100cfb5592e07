import Foundation

// Stand-ins until the loaders are merged. Delete this file then.

func swiftFacts(path: String, text: String) -> FileFacts { FileFacts(path: path, language: .swift) }
func interfaceFacts(path: String, data: Data) -> FileFacts { FileFacts(path: path, language: .interfaceBuilder) }
