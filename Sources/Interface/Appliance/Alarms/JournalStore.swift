import Runtime

/// The journals of a panel, by name: lines of text that outlast the program.
///
/// A host that has a disk reads them in the background, and writes what is added. Without one they last as long as the
/// stage.
package final class JournalStore: StageService {
  /// The writer of added lines, with the name of their journal; `nil` without a disk.
  package var onAppend: ((_ name: String, _ lines: [String]) -> Void)?
  /// The reader of the lines of the last run, which calls ``provide(_:)``. It is called when a view first asks for lines.
  package var onWanted: (() -> Void)? { didSet { if !waiting.isEmpty { onWanted?() } } }
  /// Whether a host is going to tell the lines of the last run.
  private var isReading = false
  private var found: [String: [String]] = [:]
  private var waiting: [(name: String, action: ([String]) -> Void)] = []

  package init(stage: Stage) {}

  /// A host has journals: a view that asks for lines waits for ``provide(_:)``.
  package func beginReading() { isReading = true }

  /// The host has read the journals; one that is missing has no lines.
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

  /// Adds lines to a journal.
  package func append(_ lines: [String], to name: String) { onAppend?(name, lines) }
}

extension Stage {
  /// The journals of the panel.
  package var journals: JournalStore { service(JournalStore.self) }
}
