/// Builds the tree of a panel file from the events of libyaml.
///
/// The tree knows texts, lists and maps, and nothing of their types: `on`, `12:30` and `0123` are texts until a rule of
/// the schema says what belongs there. Every node has its place from its first character to the character after
/// its last, even inside included files, so that a message can point at it and an editor can underline it.
///
/// It expands aliases, merge keys (`<<`) and the tag `!include`, all of them bounded: a few lines of YAML can stand for
/// billions of nodes. A key that is written twice is a mistake here, where YAML's parsers let the last one win.
struct TreeReader {
  /// The files of the panel.
  private let files: PanelFiles
  /// The files that are being read, the outermost first: a file cannot include itself.
  private(set) var open: [String]
  /// The parser of this file.
  private var events: YAMLEvents
  /// The text of this file, to look for comments in.
  private let characters: [Unicode.Scalar]
  /// The nodes that aliases can stand for, by name.
  private var anchors: [String: SourceNode] = [:]
  /// The number of nodes so far, aliases expanded.
  private var weight = 0

  /// Begins to read a file.
  private init(_ bytes: [UInt8], path: String, files: PanelFiles, open: [String]) throws(PanelProblem) {
    (self.files, self.open) = (files, open + [path])
    // Some editors begin a file with a mark of its encoding. libyaml would count it as a column of the first line.
    let mark = "\u{FEFF}".utf8
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    events = try YAMLEvents(bytes, file: path)
    characters = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  /// Reads the panel file itself.
  ///
  /// - Throws: ``PanelProblem`` for the first mistake of its form.
  static func readMain(of files: PanelFiles) throws(PanelProblem) -> SourceNode {
    var reader = try TreeReader(files.readMain(), path: files.main, files: files, open: [])
    return try reader.root(depth: 1)
  }

  /// Reads a file that is included.
  ///
  /// - Parameters:
  ///   - name: its path below the folder of the panel file.
  ///   - place: the place at which it is included.
  ///   - open: the files that are being read.
  ///   - depth: the depth of the node, counted across all files that are being read.
  static func include(
    _ name: String, from place: PanelPlace, in files: PanelFiles, open: [String], depth: Int
  ) throws(PanelProblem) -> SourceNode {
    let (path, bytes) = try files.read(name, from: place)
    if open.contains(path) {
      let names = (open + [path]).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      throw PanelProblem(place, "the file includes itself: \(names.joined(separator: " → "))", "remove one include")
    }
    var reader = try TreeReader(bytes, path: path, files: files, open: open)
    return try reader.root(depth: depth)
  }

  // MARK: Events to nodes

  /// The node of the only document.
  private mutating func root(depth: Int) throws(PanelProblem) -> SourceNode {
    var found = try events.next()
    guard case .documentBegins = found.event else {
      throw PanelProblem(found.place, "the file is empty", "write pages: and values:, as kiosk new --panel F does")
    }
    let root = try node(try events.next(), depth: depth)
    found = try events.next()
    if case .documentEnds = found.event { found = try events.next() }
    guard case .end = found.event else {
      throw PanelProblem(found.place, "a second document begins here", "write one panel a file, without ---")
    }
    return root
  }

  /// The node that begins with an event.
  private mutating func node(_ found: YAMLEvents.Found, depth: Int) throws(PanelProblem) -> SourceNode {
    guard depth <= Limits.nesting else { throw Self.tooDeep(found.place) }
    var node: SourceNode
    switch found.event {
    case .alias: return try alias(found, depth: depth)
    case .scalar(let text, let isPlain, let isFlowing):
      node = scalar(text, isPlain: isPlain, isFlowing: isFlowing, found)
    case .listBegins: node = try list(found, depth: depth)
    case .mapBegins: node = try map(found, depth: depth)
    default: throw PanelProblem(found.place, "nothing is written here", "write a value")
    }
    if let tag = found.tag {
      node = try tagged(node, tag, depth: depth)
      if depth + node.height > Limits.nesting { throw Self.tooDeep(found.place) }
    }
    try count(node, at: found.tag.map { _ in found.place })
    if let anchor = found.anchor { anchors[anchor] = node }
    return node
  }

  /// A text, with the data to find its characters in the file again.
  private mutating func scalar(
    _ text: String, isPlain: Bool, isFlowing: Bool, _ found: YAMLEvents.Found
  ) -> SourceNode {
    var scalar = SourceScalar(text: text, isPlain: isPlain)
    let written = found.characters.clamped(to: 0..<characters.count)
    scalar.isVerbatim = isFlowing && written.count - text.unicodeScalars.count == (isPlain ? 0 : 2)
    if isPlain, text.isEmpty { scalar.comment = comment(after: written.upperBound) }
    return SourceNode(content: .scalar(scalar), place: found.place).measured
  }

  /// The comment that follows on the same line, with its `#`.
  private func comment(after index: Int) -> String? {
    // The rest of the line is not looked at unless it is a comment: a line can have thousands of empty values.
    let rest = characters[min(index, characters.count)...].drop { $0 == " " || $0 == ":" }
    guard rest.first == "#" else { return nil }
    return String(String.UnicodeScalarView(rest.prefix { $0 != "\n" && $0 != "\r" }))
  }

  /// A list, up to its end.
  private mutating func list(_ first: YAMLEvents.Found, depth: Int) throws(PanelProblem) -> SourceNode {
    var (items, place) = ([SourceNode](), first.place)
    while true {
      let found = try events.next()
      if case .listEnds = found.event {
        place.end(at: found.place)
        break
      }
      items.append(try node(found, depth: depth + 1))
    }
    return SourceNode(content: .list(items), place: place).measured
  }

  /// A map, up to its end. The lines of its keys are kept for the message about a duplicate key.
  private mutating func map(_ first: YAMLEvents.Found, depth: Int) throws(PanelProblem) -> SourceNode {
    var (entries, merged, place) = ([SourceEntry](), [SourceNode](), first.place)
    var lines: [String: Int] = [:]
    while true {
      let found = try events.next()
      if case .mapEnds = found.event {
        place.end(at: found.place)
        break
      }
      guard case .scalar(let name, _, _) = found.event, !name.isEmpty else {
        throw PanelProblem(found.place, "a key has to be a word", "put the text in quotes if it begins with { or [")
      }
      let value = try node(try events.next(), depth: depth + 1)
      if name == "<<" {
        merged.append(value)
        continue
      }
      if let line = lines.updateValue(found.place.line, forKey: name) {
        throw PanelProblem(
          found.place, "\(name.inQuotes) is given here and in line \(line)", "remove one of the two")
      }
      entries.append(SourceEntry(name: name, place: found.place, value: value))
    }
    for node in merged { try merge(node, into: &entries, &lines) }
    return SourceNode(content: .map(entries), place: place).measured
  }

  /// Adds the entries that a merge key brings in: the entries of maps, without the keys that the map itself has.
  private func merge(
    _ node: SourceNode, into entries: inout [SourceEntry], _ lines: inout [String: Int]
  ) throws(PanelProblem) {
    switch node.content {
    case .map(let more):
      for entry in more where lines[entry.name] == nil {
        lines[entry.name] = entry.place.line
        entries.append(entry)
      }
    case .list(let nodes): for node in nodes { try merge(node, into: &entries, &lines) }
    case .scalar: throw PanelProblem(node.place, "<< expects a map, not \(node.kindInWords)", "write <<: *NAME")
    }
  }

  /// The node that an alias stands for.
  private mutating func alias(_ found: YAMLEvents.Found, depth: Int) throws(PanelProblem) -> SourceNode {
    let name = found.anchor ?? ""
    guard let node = anchors[name] else {
      throw PanelProblem(
        found.place, "there is no anchor &\(name) above",
        "put the text in quotes if it is none: a text cannot begin with *")
    }
    if depth + node.height > Limits.nesting { throw Self.tooDeep(found.place) }
    try count(node, at: found.place)
    return node
  }

  /// Returns the node that a tag makes of another: only `!include` is known.
  private func tagged(_ node: SourceNode, _ tag: String, depth: Int) throws(PanelProblem) -> SourceNode {
    guard tag == "!include" else {
      throw PanelProblem(
        node.place, "\(tag.inQuotes) is not a tag that panel files know", "put the text in quotes if it begins with !")
    }
    guard let name = node.text, !name.isEmpty else {
      throw PanelProblem(node.place, "!include expects the path of a file", "write !include pages/service.yaml")
    }
    return try Self.include(name, from: node.place, in: files, open: open, depth: depth)
  }

  // MARK: Bounds

  /// Counts a node, and refuses it if there are too many.
  private mutating func count(_ node: SourceNode, at place: PanelPlace? = nil) throws(PanelProblem) {
    // Parts were counted as they were read; an alias or a file brings in all of its parts at once.
    weight += place == nil ? 1 : node.weight
    if node.weight > Limits.nodes || weight > Limits.nodes {
      throw PanelProblem(
        place ?? node.place, "aliases make more than \(Limits.nodes) parts of this file", "use fewer aliases of aliases"
      )
    }
  }

  /// The mistake of nesting without end.
  private static func tooDeep(_ place: PanelPlace) -> PanelProblem {
    PanelProblem(place, "lists and maps are nested more than \(Limits.nesting) levels deep", "close some of them")
  }
}

extension PanelPlace {
  /// Ends where another place does.
  mutating func end(at other: PanelPlace) { (endLine, endColumn) = (other.endLine, other.endColumn) }
}

extension SourceNode {
  /// The node with its weight and its height, computed from its parts.
  var measured: SourceNode {
    var node = self
    var (parts, further): ([SourceNode], Int) = ([], 0)
    switch content {
    case .scalar(let scalar): further = Self.further(scalar.text)
    case .list(let items): parts = items
    case .map(let entries):
      parts = entries.map(\.value)
      for entry in entries { further &+= Self.further(entry.name) }
    }
    node.weight = parts.reduce(1 &+ further) { $0 &+ $1.weight }
    node.height = 1 + (parts.map(\.height).max() ?? 0)
    return node
  }
}
