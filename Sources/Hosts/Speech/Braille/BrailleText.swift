/// The text of a braille display, which is sent only when it has changed.
struct BrailleText {
  /// Called with each text to show.
  let onShow: (String) -> Void
  private var shown: String?

  /// Begins with a display that shows nothing.
  init(onShow: @escaping (String) -> Void) { self.onShow = onShow }

  /// Returns whether a text has to be sent because the display shows another one. It then counts as shown.
  mutating func takes(_ text: String) -> Bool {
    defer { shown = text }
    return text != shown
  }

  /// Forgets the text, because the display shows something else for a while.
  mutating func forget() { shown = nil }
}
