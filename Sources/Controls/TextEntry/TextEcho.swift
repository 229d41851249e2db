import Runtime

/// The line above the keys of a small screen, which repeats what is typed.
struct TextEcho: View {
  let edit: () -> TextEdit
  let isSecret: Bool
  @State private var places = CaretPlaces()

  var body: some View {
    let edit = edit()
    TextFieldVisual(
      characters: edit.shown(isSecret: isSecret), caret: edit.caret, selection: edit.selection, places: places)
  }
}
