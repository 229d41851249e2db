nonisolated extension MarkdownSpan {
  /// Parses inline Markdown. White space becomes single spaces.
  @usableFromInline package static func spans(ofLine text: String) -> [MarkdownSpan] {
    spans(of: text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// Parses Markdown with paragraphs, headings, lists, quotes and blocks of code. Each begins a new line, and
  /// the marks are removed.
  @usableFromInline package static func spans(ofBlocks text: String) -> [MarkdownSpan] {
    var reader = BlockReader()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { reader.read(line) }
    reader.endParagraph()
    return Array(reader.blocks.joined(separator: [MarkdownSpan("\n")]))
  }
}

/// Reads Markdown line by line.
nonisolated private struct BlockReader {
  private(set) var blocks: [[MarkdownSpan]] = []
  /// The lines of the present paragraph, joined.
  private var paragraph = ""
  /// Whether the last line asks for a line break after it.
  private var breaksLine = false
  /// The lines of the present block of code; `nil` outside of one.
  private var code: [Substring]?

  mutating func read(_ line: Substring) {
    let words = line.drop(while: \.isWhitespace)
    if words.hasPrefix("```") || words.hasPrefix("~~~") { return turnCode() }
    if code != nil {
      code?.append(line)
    } else if words.isEmpty || words.count >= 3 && words.allSatisfy({ $0 == "-" || $0 == " " }) {
      endParagraph()
    } else if words.hasPrefix(">") {
      read(words.dropFirst())
    } else if let content = Self.item(words) {
      endParagraph()
      append(content)
    } else if let content = Self.heading(words) {
      endParagraph()
      append(content)
      endParagraph()
    } else {
      append(words)
    }
  }

  private mutating func append(_ line: Substring) {
    let hasBackslash = line.hasSuffix("\\")
    let words = (hasBackslash ? line.dropLast() : line).split(separator: " ").joined(separator: " ")
    paragraph += paragraph.isEmpty ? words : (breaksLine ? "\n" : " ") + words
    breaksLine = hasBackslash || line.hasSuffix("  ")
  }

  mutating func endParagraph() {
    if !paragraph.isEmpty { blocks.append(MarkdownSpan.spans(of: paragraph)) }
    (paragraph, breaksLine) = ("", false)
  }

  private mutating func turnCode() {
    guard let lines = code else {
      endParagraph()
      return code = []
    }
    var span = MarkdownSpan(lines.joined(separator: "\n"))
    span.isCode = true
    if !lines.isEmpty { blocks.append([span]) }
    code = nil
  }

  /// The content of a heading; `nil` for another line.
  private static func heading(_ words: Substring) -> Substring? {
    let marks = words.prefix { $0 == "#" }
    guard (1...6).contains(marks.count) else { return nil }
    let content = words.dropFirst(marks.count)
    return content.first == " " ? content.dropFirst() : nil
  }

  /// The content of an item of a list; `nil` for another line.
  private static func item(_ words: Substring) -> Substring? {
    let digits = words.prefix { $0.isASCII && $0.isNumber }
    let rest = words.dropFirst(digits.count)
    guard let mark = rest.first, (digits.isEmpty ? "-*+" : ".)").contains(mark), rest.dropFirst().first == " " else {
      return nil
    }
    return rest.dropFirst(2)
  }
}
