/// A piece of speech: a text with what it is for, which decides what it interrupts.
public nonisolated struct Utterance: Hashable, Sendable {
  /// The purposes of speech.
  public enum Kind: String, Hashable, Sendable {
    /// The element that a person has come to. It ends all speech but an alert.
    case focus
    /// What a person has typed, or a letter of a text that is read letter by letter. It ends what a focus ends.
    case letter
    /// What speech says of itself, such as its speed. It ends what a focus ends.
    case status
    /// A new value. It ends a former value, and comes after everything else.
    case change
    /// What can be done with an element. Any other speech and any action ends it.
    case hint
    /// A message of the panel. It comes after what is being said.
    case message
    /// A warning. It ends everything else, and only a wish for silence ends it.
    case alert
  }

  /// The text, in words.
  public var text: String
  /// What the text is for.
  public var kind: Kind
  /// The language of the text as a BCP 47 tag, such as `de`; `nil` for that of the speech server.
  public var language: String?
  /// Whether the text is spelled, letter by letter.
  public var isSpelled = false

  /// Creates a piece of speech.
  public init(_ text: String, _ kind: Kind, language: String? = nil, isSpelled: Bool = false) {
    (self.text, self.kind, self.language, self.isSpelled) = (text, kind, language, isSpelled)
  }
}
