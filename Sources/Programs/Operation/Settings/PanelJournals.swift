#if Appliance
import Appliance
import LinuxHost
import Runtime
import Settings
import Synchronization

/// Keeps a panel's journals in files beside its state file, on the thread that also reads and writes the settings.
@MainActor package enum PanelJournals {
  /// The journals that the toolkit keeps.
  private nonisolated static let names = ["alarms"]
  /// The number of lines that a journal keeps when it is shortened.
  private nonisolated static let keptLines = 1000
  /// The room that these lines have, in bytes: half the size at which a journal is shortened, so that not every addition
  /// writes all of it again.
  private nonisolated static let keptBytes = 128 << 10

  /// Connects the journals of a stage with files, which are read in the background when a view asks for them. Call
  /// `JournalStore.beginReading()` of the stage before its views are built.
  package static func attach(
    to stage: Stage, beside state: String, on disk: SettingsDisk, log: @escaping (SettingsProblem) -> Void
  ) {
    let journals = stage.journals
    let files = names.map { (name: $0, file: JournalFile(beside: state, name: $0)) }
    let last = Mutex<SettingsProblem?>(nil)
    let tell: @MainActor (SettingsProblem?) -> Void = { problem in
      let isNews = last.withLock { last in
        defer { last = problem }
        return last != problem
      }
      if isNews, let problem { log(problem) }
    }
    journals.onWanted = { [weak stage] in
      disk.perform {
        let found = files.map { entry in (entry.name, Result { try entry.file.read() }) }
        Task { @MainActor in
          for case (_, .failure(let problem as SettingsProblem)) in found { tell(problem) }
          let lines = found.map { ($0.0, (try? $0.1.get()) ?? []) }
          stage?.whileCurrent { stage?.journals.provide(Dictionary(lines) { $1 }) }
        }
      }
    }
    journals.onAppend = { [weak stage] additions in
      let isStarted = disk.perform {
        let (refused, problem) = write(additions, to: files, beside: state)
        Task { @MainActor in
          tell(problem)
          stage?.whileCurrent { stage?.journals.noteWritten(refused: refused) }
        }
      }
      if isStarted { return }
      tell(
        SettingsProblem(
          file: state, what: "its journals cannot be written, since the machine has no thread left",
          fix: "end programs, or raise the number of threads that the panel's unit may have"))
      stage?.journals.noteWritten(refused: additions)
    }
  }

  /// Writes lines, and returns what was not written, and what went wrong. Waits for the disk.
  private nonisolated static func write(
    _ additions: [JournalStore.Addition], to files: [(name: String, file: JournalFile)], beside state: String
  ) -> (refused: [JournalStore.Addition], problem: SettingsProblem?) {
    var refused: [JournalStore.Addition] = []
    var problem: SettingsProblem?
    for addition in additions {
      let file = files.first { $0.name == addition.name }?.file ?? JournalFile(beside: state, name: addition.name)
      do throws(SettingsProblem) {
        try file.append(addition.lines) { AlarmEntry.shortened($0, to: keptLines, bytes: keptBytes) }
      } catch {
        refused.append(addition)
        problem = problem ?? error
      }
    }
    guard problem == nil, let short = additions.first(where: \.isShortened) else { return (refused, problem) }
    let loss = SettingsProblem(
      file: JournalFile(beside: state, name: short.name).path, severity: .warning,
      what: "older entries are missing, since more came than the disk takes",
      fix: "find the alarm that changes so often, and give it a delay or a dead band")
    return ([], loss)
  }
}
#endif
