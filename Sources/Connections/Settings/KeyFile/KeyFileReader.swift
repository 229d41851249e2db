import CGLib

/// GLib's interpretation of one line of a key file.
enum KeyFileLine: Equatable {
  /// A blank line or a comment.
  case blank
  case group(String)
  /// A key, and the byte range of its value in the line, without trailing blanks.
  case entry(key: String, value: Range<Int>)
  case fault(KeyFileFault)
}

/// The reason why GLib rejects a line.
struct KeyFileFault: Equatable {
  var what: String
  var fix: String
  /// Whether the line was meant to start a group, so that the group of the following keys is unknown.
  var hidesGroup = false
}

/// GLib's key-file parser, applied to one line at a time.
///
/// GLib checks syntax, escapes and UTF-8, but it reports no line numbers, stops at the first error and rewrites files
/// in its own format. So each line is parsed by itself under a temporary heading, and the result decides what the
/// line is. The position of a value follows from its length, since a value always extends to the end of the line.
///
/// Wraps `g_key_file_load_from_data`, `g_key_file_get_keys`, `g_key_file_get_value`, `g_key_file_get_string` and
/// `g_key_file_set_string`.
struct KeyFileReader: ~Copyable {
  private static let heading = "line"
  private let file: OpaquePointer = g_key_file_new()

  deinit { g_key_file_unref(file) }

  /// Parses a line without its line end.
  ///
  /// - Parameter inFirstGroup: Whether the line is in the first group of the file, in which GLib reserves the key
  ///   `Encoding`.
  func read(_ line: ArraySlice<UInt8>, inFirstGroup: Bool) -> KeyFileLine {
    guard let first = line.first(where: { !$0.isBlank }), first != UInt8(ascii: "#") else { return .blank }
    // GLib reads beyond the end of bytes that are not valid UTF-8, so it must not get any.
    guard line.isText else {
      return .fault(.notText(startsGroup: first == UInt8(ascii: "["), hasZero: line.contains(0)))
    }
    return first == UInt8(ascii: "[") ? group(line) : entry(line, inFirstGroup: inFirstGroup)
  }

  private func group(_ line: ArraySlice<UInt8>) -> KeyFileLine {
    guard load(Array(line)) == nil, let name = g_key_file_get_start_group(file) else {
      return .fault(.notGroup(line))
    }
    return .group(taking(name))
  }

  private func entry(_ line: ArraySlice<UInt8>, inFirstGroup: Bool) -> KeyFileLine {
    let above = inFirstGroup ? "[\(Self.heading)]\n" : "[first]\n[\(Self.heading)]\n"
    if let code = load(Array(above.utf8) + line) { return .fault(.notEntry(line, code: code)) }
    var count: gsize = 0
    guard let keys = g_key_file_get_keys(file, Self.heading, &count, nil), count == 1, let key = keys[0],
      let value = g_key_file_get_value(file, Self.heading, key, nil)
    else { return .fault(.notEntry(line, code: G_KEY_FILE_ERROR_PARSE)) }
    defer { g_strfreev(keys) }
    let start = line.count - taking(value).utf8.count
    let trailing = line.dropFirst(start).reversed().prefix { $0.isTrailingBlank }.count
    return .entry(key: String(cString: key), value: start..<line.count - trailing)
  }

  /// The text of an escaped value; `nil` if it has an escape that GLib does not know.
  func text(ofWritten value: ArraySlice<UInt8>) -> String? {
    g_key_file_set_value(file, Self.heading, "key", String(decoding: value, as: UTF8.self))
    // GLib prints a warning and leaks memory if an unfinished escape follows an unknown one.
    guard value.reversed().prefix(while: { $0 == UInt8(ascii: "\\") }).count.isMultiple(of: 2) else { return nil }
    var error: UnsafeMutablePointer<GError>?
    let text = taking(g_key_file_get_string(file, Self.heading, "key", &error))
    defer { g_clear_error(&error) }
    return error == nil ? text : nil
  }

