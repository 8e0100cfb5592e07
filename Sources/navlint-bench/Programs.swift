import Foundation
import ToolArguments

/// What one run of a program cost.
struct Cost: Codable {
    /// From start to end, by the clock.
    var seconds: Double
    /// On all processors together.
    var processorSeconds: Double
    /// The most memory it held at once.
    var peakBytes: Int
}

extension Cost {
    /// Of each figure the middle one; of memory the most.
    init(medianOf costs: [Cost]) {
        self.init(
            seconds: median(costs.map(\.seconds)), processorSeconds: median(costs.map(\.processorSeconds)),
            peakBytes: costs.map(\.peakBytes).max() ?? 0)
    }
}

/// The middle value; 0 of none.
func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return 0 }
    return sorted.count.isMultiple(of: 2) ? (upper + sorted[sorted.count / 2 - 1]) / 2 : upper
}

struct ProgramRun {
    var cost: Cost
    var code: Int32
    /// What it wrote to standard error. Standard output is thrown away.
    var errors: String
}

/// Runs a program, found like in a shell, to its end. The system tells what it cost. On Linux a program's peak counts no less than what this process
/// held when it started it, so measure programs first and hold little.
func runProgram(_ name: String, _ arguments: [String]) throws(Failure) -> ProgramRun {
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("navlint-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: errors) }
    #if os(macOS)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)

    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let start = ContinuousClock.now
    let fault = posix_spawnp(&process, name, &actions, nil, &words, environ)
    guard fault == 0 else { throw Failure("\(name) cannot be run: \(String(cString: strerror(fault)))") }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    let seconds = start.duration(to: .now) / .seconds(1)
    let signal = status & 0x7f
    #if os(macOS)
    let unit = 1
    #else
    let unit = 1024
    #endif
    return ProgramRun(
        cost: Cost(seconds: seconds, processorSeconds: usage.ru_utime.seconds + usage.ru_stime.seconds, peakBytes: usage.ru_maxrss * unit),
        code: signal == 0 ? (status >> 8) & 0xff : -signal,
        errors: (try? Data(contentsOf: errors)).map { String(decoding: $0, as: UTF8.self) } ?? "")
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// What one piece of work in this process takes on the processors, and what it gives.
func processorSeconds<Value>(of work: () -> Value) -> (value: Value, seconds: Double) {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    let value = work()
    return (value, now() - start)
}
