import Links
import Machine
import Settings
import Synchronization

/// Reads a panel file on a background thread, so that a panel never waits for the disk longer than its own limit.
///
/// The thread exists only while there is work. Requests during a reading are combined into one more reading.
///
/// With a history, the first reading counts the start of the panel before it looks into the files. A version with which the
/// last starts have failed is not read, and the one that worked last stands in for it, until one of the files is edited. It
/// also stands in for a version with a mistake that is found at the start, when there is no previous panel to keep.
package final class PanelFileLoader: Sendable {
  private let readings = Mailbox<PanelReading>()
  private let requests: NewestOrder<Void>
  /// Counts the starts with a version; `nil` for a program that keeps no state.
  private let history: StartHistory?

  /// Creates a loader, which reads nothing yet.
  ///
  /// - Parameters:
  ///   - path: the panel file.
  ///   - surroundings: the rights that the machine and the program give it.
  ///   - history: counts the starts with a version of the file.
  ///   - contents: the content of a file by its path; `nil` for the disk.
  package init(
    path: String, in surroundings: PanelSurroundings, history: StartHistory? = nil,
    contents: (@Sendable (String) -> PanelFiles.Contents)? = nil
  ) {
    self.history = history
    let reader = PanelFileReader(
      path: path, surroundings: surroundings, history: history, contents: contents ?? PanelFiles.disk(path))
    requests = NewestOrder { [readings] in
      if let reading = reader.read() { readings.change { $0 = [reading] } }
    }
  }

  /// An eventfd that is readable while a finished reading waits to be taken.
  package var descriptor: CInt { readings.descriptor }

  /// Starts a reading of the file.
  ///
  /// - Returns: whether the machine had a thread for the reading; otherwise the file is read with the next request.
  @discardableResult
  package func read() -> Bool { requests.send(()) }

  /// Starts a reading of the file and waits for its result.
  ///
  /// - Returns: the result; `nil` if the machine has no thread, or if the reading takes longer than `limit` and continues in
  ///   the background.
  package func read(atMost limit: Duration) -> PanelReading? {
    guard read() else { return nil }
    let end = MonotonicTime.now() + limit
    while true {
      if let reading = take() { return reading }
      if MonotonicTime.now() >= end { return nil }
      readings.sleep(until: end)
    }
  }

  /// Returns what was read since the last call; `nil` if nothing was.
  package func take() -> PanelReading? { readings.take().last }

  /// Notes in the background that the panel works with a version.
  package func noteGood(_ reading: PanelReading) {
    guard let history else { return }
    // A disk that refuses this also refuses the settings, and that is reported.
    _ = DetachedThread.start { try? history.noteGood(reading.sources.texts) }
  }
}

/// The work of a loader's thread.
private final class PanelFileReader: Sendable {
  /// The data that the thread keeps from one reading to the next.
  private struct Start {
    var isCounted = false
    /// The version that is not to be read.
    var givenUp: PanelSources?
  }

  private let path: String
  private let surroundings: PanelSurroundings
  private let history: StartHistory?
  private let contents: @Sendable (String) -> PanelFiles.Contents
  /// One thread at a time reads.
  private let start = Mutex(Start())

  init(
    path: String, surroundings: PanelSurroundings, history: StartHistory?,
    contents: @escaping @Sendable (String) -> PanelFiles.Contents
  ) {
    (self.path, self.surroundings, self.history, self.contents) = (path, surroundings, history, contents)
  }

  /// Reads the files; `nil` if they are still the version with which the last starts have failed.
  func read() -> PanelReading? { start.withLock { reading(&$0) } }

  private func reading(_ start: inout Start) -> PanelReading? {
    guard let history else { return reading(PanelFiles(path: path, contents: contents)) }
    let isFirst = !start.isCounted
    if isFirst {
      start.isCounted = true
      // This comes before anything reads the files, because reading them may be what ends the program.
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
    if !isFirst { return reading }
    history.extend(with: files.sources.texts)
    reading.replaceFaulty(by: history, path: path, in: surroundings)
    if reading.document == nil {
      // A version that is not shown is not what makes a start fail.
      history.noteEnd()
    }
    return reading
  }

  private func reading(_ files: PanelFiles) -> PanelReading {
    PanelReading.read(files, in: surroundings)
  }

  /// The last working version in place of the present version; `nil` if it can no longer be used.
  private func standIn(_ good: PanelSources, _ present: PanelSources) -> PanelReading? {
    PanelReading.read(PanelFiles(path: path, contents: good.contents), in: surroundings).document.map {
      PanelReading.givenUp(path, [path] + present.files.keys.filter { $0 != path }.sorted(), standIn: $0)
    }
  }
}

extension PanelReading {
  /// Reads the panel file at a path, with the files that it includes. It waits for the disk.
  ///
  /// - Parameters:
  ///   - surroundings: the rights that the machine and the program give it.
  ///   - history: has the version that worked last, which stands in for one with a mistake; `nil` for none.
  package static func read(
    path: String, in surroundings: PanelSurroundings = PanelSurroundings(), standingIn history: StartHistory? = nil
  ) -> PanelReading {
    var reading = read(PanelFiles(path: path), in: surroundings)
    if let history { reading.replaceFaulty(by: history, path: path, in: surroundings) }
    return reading
  }

  /// Lets the version that worked last stand in for one with a mistake.
  fileprivate mutating func replaceFaulty(by history: StartHistory, path: String, in surroundings: PanelSurroundings) {
    guard document == nil, let texts = history.lastGood else { return }
    standIn = Self.read(PanelFiles(path: path, contents: PanelSources(texts).contents), in: surroundings).document
  }
}
