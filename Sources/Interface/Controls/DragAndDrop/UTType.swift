/// The meaning of bytes, by a name such as `public.json`.
///
/// Two content types are the same if their identifiers are. The types below know which of them conforms to which;
/// applications' types are bytes, and conform to ``data`` and ``item``.
public nonisolated struct UTType: Hashable, Sendable {
  /// The uniform type identifier, such as `public.json`.
  public let identifier: String

  /// A content type by its name; `nil` for an empty one.
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.init(named: identifier)
  }
  /// A content type that the application defines.
  public init(exportedAs identifier: String) { self.init(named: identifier) }
  /// A content type that another application defines.
  public init(importedAs identifier: String) { self.init(named: identifier) }
  package init(named identifier: String) { self.identifier = identifier }

  /// The types to which a type directly conforms.
  private static let parents: [UTType: [UTType]] = [
    .utf8PlainText: [.plainText], .plainText: [.text], .json: [.text], .commaSeparatedText: [.text],
    .text: [.data, .content], .png: [.image], .jpeg: [.image], .image: [.data, .content], .fileURL: [.url],
    .url: [.data], .pdf: [.data, .content], .gif: [.image], .html: [.text], .xml: [.text], .folder: [.directory],
    .directory: [.item], .audiovisualContent: [.data, .content], .audio: [.audiovisualContent],
    .movie: [.audiovisualContent], .video: [.movie], .mp3: [.audio], .wav: [.audio],
    .data: [.item], .content: [.item], .item: [],
  ]

  /// Whether all values of this type are of another one, too.
  public func conforms(to type: UTType) -> Bool {
    self == type || (Self.parents[self] ?? [.data]).contains { $0.conforms(to: type) }
  }

  /// Bytes of any meaning.
  public static let data = UTType(named: "public.data")
  /// Text in the JavaScript Object Notation.
  public static let json = UTType(named: "public.json")
  /// The types that every file, and everything with contents, belongs to.
  public static let item = UTType(named: "public.item"), content = UTType(named: "public.content")
  /// Text, with styles or without.
  public static let text = UTType(named: "public.text")
  /// An address, and one of a file.
  public static let url = UTType(named: "public.url"), fileURL = UTType(named: "public.file-url")
  /// A picture of any kind.
  public static let image = UTType(named: "public.image")
  /// Text without styles.
  public static let plainText = UTType(named: "public.plain-text")
  /// Text without styles, in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// A table as text: one row a line, its values separated by commas.
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  /// A PNG picture.
  public static let png = UTType(named: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(named: "public.jpeg")
  /// A GIF picture.
  public static let gif = UTType(named: "com.compuserve.gif")
  /// Pages in the Portable Document Format.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// Text in a language of tags.
  public static let html = UTType(named: "public.html"), xml = UTType(named: "public.xml")
  /// Sound, moving pictures, or both.
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  /// Sound, and its kinds.
  public static let audio = UTType(named: "public.audio"), mp3 = UTType(named: "public.mp3"),
    wav = UTType(named: "com.microsoft.waveform-audio")
  /// Moving pictures, with sound or without.
  public static let movie = UTType(named: "public.movie"), video = UTType(named: "public.video")
  /// A place for files; a folder is one that a person can look into.
  public static let directory = UTType(named: "public.directory"), folder = UTType(named: "public.folder")
}
