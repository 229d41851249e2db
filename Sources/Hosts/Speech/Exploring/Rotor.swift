import Looks
import Localization

/// The unit by which strokes up and down, or turns of a knob, move, or the value that they change.
package nonisolated enum Rotor: CaseIterable, Hashable, Sendable {
  /// The value of the element if it has one, otherwise all elements.
  case everything
  /// Elements that can be used.
  case controls
  case headings
  /// The named actions of the element; ``SpeechIntent/activate`` performs the last spoken one.
  case actions
  /// The letters of the element.
  case letters
  /// The speed of speech.
  case speed
  /// The volume of speech.
  case volume

  /// The name that is spoken when the kind is chosen.
  func name(in words: Localizer) -> String {
    switch self {
    case .everything: words("Everything")
    case .controls: words("Controls")
    case .headings: words("Headings")
    case .actions: words("Actions")
    case .letters: words("Letters")
    case .speed: words("Speed")
    case .volume: words("Volume")
    }
  }

  /// The kind a number of places further, cyclically.
  func turned(by places: Int) -> Rotor {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + places) % all.count + all.count) % all.count]
  }
}
