import Runtime

/// The text in the line above the keys of a small screen, which repeats the text of the field.
struct TextEcho: View {
  let edit: () -> TextEdit
  let isSecret: Bool
  @State private var places = CaretPlaces()
  @Environment({ $0.unfinishedCharacter }) private var unfinished

  var body: some View {
    let edit = edit()
    TextFieldVisual(
      characters: edit.shown(isSecret: isSecret), caret: edit.caret, selection: edit.selection,
      unfinished: unfinishedPlace(in: edit), places: places)
  }

  /// The place of the character that the next key may change: before the caret, unless the caret has been moved.
  private func unfinishedPlace(in edit: TextEdit) -> Range<Int> {
    guard let unfinished, edit.caret > 0, edit.characters[edit.caret - 1] == unfinished else { return 0..<0 }
    return edit.caret - 1..<edit.caret
  }
}

private enum UnfinishedCharacterKey: EnvironmentKey { static var defaultValue: Character? { nil } }

extension EnvironmentValues {
  /// The character before the caret, while the next key may change it.
  var unfinishedCharacter: Character? {
    get { self[UnfinishedCharacterKey.self] }
    set { self[UnfinishedCharacterKey.self] = newValue }
  }
}
