extension SettingsDocument {
  /// Makes an edit, and notes the former value of a setting that is changed on trial. An edit that is not on trial is
  /// final, and ends the trial of its setting.
  mutating func apply(_ edit: SettingEdit) throws(SettingsProblem) {
    if !SettingsTrial.declarations.contains(where: { $0.id == edit.id }) { try noteTrial(of: edit) }
    if let text = edit.text {
      try set(edit.id, to: text, comment: edit.comment)
    } else {
      try remove(edit.id, comment: edit.comment)
    }
  }

  private mutating func noteTrial(of edit: SettingEdit) throws(SettingsProblem) {
    var trial = trial
    let current = (try? text(of: edit.id)) ?? nil
    if !edit.isOnTrial || trial.former.contains(.init(edit.id, edit.text)) {
      trial.former.removeAll { $0.id == edit.id }
    } else if current != edit.text {
      // The trial starts again: what a panel has begun to use are not these values.
      try removeNote(SettingsTrial.begunID)
      if !trial.former.contains(where: { $0.id == edit.id }) { trial.former.append(.init(edit.id, current)) }
    }
    guard trial != self.trial else { return }
    if trial.former.isEmpty {
      for note in SettingsTrial.declarations { try removeNote(note.id) }
    } else {
      try set(SettingsTrial.formerID, to: trial.text, comment: SettingsTrial.formerComment)
    }
  }

  private mutating func removeNote(_ id: String) throws(SettingsProblem) {
    let comment = SettingsTrial.declarations.first { $0.id == id }?.comment ?? []
    try remove(id, comment: comment)
  }

  /// The settings in this file that are still on trial.
  private var trial: SettingsTrial {
    let text = (try? text(of: SettingsTrial.formerID)) ?? nil
    return text.flatMap(SettingsTrial.init(text:)) ?? SettingsTrial()
  }
}
