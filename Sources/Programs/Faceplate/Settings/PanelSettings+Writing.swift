import LinuxHost
import Settings

// From the panel to the file.
extension PanelSettings {
  /// Writes what the panel has changed and the file does not say yet, and waits for the disk.
  ///
  /// It is meant for the end of a program.
  ///
  /// - Parameter limit: the longest wait, for a disk that does not answer.
  /// - Returns: whether everything is in the file.
  @discardableResult
  public func finish(atMost limit: Duration = .seconds(5)) -> Bool {
    let end = ContinuousClock.now + limit
    repeat {
      handOver()
      guard disk.wait(atMost: max(.zero, end - .now)) else { return false }
      _ = take()
    } while !pending.isEmpty && refusal == nil
    return pending.isEmpty
  }

  /// Takes a value out of the state file: what the layers below say counts again.
  func reset(_ id: String) {
    layers.removeOverride(of: id)
    lastReading = nil
    if let below = reading?.standard[id], below.origin != .application { stage.tweaks.apply([id: below.text]) }
    change(id, to: nil)
  }

  /// Takes all values out of the state file, as `kiosk reset --all` does.
  func resetAll() {
    stage.tweaks.resetAll()
    let shown = Set(stage.tweaks.declarations.map(\.id))
    for declaration in layers.listed where !shown.contains(declaration.id) { reset(declaration.id) }
  }

  /// Notes a value that has changed on the panel.
  func note(_ id: String, _ text: String) {
    layers.removeOverride(of: id)
    lastReading = nil
    change(id, to: text)
  }

  /// Adds a change to those that are written next; `nil` takes the value out of the file.
  private func change(_ id: String, to text: String?) {
    pending.updateValue(text, forKey: id)
    noteTrial(of: id)
    schedule.noteChange(at: now())
  }

  /// Nothing is handed over while the disk is busy: what changes meanwhile is written in one go.
  var deadline: Duration? {
    let due = [trial?.end, rewatchAt, readingRetry.due] + watches.map(\.deadline)
    return (due + [handed.isEmpty ? schedule.due : nil]).compactMap { $0 }.min()
  }

  /// Begins to write what has changed, once its time has come.
  func advance(to time: Duration) {
    for watch in watches { watch.advance(to: time) }
    if let rewatchAt, time >= rewatchAt { watchAgain() }
    readAgain(at: time)
    advanceTrial(to: time)
    advanceProof(to: time)
    if let due = schedule.due, time >= due, handed.isEmpty { handOver() }
  }

  func handOver() {
    schedule.handOver()
    if isReadingOwed {
      isReadingOwed = false
      disk.read()
    }
    guard handed.isEmpty, !pending.isEmpty else { return }
    let declarations = layers.state.declarations.sorted { $0.trialOrder < $1.trialOrder }
    (handed, pending) = (pending, [:])
    let edits = declarations.compactMap { declaration in handed[declaration.id].flatMap { edit(declaration, to: $0) } }
    handed = handed.filter { change in edits.contains { $0.id == change.key } }
    if !edits.isEmpty { disk.write(edits) }
  }

  /// A change as an edit of the file; `nil`, and told, if the panel's own code has set what no file may say.
  private func edit(_ declaration: SettingDeclaration, to text: String?) -> SettingEdit? {
    do {
      return try SettingEdit(
        declaration, to: text, in: layers.state.path, isOnTrial: onTrial.contains(declaration.id))
    } catch {
      log(error.description)
      return nil
    }
  }

  func noteWritten(_ edits: [SettingEdit]) {
    handed = [:]
    ahead.formIntersection(pending.keys)
    onTrial.formIntersection(pending.keys)
    let fallback = start?.fallback?.applying(edits)
    start?.fallback = fallback
    proveLater()
    schedule.noteSuccess()
    if let notice, notice == refusal { self.notice = nil }
    refusal = nil
  }

  func refuse(_ problem: SettingsProblem) {
    pending.merge(handed) { newer, _ in newer }
    handed = [:]
    schedule.noteFailure(at: now())
    if problem != refusal { tell(problem) }
    refusal = problem
    notice = problem
  }
}
