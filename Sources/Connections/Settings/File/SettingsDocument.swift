/// The text of a key file. Every byte is preserved: comments, order, spacing, line ends, and lines that are not
/// valid.
///
/// ```swift
/// var document = try SettingsDocument(bytes, file: "panel.conf")
/// try document.set("oven.temperature", to: "200", comment: ["30 to 250 °C"])
/// let text = try document.text(of: "oven.temperature")  // "200"
/// ```
///
/// The format is that of [GLib's key files](https://docs.gtk.org/glib/struct.KeyFile.html), except that trailing
/// blanks are not part of a value. Where GLib rejects the whole file, here only the faulty line is ignored.
public struct SettingsDocument: Sendable, Equatable {
  let file: String
  private var bytes: [UInt8]
  private(set) var index: KeyFileIndex

  /// Parses a text. Faulty lines become ``problems``.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - file: The path for messages.
  /// - Throws: ``SettingsProblem`` if the text is too long or is UTF-16.
  public init(_ bytes: [UInt8] = [], file: String) throws(SettingsProblem) {
    try self.init(bytes, file: file, atMost: SettingsLimits.fileBytes)
  }

  /// Parses a text of at most `limit` bytes.
  init(_ bytes: [UInt8], file: String, atMost limit: Int) throws(SettingsProblem) {
    let lines = bytes.lazy.filter { $0 == UInt8(ascii: "\n") }.count
    guard bytes.count <= limit, lines < SettingsLimits.fileLines else { throw .tooLarge(file) }
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else { throw .wideCharacters(file) }
    self.file = file
    self.bytes = bytes
    index = KeyFileIndex(bytes, file: file)
  }

  /// The lines that GLib rejects.
  public var problems: [SettingsProblem] { index.problems.sorted }

  /// The contents of the file with all edits.
  public func serialize() -> [UInt8] { bytes }

  /// Whether both have the same bytes.
  public static func == (first: SettingsDocument, second: SettingsDocument) -> Bool { first.bytes == second.bytes }

  /// The value of a setting without escapes; `nil` if the file does not contain it.
  ///
  /// - Throws: ``SettingsProblem`` if the value has an invalid escape.
  public func text(of id: String) throws(SettingsProblem) -> String? {
    guard let entry = index[SettingLocation(id: id)] else { return nil }
    return try text(of: entry, id)
  }

