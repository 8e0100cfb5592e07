import Foundation

exit(runBench(Array(CommandLine.arguments.dropFirst())))
