/// A piece of speech: a text with its purpose, which decides what it interrupts.
public nonisolated struct Utterance: Hashable, Sendable {
  /// The purposes of speech.
  public enum Kind: String, Hashable, Sendable {
    /// The element that a person has moved to. It ends all speech except an alert.
    case focus
    /// A typed character, or a letter of a text that is read letter by letter. It ends the same speech as `focus`.
    case letter
    /// A message about speech itself, such as its speed. It ends the same speech as `focus`.
    case status
    /// A new value. It ends a former value, and comes after everything else.
    case change
    /// A hint at what can be done with an element. Any other speech and any action ends it.
    case hint
    /// A message of the panel. It comes after what is being said.
    case message
    /// A warning. It ends everything else, and only a request for silence ends it.
    case alert
  }

  /// The text, in words.
  public var text: String
  /// The purpose of the text.
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
