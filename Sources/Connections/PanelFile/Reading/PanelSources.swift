import Settings

/// The contents of the files of a panel by their paths, in the form that a ``StartHistory`` keeps.
struct PanelSources: Hashable, Sendable {
  /// The bytes of each file. Files that are missing are left out.
  var files: [String: [UInt8]] = [:]

  /// No file.
  init() {}

  /// Reads the files with some paths.
  init(_ paths: some Sequence<String>, contents: (String) -> PanelFiles.Contents) {
    for path in paths { if case .bytes(let bytes) = contents(path) { files[path] = bytes } }
  }

  /// Takes files from a history.
  ///
  /// - Parameter texts: the former value of ``texts``.
  init(_ texts: [String: String]) {
    for (id, text) in texts { if let path = Self.path(of: id) { files[path] = Array(text.utf8) } }
  }

  /// The files as settings: each text by an ID that is made of the path.
  var texts: [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { (Self.id(of: $0.key), String(decoding: $0.value, as: UTF8.self)) })
  }

  /// Returns the contents of a file.
  func contents(_ path: String) -> PanelFiles.Contents { files[path].map(PanelFiles.Contents.bytes) ?? .missing }

  private static let prefix = "panel-file."

  /// The ID of a file: a key of a settings file cannot have all characters of a path.
  private static func id(of path: String) -> String {
    prefix
      + path.utf8.map { byte in
        let character = Character(UnicodeScalar(byte))
        if character.isASCII, character.isLetter || character.isNumber { return String(character) }
        return "-" + String(UInt16(byte) + 0x100, radix: 16).dropFirst()
      }.joined()
  }

  /// The path of a file by its ID; `nil` for an ID of something else.
  static func path(of id: String) -> String? {
    guard id.hasPrefix(prefix) else { return nil }
    let parts = id.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    var bytes = Array((parts.first ?? "").utf8)
    for part in parts.dropFirst() {
      guard let byte = UInt8(part.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      bytes += part.dropFirst(2).utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
