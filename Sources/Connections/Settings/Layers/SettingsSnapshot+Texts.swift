extension SettingsSnapshot {
  /// Every setting that the files mention, with the text that counts: of a declared one the last that is good, of others,
  /// which a page may declare later, the last. Settings on trial are none of them.
  ///
  /// - Parameter reading: what these files say of the declared settings.
  public func texts(with reading: LayeredReading) -> [String: String] {
    var texts: [String: String] = [:]
    for layer in lower + [state] {
      guard case .document(let document) = layer.contents else { continue }
      texts.merge(document.texts) { $1 }
    }
    for (id, value) in reading.values {
      let id = SettingLocation(id: id).id
      if case .file = value.origin { texts[id] = value.text } else { texts[id] = nil }
    }
    for note in SettingsTrial.declarations { texts[note.id] = nil }
    return texts
  }

  /// The settings of one file alone, in place of these.
  ///
  /// - Parameter path: the path that origins and problems name.
  public func replaced(by document: SettingsDocument, at path: String) -> SettingsSnapshot {
    SettingsSnapshot(lower: [], state: Layer(path: path, contents: .document(document)), watchedPaths: watchedPaths)
  }

  /// The same after some edits of the state file; those that it cannot hold are left out.
  public func applying(_ edits: [SettingEdit]) -> SettingsSnapshot {
    guard case .document(var document) = state.contents else { return self }
    for edit in edits { try? document.apply(edit) }
    var snapshot = self
    snapshot.state.contents = .document(document)
    return snapshot
  }
}