  /// The escaped form of a text for a file. Trailing blanks are escaped, too, since unescaped ones are not part of a
  /// value.
  func written(_ text: String) -> [UInt8] {
    g_key_file_set_string(file, Self.heading, "key", text)
    let value = taking(g_key_file_get_value(file, Self.heading, "key", nil))
    let trailing = value.utf8.reversed().prefix { $0.isTrailingBlank }
    return value.utf8.dropLast(trailing.count)
      + trailing.reversed().flatMap { Array(($0 == UInt8(ascii: " ") ? #"\s"# : #"\t"#).utf8) }
  }

  /// Loads text into GLib's parser. Returns GLib's error code, or `nil` on success.
  private func load(_ bytes: [UInt8]) -> GKeyFileError? {
    var error: UnsafeMutablePointer<GError>?
    let isLoaded = bytes.withUnsafeBytes { bytes in
      g_key_file_load_from_data(
        file, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(bytes.count),
        G_KEY_FILE_KEEP_TRANSLATIONS, &error)
    }
    defer { g_clear_error(&error) }
    return isLoaded != 0 ? nil : GKeyFileError(rawValue: UInt32(error?.pointee.code ?? 0))
  }
}

/// Converts a GLib string and frees it; empty if there is none.
private func taking(_ string: UnsafeMutablePointer<gchar>?) -> String {
  defer { g_free(string) }
  return string.map { String(cString: $0) } ?? ""
}

extension KeyFileFault {
  static func notText(startsGroup: Bool, hasZero: Bool) -> KeyFileFault {
    let fix = hasZero ? "save the file as plain UTF-8 text" : "save the file as UTF-8"
    return KeyFileFault(
      what: hasZero ? "the line has bytes that are zero" : "the line is not UTF-8 text",
      fix: startsGroup ? "\(fix); the keys below are left out until then" : fix, hidesGroup: startsGroup)
  }

  static func notGroup(_ line: ArraySlice<UInt8>) -> KeyFileFault {
    KeyFileFault(
      what: "the line begins with [ and is not the name of a group",
      fix: "write [name] alone on its line; the keys below are left out until then", hidesGroup: true)
  }

  static func notEntry(_ line: ArraySlice<UInt8>, code: GKeyFileError) -> KeyFileFault {
    code == G_KEY_FILE_ERROR_UNKNOWN_ENCODING
      ? KeyFileFault(what: "\(line.key) names another encoding", fix: "remove the line and save the file as UTF-8")
      : KeyFileFault(
        what: "\(line.key) is not a setting",
        fix: line.hasColon ? "write = in place of the colon" : "write key=value, [group] or # comment")
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are UTF-8 without NUL. Calls `g_utf8_validate_len`.
  fileprivate var isText: Bool {
    withUnsafeBytes {
      g_utf8_validate_len($0.baseAddress?.assumingMemoryBound(to: CChar.self), gsize($0.count), nil) != 0
    }
  }

  /// Whether the line has a colon where the equals sign was meant, such as `target: 22`.
  fileprivate var hasColon: Bool { first { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") } == UInt8(ascii: ":") }

  /// The text before the equals sign or the colon, in quotation marks. The rest may be secret, and so may a line
  /// without either, because its setting is unknown.
  fileprivate var key: String {
    guard let end = firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }) else { return "the line" }
    let key = String(decoding: self[..<end].drop { $0.isBlank }, as: UTF8.self)
    return key.isEmpty ? "a line without a key" : key.quoted
  }
}

extension UInt8 {
  /// The blanks that GLib skips before a key or a value.
  fileprivate var isBlank: Bool { self == 32 || self == 9 || self == 13 || self == 12 }
  /// The blanks that are not part of a value at its end, each of which an escape can represent.
  fileprivate var isTrailingBlank: Bool { self == 32 || self == 9 || self == 13 }
}
