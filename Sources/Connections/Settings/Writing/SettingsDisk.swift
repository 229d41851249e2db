import Glibc
import Machine
import Synchronization

/// Reads and writes layers of settings on a background thread, so that a panel never waits for the disk.
///
/// The thread exists only while there is work. Requests during a disk access are combined: several reads become one,
/// and of several edits of a setting only the last is written.
///
/// ```swift
/// let disk = SettingsDisk(layers)
/// disk.write([SettingEdit(declaration, to: "200")])
/// loop.watch(disk.descriptor) { use(disk.takeReport()) }
/// ```
public final class SettingsDisk: Sendable {
  /// The results since the last report.
  public struct Report: Sendable {
    /// The present files; `nil` if nothing has changed.
    public internal(set) var snapshot: SettingsSnapshot?
    /// Whether the snapshot contains changes other than those that were given to ``SettingsDisk/write(_:)``.
    public internal(set) var hasNews = false
    /// The edits that have been written, in the order in which they were given.
    public internal(set) var written: [SettingEdit] = []
    /// The edits that could not be written, with the reason; they should be given again later.
    public internal(set) var refused: (edits: [SettingEdit], problem: SettingsProblem)?
    /// Whether the files have been read since ``SettingsDisk/read(isAnswered:)`` asked for an answer.
    public internal(set) var isAnswer = false
    /// Whether a read could not be started; it should be requested again later.
    public internal(set) var isReadRefused = false
  }

  private struct State {
    var isRunning = false
    var isReadWanted = false
    var isAnswerWanted = false
    /// Whether a thread waits in ``SettingsDisk/wait(atMost:)``.
    var isAwaited = false
    /// The edits that the thread has not taken yet, at most one per setting.
    var edits: [SettingEdit] = []
    /// Other work that no thread has taken yet.
    var errands: [@Sendable () -> Void] = []
    /// Whether an errand is next: the last job other than edits was a read.
    var isErrandNext = false
    var report = Report()
    /// The files as the next report will state them.
    var known: SettingsSnapshot?

    var isIdle: Bool { !isRunning && !isReadWanted && edits.isEmpty && errands.isEmpty }
  }

  private enum Job {
    case write([SettingEdit])
    case read(isAnswered: Bool)
    case errand(@Sendable () -> Void)
  }

  private let layers: SettingsLayers
  private let state = Mutex(State())
  private let bell = Bell()
  /// An eventfd that is readable while there is a report.
  public var descriptor: CInt { bell.descriptor }

  /// Creates a disk, which reads and writes nothing yet.
  public init(_ layers: SettingsLayers) { self.layers = layers }

  /// Requests a read of all files. Without changes there is no report.
  ///
  /// - Parameter isAnswered: Whether a report is made in any case.
  public func read(isAnswered: Bool = false) {
    state.withLock { state in
      state.isReadWanted = true
      state.isAnswerWanted = state.isAnswerWanted || isAnswered
    }
    start()
  }

  /// Requests edits, whose texts have to be valid. Each is reported as written or refused.
  public func write(_ edits: [SettingEdit]) {
    state.withLock { state in
      state.edits.removeAll { old in edits.contains { $0.id == old.id } }
      state.edits += edits
    }
    start()
  }

  /// Lets the thread do other work that waits for the disk, after the edits and reads that were requested before.
  ///
  /// Edits and reads may overtake it. Callers request the next errand of a kind only when the previous one is done, so
  /// that they do not pile up on a slow disk.
  ///
  /// - Returns: `false` if the system has no thread for it; the work is not done then.
  @discardableResult
  public func perform(_ errand: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { $0.errands.append(errand) }
    return start()
  }

  /// Asks the thread a question that waits for the disk, and waits for the answer. Returns `nil` if that takes longer
  /// than `limit`; the thread then continues in the background.
  ///
  /// - Parameter limit: The longest wait.
  public func answer<Value: Sendable>(atMost limit: Duration, of question: @escaping @Sendable () -> Value) -> Value? {
    let answer = Answer<Value>()
    perform { answer.set(question()) }
    wait(atMost: limit)
    return answer.value
  }

