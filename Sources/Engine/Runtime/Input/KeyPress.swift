/// An event of a key: it goes down, repeats or goes up.
public nonisolated struct KeyPress: Hashable, Sendable {
  /// Some of the times at which a key handler is called.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// Everything that happens to a key.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of a key handler.
  public enum Result: Hashable, Sendable {
    /// The event was used; no other view receives it.
    case handled
    /// The event was not used; the next enclosing view receives it.
    case ignored
  }

  /// The phase: always exactly one.
  public let phase: Phases
  /// The key that is pressed.
  public let key: KeyEquivalent
  /// The text that the key types with the present modifiers.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers

  /// Creates the event of a key in a phase.
  package init(phase: Phases, of key: Key, _ modifiers: EventModifiers) {
    self.phase = phase
    self.key = key.equivalent
    characters = String(key.equivalent.character)
    self.modifiers = modifiers
  }
}
