extension SettingsSnapshot {
  /// Every setting that the files mention, with its effective text: the last valid one of a declared setting, and the
  /// last one of others, which a page may declare later. Notes about settings on trial are left out.
  ///
  /// - Parameter reading: the result of reading these files for the declared settings.
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

  /// Returns a snapshot that has only the settings of one file.
  ///
  /// - Parameter path: the path that origins and problems name.
  public func replaced(by document: SettingsDocument, at path: String) -> SettingsSnapshot {
    SettingsSnapshot(lower: [], state: Layer(path: path, contents: .document(document)), watchedPaths: watchedPaths)
  }

  /// Returns the snapshot after some edits of the state file. Edits that the file cannot represent are left out.
  public func applying(_ edits: [SettingEdit]) -> SettingsSnapshot {
    guard case .document(var document) = state.contents else { return self }
    for edit in edits { try? document.apply(edit) }
    var snapshot = self
    snapshot.state.contents = .document(document)
    return snapshot
  }
}