  /// The answer that another thread provides.
  private final class Answer<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)
    var value: Value? { state.withLock { $0 } }
    func set(_ value: Value) { state.withLock { $0 = value } }
  }

  /// Whether all requests have been completed.
  public var isIdle: Bool { state.withLock(\.isIdle) }

  /// Waits until all requests have been completed. Returns `false` if that takes longer than `limit`.
  ///
  /// - Parameter limit: The longest wait; `nil` for no limit.
  @discardableResult
  public func wait(atMost limit: Duration? = nil) -> Bool {
    let end = limit.map { MonotonicTime.now() + $0 }
    while !state.withLock({ state in
      state.isAwaited = !state.isIdle
      return state.isIdle
    }) {
      if let end, MonotonicTime.now() >= end { return false }
      bell.wait(until: end)
      bell.clear()
    }
    return true
  }

  /// Returns the results since the last call. It never waits.
  public func takeReport() -> Report {
    bell.clear()
    return state.withLock { state in
      defer { state.report = Report() }
      return state.report
    }
  }
}

extension SettingsDisk {
  /// Starts the thread if it is not running. Returns `false`, and drops the requests, if the system has no thread.
  @discardableResult
  private func start() -> Bool {
    let isNeeded = state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if !isNeeded || DetachedThread.start({ [self] in work() }) { return true }
    let code = errno
    // Without a thread, the requests are reported as refused, so that they are made again.
    state.withLock { state in
      let problem = SettingsProblem.refused(layers.state.path, "no thread can be started", errno: code)
      state.report.refused = ((state.report.refused?.edits ?? []) + state.edits, problem)
      state.report.isReadRefused = state.isReadWanted
      state.report.isAnswer = state.report.isAnswer || state.isAnswerWanted
      (state.edits, state.isReadWanted, state.isAnswerWanted, state.isRunning) = ([], false, false, false)
      state.errands = []
    }
    bell.ring()
    return false
  }

  /// Runs on the background thread until there is no more work.
  private func work() {
    while let job = next() {
      switch job {
      case .write(let edits):
        do throws(SettingsProblem) { note(try layers.state.store(edits), of: edits) } catch { refuse(edits, error) }
      case .read(let isAnswered): note(layers.snapshot(), isAnswered: isAnswered)
      case .errand(let errand): errand()
      }
    }
  }

  /// Takes the next job: edits, then a read, then an errand. After a read an errand comes first, so that files which change all
  /// the time do not hold it up. Returns `nil` if the thread should end.
  private func next() -> Job? {
    let (job, isAwaited): (Job?, Bool) = state.withLock { state in
      if !state.edits.isEmpty {
        defer { state.edits = [] }
        return (.write(state.edits), false)
      }
      if state.isReadWanted, !(state.isErrandNext && !state.errands.isEmpty) {
        defer { (state.isReadWanted, state.isAnswerWanted, state.isErrandNext) = (false, false, true) }
        return (.read(isAnswered: state.isAnswerWanted), false)
      }
      state.isErrandNext = false
      if !state.errands.isEmpty { return (.errand(state.errands.removeFirst()), false) }
      state.isRunning = false
      return (nil, state.isAwaited)
    }
    if isAwaited { bell.ring() }
    return job
  }

  private func note(_ replacement: SettingsFile.Replacement?, of edits: [SettingEdit]) {
    state.withLock { state in
      state.report.written += edits
      guard let replacement, var known = state.known else { return }
      // Report changes that others have made since the last read.
      if known.state.contents != replacement.before { state.report.hasNews = true }
      guard known.state.contents != replacement.after else { return }
      known.state.contents = replacement.after
      (state.known, state.report.snapshot) = (known, known)
    }
    bell.ring()
  }

  private func refuse(_ edits: [SettingEdit], _ problem: SettingsProblem) {
    state.withLock { $0.report.refused = (($0.report.refused?.edits ?? []) + edits, problem) }
    bell.ring()
  }

  private func note(_ snapshot: SettingsSnapshot, isAnswered: Bool) {
    let isNew = state.withLock { state in
      if isAnswered { state.report.isAnswer = true }
      guard state.known != snapshot else { return false }
      (state.known, state.report.snapshot, state.report.hasNews) = (snapshot, snapshot, true)
      return true
    }
    if isNew || isAnswered { bell.ring() }
  }
}
