import Machine
import Runtime

/// The journals of a panel, by name: lines of text that outlast the program.
///
/// A host with a disk reads them in the background, and writes added lines. Without one they last as long as the stage.
///
/// A line is written at once, unless another write began within the last ``pause`` or has not ended. Then it waits, and
/// all lines that wait are written together: an alarm that flaps costs one write a second, however often it changes.
///
/// Lines that the disk refuses wait for another attempt, in pauses that grow up to a minute. Otherwise an alarm would have
/// an earlier state after a restart, such as being out of service.
package final class JournalStore: StageService {
  /// The shortest time between the beginnings of two writes.
  package static let pause = Duration.seconds(1)
  /// The number of waiting lines that are kept of a journal, besides the last line of each alarm that is not normal. The
  /// journal is shortened once it has twice as many lines as were kept.
  package static let waitingLines = 1000

  /// Lines for the disk.
  package nonisolated struct Addition: Equatable, Sendable {
    package let name: String
    /// The lines, the oldest first.
    package fileprivate(set) var lines: [String]
    /// Whether older lines were dropped, because more were added than the disk can take.
    package fileprivate(set) var isShortened = false
    /// The number of lines at which they are shortened: twice those that were kept last, so that a line costs no more
    /// when thousands of alarms keep a line each.
    fileprivate var limit: Int
  }

  /// The writer of added lines; `nil` without a disk. It calls ``noteWritten(refused:)`` once a write has ended.
  package var onAppend: (([Addition]) -> Void)?
  /// The reader of the lines of the last run, which calls ``provide(_:)``. It is called when a view first asks for lines.
  package var onWanted: (() -> Void)? { didSet { if !waiting.isEmpty { onWanted?() } } }
  /// Whether a host is going to provide the lines of the last run.
  private var isReading = false
  private var found: [String: [String]] = [:]
  private var waiting: [(name: String, action: ([String]) -> Void)] = []
  /// The additions that have not been passed to the writer, at most one for each journal.
  private var added: [Addition] = []
  /// The number of times that waiting lines were shortened, for tests.
  private(set) var shortenings = 0
  /// Whether a write has not ended.
  private var isWriting = false
  /// The earliest time of the next write.
  private var nextWrite = Duration.zero
  /// The pauses after writes that the disk has refused.
  private var backoff = Backoff(first: pause)
  private weak var stage: Stage?

  package init(stage: Stage) { self.stage = stage }

  /// Called by a host that has journals: views that ask for lines then wait for ``provide(_:)``.
  package func beginReading() { isReading = true }

  /// Called when the host has read the journals. A missing journal has no lines.
  package func provide(_ lines: [String: [String]]) {
    (found, isReading) = (lines, false)
    let ready = waiting
    waiting = []
    for entry in ready { entry.action(found[entry.name] ?? []) }
  }

  /// Passes the lines of the last run to an action: now, or as soon as they are read.
  package func lines(of name: String, _ action: @escaping ([String]) -> Void) {
    guard isReading else { return action(found[name] ?? []) }
    waiting.append((name, action))
    if waiting.count == 1 { onWanted?() }
  }

  // MARK: Writing

  package var deadline: Duration? { added.isEmpty || isWriting ? nil : nextWrite }

  package func advance(to time: Duration) {
    guard let deadline, deadline <= time else { return }
    nextWrite = time + Self.pause
    handOver()
  }

  /// Adds lines to a journal.
  package func append(_ lines: [String], to name: String) {
    guard onAppend != nil, let stage else { return }
    let place = place(of: name)
    added[place].lines += lines
    shorten(place)
    advance(to: stage.clock.time)
  }

  /// The place of a journal among the additions.
  private func place(of name: String) -> Int {
    if let place = added.firstIndex(where: { $0.name == name }) { return place }
    added.append(Addition(name: name, lines: [], limit: 2 * Self.waitingLines))
    return added.endIndex - 1
  }

  /// Drops older lines of an addition if there are too many.
  private func shorten(_ place: Int) {
    guard added[place].lines.count >= added[place].limit else { return }
    added[place].lines = AlarmEntry.shortened(added[place].lines, to: Self.waitingLines)
    added[place].isShortened = true
    added[place].limit = 2 * max(added[place].lines.count, Self.waitingLines)
    shortenings += 1
  }

  /// Passes all lines to the writer at once, when the program ends.
  package func handOver() {
    guard !added.isEmpty, let onAppend else { return }
    let additions = added
    (added, isWriting) = ([], true)
    onAppend(additions)
  }

  /// Called when a write has ended. Lines that were added during it can be written now.
  ///
  /// - Parameter refused: the lines that were not written. They wait for another attempt, before those added since.
  package func noteWritten(refused: [Addition] = []) {
    isWriting = false
    if refused.isEmpty { return backoff.reset() }
    for addition in refused {
      let place = place(of: addition.name)
      added[place].lines = addition.lines + added[place].lines
      if addition.isShortened { added[place].isShortened = true }
      added[place].limit = max(added[place].limit, addition.limit)
      shorten(place)
    }
    if let stage { nextWrite = stage.clock.time + backoff.next() }
  }
}

extension Stage {
  /// The journals of the panel.
  package var journals: JournalStore { service(JournalStore.self) }
}
