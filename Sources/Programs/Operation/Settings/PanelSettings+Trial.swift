import LinuxHost
import Looks
import Settings

/// A trial of settings on a panel that asks whether to keep them.
package struct RunningTrial {
  /// The time that a person has to answer.
  package static let length = Duration.seconds(15)
  /// The time for which an answer is ignored: a second press of the button that made the change is no answer.
  static let pause = Duration.seconds(1)

  /// The settings from before the change; empty while there is nothing to ask.
  var former: [SettingsTrial.Former] = []
  /// The time at which the question was shown.
  var start = Duration.zero
  /// The time at which the settings are undone; `nil` while there is nothing to ask.
  var end: Duration? { former.isEmpty ? nil : start + Self.length }
}

// Display and input settings may leave a person without a picture or without a finger. Changed on the panel or by
// `kiosk set`, they are kept only if a person at the panel says so. Edits of the file by other programs are kept: a
// person with an editor has another way in, and a file that changes under an editor loses edits.
extension PanelSettings {
  /// Asks from now on whether to keep display and input settings, and undoes at once the settings that were on trial
  /// when the panel ended. Call it after ``load()`` and before the first frame.
  public func askToKeep() {
    trial = RunningTrial()
    let found = foundTrial
    if !found.former.isEmpty, values[SettingsTrial.begunID]?.text == "true" {
      trial?.former = found.former
      takeBack(because: "was on trial when the panel ended")
    } else {
      reviewTrial(after: nil)
    }
    // A disk that has not answered yet is not waited for a second time.
    if inUse.files != nil { finish() }
  }

  /// The trial that the files record.
  private var foundTrial: SettingsTrial {
    values[SettingsTrial.formerID].flatMap { SettingsTrial(text: $0.text) } ?? SettingsTrial()
  }

  /// A change on the panel, of a setting that a person has to keep.
  func noteTrial(of id: String) {
    guard trial != nil, MachineSetting.confirmedIDs.contains(id) else { return }
    changes.beginTrial(of: id)
  }

  /// Reads the trial of the state file, and follows it.
  ///
  /// - Parameter before: the settings before an edit by others; `nil` if the panel itself has written.
  func reviewTrial(after before: LayeredReading?) {
    guard let trial else { return }
    let found = foundTrial
    let isBegun = values[SettingsTrial.begunID]?.text == "true"
    if isBegun, found.former == trial.former {
      let edited = found.former.filter { before != nil && before?.values[$0.id]?.text != values[$0.id]?.text }
      if !edited.isEmpty { end(trial.former.filter { !edited.contains($0) }) }
      return
    }
    self.trial?.former = found.former
    if !found.former.isEmpty, !isBegun {
      changes.count(ahead: SettingsTrial.begunID, as: "true", at: now)
      write()
    }
    restartTrial()
  }

  /// Gives a person the whole time to answer again.
  func restartTrial() {
    trial?.start = now
    showTrial()
  }

  func advanceTrial(to time: Duration) {
    guard let end = trial?.end, time >= end else { return }
    takeBack(because: "was not kept on the panel within \(RunningTrial.length.components.seconds) seconds")
  }

  /// A person at the panel keeps the present settings.
  func keepTrial() {
    guard let trial, !trial.former.isEmpty, now >= trial.start + RunningTrial.pause else { return }
    for former in trial.former { log("\(former.id) is \(text(of: former.id)): it was kept on the panel.") }
    end([])
    write()
    proveLater()
  }

  /// Sets everything on trial back, in the running panel and then in the file.
  func takeBack(because reason: String) {
    guard let former = trial?.former, !former.isEmpty else { return }
    let checks = Dictionary(layers.state.declarations.map { ($0.id, $0.check) }) { $1 }
    for former in former {
      changes.endTrial(of: former.id)
      // A former value that is no longer valid did not come from the panel.
      let text = former.text.flatMap { checks[former.id]?($0) == nil ? $0 : nil }
      changes.count(ahead: former.id, as: text, at: now)
    }
    end([])
    for former in former { log("\(former.id) \(reason): it is \(text(of: former.id)) again.") }
    let values = values.filter { value in former.contains { $0.id == value.key } }
    stage.tweaks.apply(values.mapValues(\.text))
    write()
    onChange()
  }

  /// Leaves only some settings on trial.
  private func end(_ rest: [SettingsTrial.Former]) {
    trial?.former = rest
    changes.count(ahead: SettingsTrial.formerID, as: rest.isEmpty ? nil : SettingsTrial(rest).text, at: now)
    if rest.isEmpty { changes.count(ahead: SettingsTrial.begunID, as: nil, at: now) }
    showTrial()
  }

  /// Writes now, or as soon as the disk is free.
  private func write() { if !changes.isBeingWritten { handOver() } }

  private func text(of id: String) -> String {
    let text = values[id]?.text ?? ""
    return text.isEmpty ? "empty" : text
  }

  private func showTrial() {
    let question = trial?.end.map { end in
      TrialQuestion(
        lines: trial?.former.map { "\($0.id) is \(text(of: $0.id)) now." as LocalizedStringKey } ?? [], end: end,
        answers: TrialAnswers(
          keep: { [weak self] in self?.keepTrial() },
          takeBack: { [weak self] in self?.takeBack(because: "was not wanted on the panel") }))
    }
    stage.setEnvironment { $0.trialQuestion = question }
  }
}
