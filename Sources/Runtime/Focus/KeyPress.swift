/// A key that went down, repeats or came up.
public nonisolated struct KeyPress: Hashable, Sendable {
  /// What the key did.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit a phase.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It went down.
    public static let down = Phases(rawValue: 1)
    /// It is held and acts once more.
    public static let `repeat` = Phases(rawValue: 2)
    /// It came up.
    public static let up = Phases(rawValue: 4)
    /// Any of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a view has handled a key.
  public enum Result: Hashable, Sendable {
    /// It has; nobody else hears of the key.
    case handled
    /// It has not; the next view outwards is asked.
    case ignored
  }

  /// What the key did.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types with the modifiers that are held.
  public let characters: String
  /// The keys held meanwhile.
  public let modifiers: EventModifiers

  package init(phase: Phases, of key: Key, _ modifiers: EventModifiers) {
    self.phase = phase
    self.key = key.equivalent
    characters = String(key.equivalent.character)
    self.modifiers = modifiers
  }
}
