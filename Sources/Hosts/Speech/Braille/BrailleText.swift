/// The text that goes to a braille display, and only when it has changed.
struct BrailleText {
  /// Called with each text to show.
  let onShow: (String) -> Void
  private var shown: String?

  /// Begins with a display that shows nothing.
  init(onShow: @escaping (String) -> Void) { self.onShow = onShow }

  /// Whether a text has to be shown: the display has another. It counts as shown then.
  mutating func takes(_ text: String) -> Bool {
    defer { shown = text }
    return text != shown
  }

  /// The display shows something else for a while, and needs the text again.
  mutating func forget() { shown = nil }
}
