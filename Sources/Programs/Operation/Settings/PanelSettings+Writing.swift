import LinuxHost
import Settings
#if Appliance
import Appliance
#endif

// From the panel to the file.
extension PanelSettings {
  /// Writes the panel's unsaved changes and the lines of its journals, and waits for the disk.
  ///
  /// It is meant for the end of a program.
  ///
  /// - Parameter limit: the longest wait, for a disk that does not answer.
  /// - Returns: whether everything is in the file.
  @discardableResult
  public func finish(atMost limit: Duration = .seconds(5)) -> Bool {
    let end = ContinuousClock.now + limit
    #if Appliance
    stage.journals.handOver()
    #endif
    repeat {
      handOver()
      guard disk.wait(atMost: max(.zero, end - .now)) else { return false }
      _ = applyReport()
    } while !changes.isEmpty && changes.refusal == nil
    return changes.isEmpty
  }

  /// Takes a value out of the state file: the layers below count again.
  func reset(_ id: String) {
    layers.removeOverride(of: id)
    inUse.noteLayersChange()
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
    inUse.noteLayersChange()
    change(id, to: text)
  }

  /// Adds a change to those that are written next; `nil` takes the value out of the file.
  private func change(_ id: String, to text: String?) {
    changes.note(id, to: text, at: now)
    noteTrial(of: id)
  }

  /// Nothing is passed on while the disk is busy: changes in that time are written together.
  var deadline: Duration? {
    [trial?.end, readings.due, watches.deadline, changes.due].compactMap { $0 }.min()
  }

  /// Begins to write what has changed, once its time has come.
  func advance(to time: Duration) {
    if watches.advance(to: time) { watchAgain() }
    readAgain(at: time)
    advanceTrial(to: time)
    advanceProof(to: time)
    if let due = changes.due, time >= due { handOver() }
  }

  func handOver() {
    if readings.takeRefused() { disk.read() }
    let (edits, faults) = changes.handOver(layers.state.declarations, in: layers.state.path)
    for fault in faults { log(fault.description) }
    if !edits.isEmpty { disk.write(edits) }
  }

  func noteWritten(_ edits: [SettingEdit]) {
    if let notice, notice == changes.refusal { self.notice = nil }
    changes.noteWritten()
    if let fallback = inUse.fallback { inUse.fallback = fallback.applying(edits) }
    proveLater()
  }

  func refuse(_ problem: SettingsProblem) {
    if problem != changes.refusal { tell(problem) }
    changes.noteRefused(problem, at: now)
    notice = problem
  }
}
