import Runtime

/// What the key that completes a text is called.
public nonisolated struct SubmitLabel: Hashable, Sendable {
  let name: String
  /// What follows.
  public static let done = SubmitLabel(name: "done"), next = SubmitLabel(name: "next"), go = SubmitLabel(name: "go")
  /// What follows.
  public static let search = SubmitLabel(name: "search"), send = SubmitLabel(name: "send")
  /// What follows.
  public static let join = SubmitLabel(name: "join"), route = SubmitLabel(name: "route")
  /// What follows.
  public static let `return` = SubmitLabel(name: "return"), `continue` = SubmitLabel(name: "continue")
}

/// Which letters are typed as capitals.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  /// Which.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Which.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Which.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Which.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What a text is about.
public nonisolated struct UITextContentType: Hashable, Sendable {
  let name: String
  /// What a text is about.
  public init(rawValue: String) { name = rawValue }
  /// What.
  public static let name = Self(rawValue: "name"), givenName = Self(rawValue: "givenName")
  /// What.
  public static let familyName = Self(rawValue: "familyName"), emailAddress = Self(rawValue: "emailAddress")
  /// What.
  public static let telephoneNumber = Self(rawValue: "telephoneNumber"), username = Self(rawValue: "username")
  /// What.
  public static let password = Self(rawValue: "password"), newPassword = Self(rawValue: "newPassword")
  /// What.
  public static let oneTimeCode = Self(rawValue: "oneTimeCode"), creditCardNumber = Self(rawValue: "creditCardNumber")
}

/// Which keyboard a text is typed on.
public nonisolated enum UIKeyboardType: Sendable {
  /// A keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad

  var keypad: Keypad {
    switch self {
    case .numberPad: .number
    case .decimalPad: .decimal
    case .phonePad: .phone
    default: .full
    }
  }
}

/// Which letters are made capital as they are typed: on a panel those that are typed so.
public nonisolated enum UITextAutocapitalizationType: Sendable {
  /// Those that are meant.
  case none, words, sentences, allCharacters
}

extension EnvironmentValues {
  /// Whether nothing that people write is corrected: never anything is.
  public var autocorrectionDisabled: Bool { true }
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

  /// Sets which keypad text fields in this view bring up.
  public func keyboardType(_ type: UIKeyboardType) -> some View { keypad(type.keypad) }

  /// No effect: a text field reports its submission to every onSubmit(of:_:) around it.
  @available(*, deprecated, message: "A text field reports its submission to every onSubmit(of:_:) around it.")
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}
