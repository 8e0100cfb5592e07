import Foundation

/// The results of `work` for 0..<count, in that order, worked out on up to `jobs` threads.
///
/// Each thread has a stack large enough for deeply nested sources. `progress` is told every now and then, on the calling thread, how many
/// results there are.
func concurrently<Result>(
    _ count: Int, jobs: Int, progress: (_ done: Int) -> Void = { _ in }, _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
    let next = NextIndex(count: count)
    let results = Results<Result>(count: count)
    let group = DispatchGroup()
    for _ in 0..<max(1, min(jobs, count)) {
        group.enter()
        let thread = Thread {
            while let index = next.take() { results.set(work(index), at: index) }
            group.leave()
        }
        thread.stackSize = 64 << 20
        thread.start()
    }
    while group.wait(timeout: .now() + .milliseconds(100)) == .timedOut { progress(results.count) }
    return results.all
}

/// Hands out the indices 0..<count once each, to any thread.
private final class NextIndex: @unchecked Sendable {
    private let lock = NSLock()
    private var next = 0
    private let count: Int
    init(count: Int) { self.count = count }
    func take() -> Int? {
        lock.withLock {
            guard next < count else { return nil }
            defer { next += 1 }
            return next
        }
    }
}

/// Collects one result an index, from any thread.
private final class Results<Result>: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [Result?]
    private var done = 0
    init(count: Int) { slots = Array(repeating: nil, count: count) }
    func set(_ result: Result, at index: Int) {
        lock.withLock {
            slots[index] = result
            done += 1
        }
    }
    var count: Int { lock.withLock { done } }
    var all: [Result] { lock.withLock { slots.compactMap { $0 } } }
}
