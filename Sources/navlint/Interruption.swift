import Foundation

/// Does work that must not be left half done: an interruption that comes meanwhile takes effect after it.
func withoutInterruption<Value>(_ work: () throws -> Value) rethrows -> Value {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    interruption = 0
    let handlers = signals.map { number in (number, signal(number) { interruption = $0 }) }
    defer {
        for (number, handler) in handlers { signal(number, handler) }
        if interruption != 0 { raise(interruption) }
    }
    return try work()
}

/// Written by a signal handler, which can reach nothing but a global; only one thread writes files.
private nonisolated(unsafe) var interruption: Int32 = 0
