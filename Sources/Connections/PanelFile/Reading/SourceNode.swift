/// A part of a panel file with its place: a scalar, a list or a map. The schema decides what it means, never its
/// spelling.
struct SourceNode: Sendable {
  /// The number of nodes that a text or a key counts as, besides the node that it belongs to.
  static func further(_ text: String) -> Int { text.utf8.count / Limits.nodeBytes }

  /// The content of a node.
  enum Content: Sendable {
    case scalar(SourceScalar)
    case list([SourceNode])
    case map([SourceEntry])
  }

  /// The content of this node.
  var content: Content
  /// The place in the file; of an alias, that of the anchor.
  var place: PanelPlace
  /// The number of nodes in this node, itself included, after the expansion of aliases. A long text counts as several.
  var weight = 1
  /// The greatest number of nodes one inside another, itself included.
  var height = 1

  /// The text of a scalar; `nil` for a list or a map.
  var text: String? {
    if case .scalar(let scalar) = content { return scalar.text }
    return nil
  }

  /// Whether nothing is written here: an empty text without quotes.
  var isNothing: Bool {
    if case .scalar(let scalar) = content { return scalar.isPlain && scalar.text.isEmpty }
    return false
  }

  /// The entry of a map with a key; `nil` if there is no such entry or this is no map.
  func entry(_ key: String) -> SourceEntry? {
    if case .map(let entries) = content { return entries.first { $0.name == key } }
    return nil
  }

  /// The kind of content in words, for messages.
  var kindInWords: String {
    switch content {
    case .scalar(let scalar): isNothing ? "nothing" : scalar.text.inQuotes
    case .list: "a list"
    case .map: "a map"
    }
  }
}

/// A text in a panel file.
struct SourceScalar: Sendable {
  /// The text, without quotes and with escapes resolved.
  var text: String
  /// Whether the text has no quotes and is not a block of lines.
  var isPlain: Bool
  /// Whether each character of the text corresponds to one of the file, so that a place in the text is a place in the
  /// file.
  var isVerbatim = true
  /// The comment that follows on the line of an empty text: perhaps it was meant to be the text.
  var comment: String?
}

/// A key of a map with its value.
struct SourceEntry: Sendable {
  /// The key.
  var name: String
  /// The place in the file; of an alias, that of the anchor.
  var place: PanelPlace
  /// The value of the key.
  var value: SourceNode
}

extension PanelPlace {
  /// The place of a character inside a text that begins here and is written as it is.
  ///
  /// - Parameter offset: the number of characters before it.
  func advanced(by offset: Int, in scalar: SourceScalar) -> PanelPlace {
    guard scalar.isVerbatim else { return self }
    var place = self
    place.column += offset + (scalar.isPlain ? 0 : 1)
    return place
  }
}
