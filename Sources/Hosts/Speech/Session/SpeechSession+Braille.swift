import Looks
import Runtime

/// Shows the current element on a braille display, and handles its keys.
///
/// The text is that of speech, with units in their written form. Only the reader feels it, so private content is shown
/// as on the screen: marked content in full, and a masked field with the number of its characters.
extension SpeechSession {
  /// Shows the current element on the braille display, if there is one and the text has changed.
  func showText() {
    guard braille != nil else { return }
    let phrase = ElementPhrase(words: words, mayHearPrivate: true, units: nil)
    let text = current.map { phrase.text(of: $0, after: $0.context) } ?? words("Speech is on.")
    if braille?.takes(text) == true { braille?.onShow(text) }
  }

  /// Shows a message, until the person does something or another element is shown.
  func showMessage(_ text: String) {
    guard let braille, !text.isEmpty else { return }
    self.braille?.forget()
    braille.onShow(text)
  }

  /// Handles a key of the display.
  ///
  /// - Parameter line: the line on the display, which this method pans.
  /// - Returns: whether another part of the line is to be shown.
  package func perform(_ key: BrailleKey, on line: inout BrailleLine) -> Bool {
    input.means = .keys
    switch key {
    case .panRight:
      if line.pan(forward: true) { return true }
      perform(.next)
    case .panLeft:
      if line.pan(forward: false) { return true }
      perform(.previous)
    // Every routing button belongs to the element, as nothing else is on the line.
    case .route: perform(.activate)
    case .intent(let intent): perform(intent)
    case .key(let key):
      // Treat a letter from the display like one of a keyboard.
      for isDown in [true, false] {
        stage.handle(InputEvent(time: stage.now, .key(key, isDown: isDown)), behind: .filter)
      }
    }
    return false
  }
}
