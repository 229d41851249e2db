import Looks
import Localization

/// What the strokes up and down, or the turns of a knob, go by.
package nonisolated enum Rotor: CaseIterable, Hashable, Sendable {
  /// Values where there are any, else all elements.
  case everything
  /// Elements that can be used.
  case controls
  case headings
  /// The named actions of the element; ``SpeechIntent/activate`` performs the one that was heard.
  case actions
  /// The letters of the element.
  case letters
  /// The speed of speech.
  case speed
  /// The volume of speech.
  case volume

  /// The name that is said when the kind is chosen.
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

  /// The kind that is a number of places further on, cyclically.
  func turned(by places: Int) -> Rotor {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + places) % all.count + all.count) % all.count]
  }
}
