import CLinux
import Glibc
import Settings
import Synchronization

/// Reads a panel file on a background thread, so that a panel never waits for the disk longer than it wants to.
///
/// The thread exists only while there is work. Requests during a reading are combined to one more.
///
/// With a history, the first reading counts the start of the panel before it looks into the files. A version with which the
/// last starts have failed is not read, and the one that worked last stands in for it, until one of the files is edited.
package final class PanelFileLoader: Sendable {
  /// What the two threads share.
  private struct State {
    var isRunning = false
    var isWanted = false
    var reading: PanelReading?
  }

  /// What only the reading thread needs from one reading to the next.
  private struct Start {
    var isCounted = false
    /// The version that is not to be read.
    var givenUp: PanelSources?
  }

  /// The panel file.
  private let path: String
  /// The groups of the config file that no value can be in.
  private let reserved: Set<String>
  /// Whether the machine has a keyboard layout.
  private let isLayout: @Sendable (String) -> Bool
  /// Counts the starts with a version; `nil` for a program that keeps no state.
  private let history: StartHistory?
  /// What a file holds, by its path.
  private let contents: @Sendable (String) -> PanelFiles.Contents
  /// The shared state, which no thread holds for long.
  private let state = Mutex(State())
  /// The state of the reading thread, of which there is one at a time.
  private let start = Mutex(Start())
  /// An eventfd that is readable while there is a reading to be taken.
  package let descriptor: CInt

  /// Creates a loader without any access.
  ///
  /// - Parameters:
  ///   - path: the panel file.
  ///   - reserved: the groups of the config file that no value can be in.
  ///   - history: counts the starts with a version of the file.
  ///   - contents: what a file holds, by its path; `nil` for the disk.
  ///   - isLayout: whether the machine has a keyboard layout.
  package init(
    path: String, reserved: Set<String>, history: StartHistory? = nil,
    contents: (@Sendable (String) -> PanelFiles.Contents)? = nil,
    isLayout: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    (self.path, self.reserved, self.history, self.isLayout) = (path, reserved, history, isLayout)
    self.contents = contents ?? PanelFiles.disk(path)
    descriptor = clinux_event_descriptor()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Has the file read.
  ///
  /// - Returns: whether the machine had a thread for it; otherwise it is read with the next request.
  @discardableResult
  package func read() -> Bool {
    let isStarting = state.withLock { state in
      state.isWanted = true
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if !isStarting || Settings.Thread.start({ [self] in run() }) { return true }
    state.withLock { $0.isRunning = false }
    return false
  }

  /// Has the file read, and waits for that. Returns `nil` if it takes longer than `limit`; it is read in the background then.
  package func read(atMost limit: Duration) -> PanelReading? {
    guard read() else { return nil }
    let end = ContinuousClock.now + limit
    while true {
      let rest = max(.zero, end - ContinuousClock.now)
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&request, 1, CInt(clamping: Int64(rest / .milliseconds(1)) + (rest > .zero ? 1 : 0)))
      if count > 0 || rest == .zero { return take() }
    }
  }

  /// Returns what was read since the last call; `nil` if nothing was.
  package func take() -> PanelReading? {
    var count: UInt64 = 0
    _ = Glibc.read(descriptor, &count, MemoryLayout<UInt64>.size)
    return state.withLock { state in
      defer { state.reading = nil }
      return state.reading
    }
  }

  /// Notes in the background that the panel works with a version.
  package func noteGood(_ reading: PanelReading) {
    guard let history else { return }
    // A disk that refuses this refuses the settings too, and that is reported.
    _ = Settings.Thread.start { try? history.noteGood(reading.sources.texts) }
  }

  /// Reads until nobody wants another reading.
  private func run() {
    while goesOn() {
      guard let reading = start.withLock({ reading(&$0) }) else { continue }
      state.withLock { $0.reading = reading }
      clinux_ring(descriptor)
    }
  }

  /// Reads the files; `nil` if they are still those with which the last starts have failed.
  private func reading(_ start: inout Start) -> PanelReading? {
    guard let history else { return reading(PanelFiles(path: path, contents: contents)) }
    let isFirst = !start.isCounted
    if isFirst {
      start.isCounted = true
      // Before anything looks into the files: that may be what ends the program.
      let present = PanelSources([path] + history.names.compactMap(PanelSources.path), contents: contents)
      if let good = history.begin(with: present.texts), let reading = standIn(PanelSources(good.texts), present) {
        start.givenUp = present
        return reading
      }
    }
    if let givenUp = start.givenUp {
      if PanelSources(givenUp.files.keys, contents: contents) == givenUp { return nil }
      start.givenUp = nil
    }
    let files = PanelFiles(path: path, contents: contents)
    var reading = reading(files)
    reading.sources = files.sources
    if isFirst { history.extend(with: files.sources.texts) }
    return reading
  }

  private func reading(_ files: PanelFiles) -> PanelReading {
    PanelReading.read(files, reserved: reserved, isLayout: isLayout)
  }

  /// The version that worked last in place of the present one; `nil` if it can no longer be used.
  private func standIn(_ good: PanelSources, _ present: PanelSources) -> PanelReading? {
    reading(PanelFiles(path: path, contents: good.contents)).document.map {
      PanelReading.givenUp(path, [path] + present.files.keys.filter { $0 != path }.sorted(), standIn: $0)
    }
  }

  /// Whether a reading is wanted; the thread ends otherwise.
  private func goesOn() -> Bool {
    state.withLock { state in
      defer { state.isWanted = false }
      if !state.isWanted { state.isRunning = false }
      return state.isWanted
    }
  }
}
