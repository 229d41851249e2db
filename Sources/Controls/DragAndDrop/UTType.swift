/// What bytes mean, by a name such as `public.json`.
///
/// Two content types are the same if their identifiers are; nothing is known of which one conforms to which.
public nonisolated struct UTType: Hashable, Sendable {
  /// The uniform type identifier, such as `public.json`.
  public let identifier: String

  /// A content type by its name.
  public init(_ identifier: String) { self.identifier = identifier }
  /// A content type that the application defines.
  public init(exportedAs identifier: String) { self.init(identifier) }
  /// A content type that another application defines.
  public init(importedAs identifier: String) { self.init(identifier) }

  /// Bytes of any meaning.
  public static let data = UTType("public.data")
  /// Text in the JavaScript Object Notation.
  public static let json = UTType("public.json")
  /// Anything.
  public static let item = UTType("public.item"), content = UTType("public.content")
  /// Text, with styles or without.
  public static let text = UTType("public.text")
  /// An address, and one of a file.
  public static let url = UTType("public.url"), fileURL = UTType("public.file-url")
  /// A picture of any kind.
  public static let image = UTType("public.image")
  /// Text without styles.
  public static let plainText = UTType("public.plain-text")
  /// Text without styles, in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text")
  /// A PNG picture.
  public static let png = UTType("public.png")
  /// A JPEG picture.
  public static let jpeg = UTType("public.jpeg")
}
