import CLinux
import Glibc
import Synchronization

/// Reads and writes layers of settings on a thread of its own, so that a panel never waits for its disk.
///
/// The thread lives for as long as there is something to do: a panel whose settings rest has none. Requests that come
/// while the disk is busy are combined: any number of reads are one, and edits of the same setting are the last of them.
///
/// ```swift
/// let disk = SettingsDisk(layers)
/// disk.write([SettingEdit(declaration, to: "200")])
/// loop.watch(disk.descriptor) { use(disk.takeReport()) }
/// ```
public final class SettingsDisk: Sendable {
  /// What has happened since the last report.
  public struct Report: Sendable {
    /// The files as they are now; `nil` while nothing in them has changed.
    public internal(set) var snapshot: SettingsSnapshot?
    /// Whether the snapshot holds anything else than what this disk was given to write.
    public internal(set) var hasNews = false
    /// The edits that are in the file, in the order in which they were given.
    public internal(set) var written: [SettingEdit] = []
    /// The edits that could not be written, and why; give them again later.
    public internal(set) var refused: (edits: [SettingEdit], problem: SettingsProblem)?
    /// Whether the files have been read since ``SettingsDisk/read(isAnswered:)`` asked for an answer.
    public internal(set) var isAnswer = false
    /// Whether a read could not even be begun; ask again later.
    public internal(set) var isReadRefused = false
  }

  private struct State {
    var isRunning = false
    var isReadWanted = false
    var isAnswerWanted = false
    /// Whether somebody waits until all is done.
    var isAwaited = false
    /// The edits that no thread has taken yet, each setting once.
    var edits: [SettingEdit] = []
    /// Other work that no thread has taken yet.
    var errands: [@Sendable () -> Void] = []
    var report = Report()
    /// The files as the next report leaves them known.
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
  /// Readable while there is a report. The corresponding C function is `eventfd`.
  public let descriptor: CInt

  /// A disk for some layers; touches nothing yet.
  public init(_ layers: SettingsLayers) {
    self.layers = layers
    descriptor = clinux_event_descriptor()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Asks for a look at all files. If nothing in them has changed, no report comes of it.
  ///
  /// - Parameter isAnswered: whether a report comes in any case.
  public func read(isAnswered: Bool = false) {
    state.withLock { state in
      state.isReadWanted = true
      state.isAnswerWanted = state.isAnswerWanted || isAnswered
    }
    start()
  }

  /// Hands over edits, whose texts have to be good. Each is reported when it is on the disk, or refused.
  public func write(_ edits: [SettingEdit]) {
    state.withLock { state in
      state.edits.removeAll { old in edits.contains { $0.id == old.id } }
      state.edits += edits
    }
    start()
  }

  /// Has the thread do other work that waits for the disk, after the edits that were handed over before. Without a thread
  /// to be had, it is not done.
  public func perform(_ errand: @escaping @Sendable () -> Void) {
    state.withLock { $0.errands.append(errand) }
    start()
  }

  /// Whether everything that was asked for is done.
  public var isIdle: Bool { state.withLock(\.isIdle) }

  /// Waits until everything that was asked for is done. Returns false if that takes longer.
  ///
  /// - Parameter limit: the longest wait; `nil` for any.
  @discardableResult
  public func wait(atMost limit: Duration? = nil) -> Bool {
    let end = limit.map { ContinuousClock.now + $0 }
    while !state.withLock({ state in
      state.isAwaited = !state.isIdle
      return state.isIdle
    }) {
      let rest = end.map { max(.zero, $0 - ContinuousClock.now) }
      if rest == .zero { return false }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&request, 1, rest.map { CInt(clamping: Int64($0 / .milliseconds(1)) + 1) } ?? -1)
      clear()
    }
    return true
  }

  /// What has happened since the last call. Never waits.
  public func takeReport() -> Report {
    clear()
    return state.withLock { state in
      defer { state.report = Report() }
      return state.report
    }
  }

  private func clear() {
    var count: UInt64 = 0
    _ = Glibc.read(descriptor, &count, 8)
  }
}

extension SettingsDisk {
  /// Has a thread do what is wanted, unless one does already.
  private func start() {
    let isNeeded = state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard isNeeded else { return }
    let own = Unmanaged.passRetained(self)
    let code = Thread.start(
      {
        Unmanaged<SettingsDisk>.fromOpaque($0!).takeRetainedValue().work()
        return nil
      }, with: own.toOpaque())
    if code == 0 { return }
    own.release()
    // No thread is to be had: what was wanted is refused, so that it is asked for again.
    state.withLock { state in
      let problem = SettingsProblem.refused(layers.state.path, "no thread can be started", errno: code)
      state.report.refused = ((state.report.refused?.edits ?? []) + state.edits, problem)
      state.report.isReadRefused = state.isReadWanted
      state.report.isAnswer = state.report.isAnswer || state.isAnswerWanted
      (state.edits, state.isReadWanted, state.isAnswerWanted, state.isRunning) = ([], false, false, false)
      state.errands = []
    }
    ring()
  }

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

  private func next() -> Job? {
    let (job, isAwaited): (Job?, Bool) = state.withLock { state in
      if !state.edits.isEmpty {
        defer { state.edits = [] }
        return (.write(state.edits), false)
      }
      if !state.errands.isEmpty { return (.errand(state.errands.removeFirst()), false) }
      if state.isReadWanted {
        defer { (state.isReadWanted, state.isAnswerWanted) = (false, false) }
        return (.read(isAnswered: state.isAnswerWanted), false)
      }
      state.isRunning = false
      return (nil, state.isAwaited)
    }
    if isAwaited { ring() }
    return job
  }

  private func note(_ replacement: SettingsFile.Replacement?, of edits: [SettingEdit]) {
    state.withLock { state in
      state.report.written += edits
      guard let replacement, var known = state.known else { return }
      // What others have put into the file since it was last read is news.
      if known.state.contents != replacement.before { state.report.hasNews = true }
      guard known.state.contents != replacement.after else { return }
      known.state.contents = replacement.after
      (state.known, state.report.snapshot) = (known, known)
    }
    ring()
  }

  private func refuse(_ edits: [SettingEdit], _ problem: SettingsProblem) {
    state.withLock { $0.report.refused = (($0.report.refused?.edits ?? []) + edits, problem) }
    ring()
  }

  private func note(_ snapshot: SettingsSnapshot, isAnswered: Bool) {
    let isNew = state.withLock { state in
      if isAnswered { state.report.isAnswer = true }
      guard state.known != snapshot else { return false }
      (state.known, state.report.snapshot, state.report.hasNews) = (snapshot, snapshot, true)
      return true
    }
    if isNew || isAnswered { ring() }
  }

  private func ring() {
    var one: UInt64 = 1
    _ = Glibc.write(descriptor, &one, 8)
  }
}