  /// The value of one line of a setting, without escapes. No message quotes it: it may be a secret.
  func text(of entry: KeyFileIndex.Entry, _ id: String) throws(SettingsProblem) -> String {
    guard let text = KeyFileReader().text(ofWritten: bytes[entry.value]) else {
      throw problem(
        at: entry, what: "\(id) has a backslash that means nothing",
        fix: #"write \\ for a backslash; \s \t \n \r are blank, tab and line ends"#)
    }
    return text
  }

  /// Changes the value of a setting.
  ///
  /// Only the characters of the value change. A setting that the file does not contain is added with its comment at
  /// the end of its group, and a missing group at the end of the file.
  ///
  /// - Parameters:
  ///   - id: The ID of the setting.
  ///   - text: The new value.
  ///   - comment: The comment lines for a setting that is added.
  /// - Throws: ``SettingsProblem``, without a change, if a key file cannot contain such an ID or value.
  public mutating func set(_ id: String, to text: String, comment: [String] = []) throws(SettingsProblem) {
    if let current = try? self.text(of: id), current.utf8.elementsEqual(text.utf8) { return }
    let edited = try SettingsDocument(bytes(with: SettingLocation(id: id), at: text, comment: comment), file: file)
    // A text that GLib would not read back unchanged is not written: a NUL, a leading form feed, a key with an equals
    // sign.
    guard let readBack = try? edited.text(of: id), readBack.utf8.elementsEqual(text.utf8) else {
      throw .unwritable(id, file: file)
    }
    self = edited
  }

  /// Removes all lines of a setting, so that the layers below apply.
  ///
  /// The comment above is removed, too, if it is exactly the one that ``set(_:to:comment:)`` writes; any other
  /// comment was written by a user.
  ///
  /// - Throws: ``SettingsProblem`` if the remaining text cannot be parsed.
  public mutating func remove(_ id: String, comment: [String] = []) throws(SettingsProblem) {
    let location = SettingLocation(id: id)
    let notes = Self.notes(comment)
    let lines = index.entries.filter { $0.location == location }.map { entry in
      let end = bytes[entry.start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      return start(ofNotes: notes, above: entry.start)..<end
    }
    if lines.isEmpty { return }
    var affected: [Int] = []
    var number = 0
    for line in lines {
      while number + 1 < index.sections.count, index.sections[number + 1].start <= line.lowerBound { number += 1 }
      if affected.last != number { affected.append(number) }
    }
    self = try SettingsDocument(bytes(without: lines), file: file)
    // The number and the order of the headings have not changed.
    let empty = affected.filter { $0 < index.sections.count && isEmpty(section: $0) }
    if empty.isEmpty { return }
    let headings = empty.map { number in
      index.sections[number]
        .start..<(number + 1 < index.sections.count ? index.sections[number + 1].start : bytes.count)
    }
    var rest = bytes(without: headings)
    // At the end of the file, the blank line that was added before the group is removed, too.
    if headings.last?.upperBound == bytes.count, rest.endsInBlankLine {
      rest.removeLast()
      if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    }
    self = try SettingsDocument(rest, file: file)
  }

  /// Whether a group contains nothing but its heading, not even a comment.
  private func isEmpty(section number: Int) -> Bool {
    let section = index.sections[number]
    let next = number + 1 < index.sections.count ? index.sections[number + 1].start : bytes.count
    let headingEnd = bytes[section.start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    return section.end <= headingEnd && bytes[headingEnd..<next].allSatisfy(\.isBlankOrEnd)
  }

  /// The bytes without some parts, which must be in order and not overlap.
  private func bytes(without parts: [Range<Int>]) -> [UInt8] {
    var rest: [UInt8] = []
    var end = 0
    for part in parts {
      rest += bytes[end..<max(end, part.lowerBound)]
      end = max(end, part.upperBound)
    }
    return rest + bytes[end...]
  }

  /// A problem at the value of an entry, with its line and column.
  func problem(
    at entry: KeyFileIndex.Entry, severity: SettingsProblem.Severity = .error, what: String, fix: String
  ) -> SettingsProblem {
    let before = String(decoding: bytes[entry.start..<entry.value.lowerBound], as: UTF8.self)
    return SettingsProblem(
      file: file, line: entry.line, column: before.count + 1, severity: severity, what: what, fix: fix)
  }
}

extension SettingsProblem {
  /// The problem of a setting that GLib would not read back unchanged.
  static func unwritable(_ id: String, file: String) -> SettingsProblem {
    SettingsProblem(
      file: file, what: "\(id.quoted) cannot have this value in a key file",
      fix: "leave NUL and leading form feeds out of texts, and []= out of names; nothing was written")
  }
}

extension SettingsDocument {
  private static func notes(_ comment: [String]) -> [String] {
    comment.flatMap { $0.split(whereSeparator: \.isNewline) }.map { "# \(String($0).onOneLine)" }
  }

  /// The start of the given comment lines if they are directly above a line, else the start of that line.
  private func start(ofNotes notes: [String], above line: Int) -> Int {
    var start = line
    for note in notes.reversed() {
      let ends = ["\n", "\r\n"].map { Array((note + $0).utf8) }
      guard let end = ends.first(where: { bytes[..<start].ends(with: $0) }) else { return line }
      start -= end.count
    }
    // The blank line that was added before the comment is removed, too.
    for blank in ["\n", "\r\n"].map({ Array($0.utf8) }) where start < line && bytes[..<start].ends(with: blank) {
      return start - blank.count
    }
    return start
  }

  private func bytes(with location: SettingLocation, at text: String, comment: [String]) -> [UInt8] {
    let value = KeyFileReader().written(text)
    var edited = bytes
    if let entry = index[location] {
      edited.replaceSubrange(entry.value, with: value)
      return edited
    }
    let notes = Self.notes(comment)
    let key = [UInt8]("\(location.key)=".utf8) + value
    if let section = index.sections.last(where: { $0.name == location.group }) {
      let isFirst = !index.entries.contains { $0.location.group == location.group }
      let gap = notes.isEmpty || isFirst ? [] : [""]
      edited.insert(contentsOf: lines(gap + notes, key, after: bytes[..<section.end]), at: section.end)
    } else {
      let gap = bytes.isEmpty || bytes.endsInBlankLine ? [] : [""]
      edited += lines(gap + ["[\(location.group)]"] + notes, key, after: bytes[...])
    }
    return edited
  }

  /// The lines as bytes, with the line ends of this file. If the text before lacks its line end, that is added first.
  private func lines(_ texts: [String], _ last: [UInt8], after before: ArraySlice<UInt8>) -> [UInt8] {
    let firstEnd = bytes.firstIndex(of: UInt8(ascii: "\n"))
    let isWindows = firstEnd.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? (bytes.last == UInt8(ascii: "\r"))
    let end = Array((isWindows ? "\r\n" : "\n").utf8)
    var missing: ArraySlice<UInt8> = []
    if let byte = before.last, byte != UInt8(ascii: "\n") {
      missing = byte == UInt8(ascii: "\r") ? end.suffix(1) : end[...]
    }
    return missing + texts.flatMap { Array($0.utf8) + end } + last + end
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes end with the given whole lines.
  fileprivate func ends(with lines: [UInt8]) -> Bool {
    suffix(lines.count).elementsEqual(lines)
      && (count == lines.count || dropLast(lines.count).last == UInt8(ascii: "\n"))
  }
}

extension UInt8 {
  fileprivate var isBlankOrEnd: Bool { self == 32 || (9...13).contains(self) }
}

extension [UInt8] {
  /// Whether the last line is empty, or there is no text at all.
  fileprivate var endsInBlankLine: Bool {
    let text = filter { $0 != UInt8(ascii: "\r") }.suffix(2)
    return text.elementsEqual("\n\n".utf8) || text.elementsEqual("\n".utf8)
  }
}
