import Glibc
import Machine

/// Measures for how long each wake holds an event loop. Anything that happens in that time has to wait.
///
/// A wake costs the time that the processor works for the thread, and the time for which the thread waits for a disk, a lock
/// or another program. The time for which other programs have the processor does not count, so a wake costs the same on a
/// busy machine as on an idle one.
///
///     loop.latency = LatencyWatch { report in … }
package final class LatencyWatch {
  /// The cost of a wake, or of a part of it.
  struct Cost: Comparable {
    /// The time that the processor has worked for the thread.
    var computing = Duration.zero
    /// The time for which the thread has waited in system calls that block.
    var waiting = Duration.zero
    /// The number of times that the thread has given up the processor to wait.
    var waits = 0

    var total: Duration { computing + waiting }

    static func < (one: Cost, other: Cost) -> Bool { one.total < other.total }

    static func += (sum: inout Cost, part: Cost) {
      sum.computing += part.computing
      sum.waiting += part.waiting
      sum.waits += part.waits
    }
  }

  /// The longest time for which a wake may hold the loop.
  static let standardLimit = Duration.milliseconds(50)
  /// The least cost of a part of a wake that is reported.
  private static let leastPart = Duration.milliseconds(1)

  private let limit: Duration
  private let longestWait: Duration?
  private let onExcess: (String) -> Void
  private let meter: ThreadMeter
  private var last: ThreadMeter.Reading?
  private var parts: [(name: String, cost: Cost)] = []
  /// The number of wakes that have been measured.
  private(set) var wakes = 0
  /// The number of wakes in which the thread has waited at all.
  private(set) var waitingWakes = 0
  /// The wake that has cost most.
  private(set) var longest = Cost()
  /// The number of wakes that have cost more than the limit.
  private(set) var excesses = 0

  /// Creates a watch of the calling thread; `nil` if the kernel does not report how long a thread waits.
  ///
  /// - Parameters:
  ///   - limit: The longest time for which a wake may hold the loop.
  ///   - longestWait: The longest time for which a wake may wait; `nil` for the same.
  ///   - onExcess: Receives a sentence about each wake that has cost more, with its parts.
  init?(limit: Duration = standardLimit, longestWait: Duration? = nil, onExcess: @escaping (String) -> Void) {
    guard let meter = ThreadMeter() else { return nil }
    (self.limit, self.longestWait, self.onExcess, self.meter) = (limit, longestWait, onExcess, meter)
  }

  /// Returns the watch that the environment variable `FACEPLATE_LATENCY` requests with its limit in milliseconds.
  package static func asked(onExcess: @escaping (String) -> Void) -> LatencyWatch? {
    guard let text = getenv("FACEPLATE_LATENCY").map({ String(cString: $0) }) else { return nil }
    guard let milliseconds = Int(text), milliseconds > 0, milliseconds <= 1_000_000 else {
      onExcess("FACEPLATE_LATENCY is “\(text)”: give whole milliseconds, such as 50.")
      return nil
    }
    let watch = LatencyWatch(limit: .milliseconds(milliseconds), onExcess: onExcess)
    if watch == nil { onExcess("FACEPLATE_LATENCY has no effect: \(ThreadMeter.path) cannot be read.") }
    return watch
  }

  /// Returns the watch of a loop in a test. A wake may wait for as long as in a program that ships, and compute for twenty times
  /// as long, since tests are not optimised.
  package static func ofTest(onExcess: @escaping (String) -> Void) -> LatencyWatch? {
    LatencyWatch(limit: standardLimit * 20, longestWait: standardLimit, onExcess: onExcess)
  }

  /// Begins a wake. Called when `poll(2)` has returned.
  func begin() { last = meter.read() }

  /// Ends a part of the wake.
  func note(_ name: String) {
    let now = meter.read()
    guard let last else { return }
    parts.append((name, now.cost(since: last)))
    self.last = now
  }

  /// Continues the wake, whose deadlines are asked for now. The time since the last part does not count: a test that calls
  /// ``EventLoop/turn()`` has spent it.
  func resume() { if last != nil { last = meter.read() } }

  /// Ends the wake, whose last part was asking for the deadlines. Called before `poll(2)`.
  func end() {
    guard last != nil else { return }
    note("deadlines")
    last = nil
    var sum = Cost()
    for part in parts { sum += part.cost }
    wakes += 1
    if sum.waits > 0 { waitingWakes += 1 }
    longest = max(longest, sum)
    if sum.total > limit || longestWait.map({ sum.waiting > $0 }) ?? false {
      excesses += 1
      onExcess(sentence(sum))
    }
    parts.removeAll(keepingCapacity: true)
  }

  private func sentence(_ sum: Cost) -> String {
    let shown = parts.filter { $0.cost.total >= Self.leastPart }.map { "\($0.name): \($0.cost)" }
    return "The loop was held for \(sum.total.inMilliseconds), \(limit.inMilliseconds) is the limit: "
      + shown.joined(separator: "; ")
  }

  /// One line about all wakes so far.
  package var summary: String {
    "The loop woke \(wakes) times, waited in \(waitingWakes) of them, and was held for at most \(longest)."
  }
}

extension LatencyWatch.Cost: CustomStringConvertible {
  var description: String {
    total.inMilliseconds + (waits == 0 ? "" : ", of which \(waiting.inMilliseconds) in \(waits) waits")
  }
}

extension Duration {
  fileprivate var inMilliseconds: String {
    let tenths = microseconds / 100
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}

/// Measures the processor time of a thread so far.
final class ThreadMeter {
  struct Reading {
    var time = Duration.zero
    var computing = Duration.zero
    /// The time for which the thread could run while others had the processor.
    var queued = Duration.zero
    var waits = 0

    func cost(since start: Reading) -> LatencyWatch.Cost {
      let (computing, waits) = (computing - start.computing, waits - start.waits)
      // A virtual machine may stand still as a whole, so time counts as waiting only if the thread has given up the
      // processor.
      let waiting = waits == 0 ? .zero : time - start.time - computing - (queued - start.queued)
      return LatencyWatch.Cost(computing: computing, waiting: max(waiting, .zero), waits: waits)
    }
  }

  static let path = "/proc/thread-self/schedstat"
  /// `RUSAGE_THREAD`, which Glibc declares only with `_GNU_SOURCE`.
  private static let thisThread: Int32 = 1
  private let file: Int32

  init?() {
    file = open(Self.path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
  }

  deinit { close(file) }

  func read() -> Reading {
    var usage = rusage()
    getrusage(Self.thisThread, &usage)
    return Reading(
      time: MonotonicTime.now(), computing: ThreadTime.now(), queued: queued(), waits: Int(usage.ru_nvcsw))
  }

  /// The file has one line: nanoseconds on the processor, nanoseconds in its queue, and the number of turns.
  private func queued() -> Duration {
    let text = withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
      let count = pread(file, bytes.baseAddress, bytes.count, 0)
      return String(decoding: UnsafeRawBufferPointer(bytes).prefix(max(count, 0)), as: UTF8.self)
    }
    let words = text.split(separator: " ")
    return .nanoseconds(words.count > 1 ? Int64(words[1]) ?? 0 : 0)
  }
}
