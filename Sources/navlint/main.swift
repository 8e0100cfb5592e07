import Foundation

// A reader that goes away, such as `head`, is no reason to crash: writing then fails and is given up.
signal(SIGPIPE, SIG_IGN)
// Nor is a limit on the size of files: writing then fails and is told.
signal(SIGXFSZ, SIG_IGN)
exit(run(Array(CommandLine.arguments.dropFirst()), Console.standard))
