import CYAML

/// The events of libyaml for one file, one after another.
///
/// The whole file is in memory first: it is at most a megabyte, and a parser that reads as it goes would keep a
/// descriptor open. The encoding is always UTF-8; libyaml would trust a byte order mark of UTF-16.
final class YAMLEvents {
  /// An event of the parser.
  enum Event {
    case scalar(text: String, isPlain: Bool, isFlowing: Bool)
    case alias
    case listBegins, listEnds
    case mapBegins, mapEnds
    case documentBegins, documentEnds
    case end
  }

  /// An event with its place, and the tag and anchor before it.
  struct Found {
    var event: Event
    var place: PanelPlace
    /// The tag as written, such as `!include`.
    var tag: String?
    /// The name of the anchor, or of the anchor that an alias refers to.
    var anchor: String?
    /// The number of characters before the event's first and last character, for a look into the file.
    var characters: Range<Int>
  }

  /// The functions of libyaml.
  private let library: YAMLLibrary
  /// The parser, which has to stay where it is.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The bytes of the file, which the parser reads step by step.
  private let input: UnsafeMutableBufferPointer<UInt8>
  /// The path, for messages.
  private let file: String

  /// Begins to parse a file.
  ///
  /// - Throws: ``PanelProblem`` if the library is not installed.
  init(_ bytes: [UInt8], file: String) throws(PanelProblem) {
    guard let library = YAMLLibrary.shared else {
      throw PanelProblem(
        PanelPlace(file: file), "\(YAMLLibrary.fileName), which reads panel files, is not installed",
        "install it with: apt-get install libyaml-0-2")
    }
    (self.library, self.file) = (library, file)
    parser = .allocate(capacity: 1)
    input = .allocate(capacity: max(1, bytes.count))
    _ = input.initialize(from: bytes)
    _ = library.initialize(parser)
    library.setEncoding(parser, YAML_UTF8_ENCODING)
    library.setInput(parser, input.baseAddress!, bytes.count)
  }

  deinit {
    library.delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// Returns the next event.
  ///
  /// - Throws: ``PanelProblem`` where the file is no YAML.
  func next() throws(PanelProblem) -> Found {
    var event = yaml_event_t()
    guard library.parse(parser, &event) != 0 else { throw problem }
    defer { library.deleteEvent(&event) }
    var found = Found(event: .end, place: place(event.start_mark, event.end_mark), characters: 0..<0)
    let start = Int(event.start_mark.index)
    found.characters = start..<max(start, Int(event.end_mark.index))
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: found.event = .documentBegins
    case YAML_DOCUMENT_END_EVENT: found.event = .documentEnds
    case YAML_ALIAS_EVENT:
      found.event = .alias
      found.anchor = Self.text(event.data.alias.anchor)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let isBlock = scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE
      found.event = .scalar(text: text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, isFlowing: !isBlock)
      (found.tag, found.anchor) = (Self.text(scalar.tag), Self.text(scalar.anchor))
    case YAML_SEQUENCE_START_EVENT:
      found.event = .listBegins
      (found.tag, found.anchor) = (
        Self.text(event.data.sequence_start.tag), Self.text(event.data.sequence_start.anchor)
      )
    case YAML_SEQUENCE_END_EVENT: found.event = .listEnds
    case YAML_MAPPING_START_EVENT:
      found.event = .mapBegins
      (found.tag, found.anchor) = (Self.text(event.data.mapping_start.tag), Self.text(event.data.mapping_start.anchor))
    case YAML_MAPPING_END_EVENT: found.event = .mapEnds
    case YAML_STREAM_START_EVENT: return try next()
    default: found.event = .end
    }
    return found
  }

  /// The place between two marks, which count from 0.
  private func place(_ start: yaml_mark_t, _ end: yaml_mark_t) -> PanelPlace {
    PanelPlace(
      file: file, line: Int(start.line) + 1, column: Int(start.column) + 1, endLine: Int(end.line) + 1,
      endColumn: Int(end.column) + 1)
  }

  /// A text of the library; `nil` for none.
  private static func text(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? { bytes.map { String(cString: $0) } }

  /// The mistake at which the parser has stopped.
  private var problem: PanelProblem {
    func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
    let parser = parser.pointee
    if parser.error == YAML_READER_ERROR { return unreadableByte(at: Int(parser.problem_offset)) }
    return YAMLMessage(
      problem: text(parser.problem), context: text(parser.context),
      place: place(parser.problem_mark, parser.problem_mark), begin: place(parser.context_mark, parser.context_mark),
      character: character(at: Int(parser.problem_mark.line), Int(parser.problem_mark.column))
    ).asProblem
  }

  /// The mistake of a byte that is no UTF-8 or no text.
  private func unreadableByte(at offset: Int) -> PanelProblem {
    let before = String(decoding: input.prefix(max(0, offset)), as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    var place = PanelPlace(file: file, line: max(1, lines.count), column: (lines.last?.count ?? 0) + 1)
    (place.endLine, place.endColumn) = (place.line, place.column + 1)
    return PanelProblem(place, "this is not text in UTF-8", "save the file as UTF-8, without control characters")
  }

  /// The character at a line and a column, counted from 0; `nil` at the end of a line.
  private func character(at line: Int, _ column: Int) -> Character? {
    let lines = String(decoding: input, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line), column < lines[line].count else { return nil }
    return lines[line].dropFirst(column).first
  }
}
