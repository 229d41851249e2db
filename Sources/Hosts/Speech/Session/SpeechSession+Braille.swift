import Looks
import Runtime

/// The element on a braille display, and what its keys do.
///
/// The text is what speech says of the element, with units as they are written. Only the reader feels it, so that what is
/// private is shown as on the screen: marked content in full, and of a masked field how many characters it has.
extension SpeechSession {
  /// Shows the present element, if somebody reads in braille and it reads otherwise than before.
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

  /// Takes a key of the display.
  ///
  /// - Parameter line: what the display shows; panned here.
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
    // Every button is at the element, since nothing else is on the line.
    case .route: perform(.activate)
    case .intent(let intent): perform(intent)
    case .key(let key):
      // The display has decided that the letter is meant; the session says it like one of a keyboard.
      for isDown in [true, false] {
        stage.handle(InputEvent(time: stage.now, .key(key, isDown: isDown)), behind: .filter)
      }
    }
    return false
  }
}
