import Settings

/// The changes of settings that the panel has made and its file does not have yet. They gather for a moment, and are
/// then written together; changes while the disk is busy are written together afterwards.
struct UnwrittenChanges {
  /// The changes that are not being written yet; `nil` removes the setting from the file.
  private var pending: [String: String?] = [:]
  /// The changes that are being written.
  private var handed: [String: String?] = [:]
  private var schedule = WriteSchedule()
  /// Settings already in effect although not yet on disk. Reverting a trial must work even if the write fails.
  private var ahead: Set<String> = []
  /// Settings that the panel has changed and that a person still has to keep.
  private var onTrial: Set<String> = []
  /// The reason why the last write was not done.
  private(set) var refusal: SettingsProblem?

  /// Whether no change waits to be written.
  var isEmpty: Bool { pending.isEmpty }
  /// Whether the disk has changes that it has not written yet.
  var isBeingWritten: Bool { !handed.isEmpty }
  /// The settings with a change, which is newer than what the files say.
  var ids: Set<String> { Set(pending.keys).union(handed.keys) }
  /// When changes have to be handed to the disk; `nil` while there are none, or the disk is busy.
  var due: Duration? { handed.isEmpty ? schedule.due : nil }

  /// The changes already in effect, whether or not they can be written; `nil` for a setting that the file will not
  /// have.
  var inEffect: [(id: String, text: String?)] {
    ahead.compactMap { id in (pending[id] ?? handed[id]).map { (id, $0) } }
  }

  /// Adds a change to those that are written next; `nil` takes the value out of the file.
  mutating func note(_ id: String, to text: String?, at time: Duration) {
    pending.updateValue(text, forKey: id)
    schedule.noteChange(at: time)
  }

  /// Adds a change that counts at once, as ``inEffect``.
  mutating func count(ahead id: String, as text: String?, at time: Duration) {
    ahead.insert(id)
    note(id, to: text, at: time)
  }

  /// Marks a changed setting as one that a person still has to keep.
  mutating func beginTrial(of id: String) {
    onTrial.insert(id)
    pending.updateValue("true", forKey: SettingsTrial.begunID)
  }

  /// A setting is no longer on trial.
  mutating func endTrial(of id: String) { onTrial.remove(id) }

  /// Postpones the next write, because more changes are expected.
  mutating func postpone(at time: Duration) { schedule.noteChange(at: time) }

  /// Makes the changes that wait the ones that are being written, unless the disk is still busy with others.
  ///
  /// - Parameters:
  ///   - declarations: The settings that the file may have.
  ///   - path: The file.
  /// - Returns: the edits of the file, in the order in which they have to be written, and the changes that no file may say:
  ///   the panel's own code has made them.
  mutating func handOver(
    _ declarations: [SettingDeclaration], in path: String
  ) -> (edits: [SettingEdit], faults: [SettingsProblem]) {
    schedule.handOver()
    guard handed.isEmpty, !pending.isEmpty else { return ([], []) }
    (handed, pending) = (pending, [:])
    var edits: [SettingEdit] = []
    var faults: [SettingsProblem] = []
    for declaration in declarations.sorted(by: { $0.trialOrder < $1.trialOrder }) {
      guard let text = handed[declaration.id] else { continue }
      do {
        edits.append(
          try SettingEdit(declaration, to: text, in: path, isOnTrial: onTrial.contains(declaration.id)))
      } catch {
        faults.append(error)
      }
    }
    handed = handed.filter { change in edits.contains { $0.id == change.key } }
    return (edits, faults)
  }

  /// The disk has written what was handed over.
  mutating func noteWritten() {
    handed = [:]
    ahead.formIntersection(pending.keys)
    onTrial.formIntersection(pending.keys)
    schedule.noteSuccess()
    refusal = nil
  }

  /// Notes that the disk has not written the changes: they are tried again later, unless they have changed since.
  mutating func noteRefused(_ problem: SettingsProblem, at time: Duration) {
    pending.merge(handed) { newer, _ in newer }
    handed = [:]
    schedule.noteFailure(at: time)
    refusal = problem
  }
}

extension SettingDeclaration {
  /// The note of former values is written before the settings themselves, which add to it, and the word that they are
  /// being tried after them.
  fileprivate var trialOrder: Int {
    switch id {
    case SettingsTrial.formerID: 0
    case SettingsTrial.begunID: 2
    default: 1
    }
  }
}
