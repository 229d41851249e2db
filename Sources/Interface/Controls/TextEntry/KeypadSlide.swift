import Looks
import Graphics
import Runtime
import Values

/// The slide of a finger from a held key to one of the offered letters.
final class KeypadSlide {
  private let chosenKey = StoredLocation<KeypadKey?>(nil)
  /// The places of the offered letters, in points of the panel.
  private var frames: [KeypadKey: Rect] = [:]

  /// The letter below the finger; `nil` while there is none.
  var chosen: KeypadKey? { chosenKey.read() }

  /// The distance beyond the edges of a letter within which it is still chosen, in points: half of the space between two.
  private static let slack = 4.0

  /// Notes where a letter is shown.
  func note(_ key: KeypadKey, at frame: Rect) { frames[key] = frame }

  /// Forgets a letter that is no longer shown.
  func forget(_ key: KeypadKey) { frames[key] = nil }

  /// Moves the finger to a place.
  func move(to place: Point) {
    let below = frames.first { $0.value.insetBy(dx: -Self.slack, dy: -Self.slack).contains(place) }?.key
    if below != chosenKey.value { chosenKey.write(below) }
  }

  /// Ends the sliding, and returns the letter on which the finger was lifted.
  @discardableResult
  func end() -> KeypadKey? {
    let chosen = chosenKey.value
    if chosen != nil { chosenKey.write(nil) }
    return chosen
  }
}

extension View {
  /// Lets a finger slide to a key, and marks the key while the finger is on it.
  func slideTarget(_ key: KeypadKey, _ slide: KeypadSlide) -> some View {
    overlay { SlideMark(key: key, slide: slide) }
      .onGeometryChange(for: Rect.self) {
        $0.frame(in: .global)
      } action: {
        slide.note(key, at: $0)
      }
      .onDisappear { slide.forget(key) }
  }
}

/// The outline of the key below a sliding finger.
private struct SlideMark: View {
  let key: KeypadKey
  let slide: KeypadSlide
  @Environment({ $0.theme }) private var theme

  var body: some View {
    if slide.chosen == key {
      RoundedRectangle(cornerRadius: theme.metrics.cornerRadius).strokeBorder(Color.tint(.mark), lineWidth: 3)
        .allowsHitTesting(false)
    }
  }
}
