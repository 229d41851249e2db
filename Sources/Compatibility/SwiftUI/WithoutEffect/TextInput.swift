import Faceplate

/// The title of the key that submits a text. On a panel the key always has the same symbol.
public nonisolated struct SubmitLabel: Hashable, Sendable {
  let name: String
  /// Accepted for compatibility with SwiftUI: the key keeps its symbol.
  public static let done = SubmitLabel(name: "done"), next = SubmitLabel(name: "next"), go = SubmitLabel(name: "go")
  /// Accepted for compatibility with SwiftUI: the key keeps its symbol.
  public static let search = SubmitLabel(name: "search"), send = SubmitLabel(name: "send")
  /// Accepted for compatibility with SwiftUI: the key keeps its symbol.
  public static let join = SubmitLabel(name: "join"), route = SubmitLabel(name: "route")
  /// Accepted for compatibility with SwiftUI: the key keeps its symbol.
  public static let `return` = SubmitLabel(name: "return"), `continue` = SubmitLabel(name: "continue")
}

/// The letters that are capitalized automatically. On a panel none are.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  /// No letters are capitalized.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Accepted for compatibility with SwiftUI: no letters are capitalized.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Accepted for compatibility with SwiftUI: no letters are capitalized.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Accepted for compatibility with SwiftUI: no letters are capitalized.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The meaning of a text, from which other systems derive suggestions. A panel makes none.
public nonisolated struct UITextContentType: Hashable, Sendable {
  let name: String
  /// Creates a content type from its name.
  public init(rawValue: String) { name = rawValue }
  /// The full name, or the given name, of a person.
  public static let name = Self(rawValue: "name"), givenName = Self(rawValue: "givenName")
  /// The family name, or the e-mail address, of a person.
  public static let familyName = Self(rawValue: "familyName"), emailAddress = Self(rawValue: "emailAddress")
  /// A telephone number, or the name of an account.
  public static let telephoneNumber = Self(rawValue: "telephoneNumber"), username = Self(rawValue: "username")
  /// An existing password, or one to be chosen.
  public static let password = Self(rawValue: "password"), newPassword = Self(rawValue: "newPassword")
  /// A one-time code, or the number of a credit card.
  public static let oneTimeCode = Self(rawValue: "oneTimeCode"), creditCardNumber = Self(rawValue: "creditCardNumber")
}

/// The letters that are capitalized automatically, by UIKit's names. On a panel none are.
public nonisolated enum UITextAutocapitalizationType: Sendable {
  /// Accepted for compatibility with SwiftUI: no letters are capitalized.
  case none, words, sentences, allCharacters
}

extension View {
  /// No effect: the return key of the on-screen keyboard always has the same symbol.
  @available(*, deprecated, message: "The return key of the on-screen keyboard always has the same symbol.")
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// No effect: a panel stores no personal data that it could suggest.
  @available(*, deprecated, message: "A panel stores no personal data that it could suggest.")
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// No effect: a panel never corrects what is typed.
  @available(*, deprecated, message: "A panel never corrects what is typed.")
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// No effect: a panel never corrects what is typed.
  @available(*, deprecated, message: "A panel never corrects what is typed.")
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// No effect: a panel never changes the case of what is typed.
  @available(*, deprecated, message: "A panel never changes the case of what is typed.")
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// No effect: a panel never changes the case of what is typed.
  @available(*, deprecated, message: "A panel never changes the case of what is typed.")
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
