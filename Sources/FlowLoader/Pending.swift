import Foundation
func flowFileFacts(path: String, data: Data) -> FileFacts { FileFacts(path: path, language: .flowFile) }
