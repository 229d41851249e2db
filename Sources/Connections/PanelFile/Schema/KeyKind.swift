/// The kind of value that a key of a panel file takes. The kind decides what a text means, never its spelling.
indirect enum KeyKind: Sendable {
  /// A text with values in braces: `"{oven.now} of {oven.target}"`.
  case text
  /// A text that is taken as it is.
  case plain
  /// A name of the author's choice: letters, digits and underscores, and dots if a group may come before it.
  case name
  /// `true` or `false`.
  case flag
  /// An expression that is true or false.
  case condition
  /// An expression that is a number.
  case quantity
  /// An expression that is a colour.
  case color
  /// An expression that is a duration.
  case span
  /// An expression that is one of some words.
  case choice([String])
  /// A number within bounds.
  case number(ClosedRange<Double>)
  /// A whole number within bounds; also in hexadecimal.
  case whole(ClosedRange<Int>)
  /// A whole number within bounds, or two with two dots between them.
  case extent(ClosedRange<Int>)
  /// Characters, such as `0-9A-F`.
  case characters
  /// One of some words.
  case word([String])
  /// A list of some words.
  case several([String])
  /// A duration with its unit, `1 h 30 min`, that is at least as long as another one.
  case duration(least: Duration)
  /// Two numbers, or two durations, with two dots between them.
  case range
  /// Two dates with two dots between them.
  case dates
  /// The name of a declared value, of some kinds.
  case value(Set<ValueKind>)
  /// A list of names of declared values.
  case values(Set<ValueKind>)
  /// The name of a page.
  case page
  /// A list of names of pages.
  case pages
  /// The name of a symbol.
  case symbol
  /// The name of a role that the file declares.
  case role
  /// The name of a timer of the file.
  case timer
  /// The hash of a code.
  case passcode
  /// `credential:` and the name of a secret that the service manager provides.
  case credential
  /// An action, or a list of them.
  case actions
  /// A control, or a list of them.
  case body
  /// A map or a list of words with titles, for choices.
  case options
  /// A map with its own rules.
  case map([KeyRule])
  /// A list of names.
  case names
  /// A list of names of keyboard layouts.
  case layouts
  /// A map of names to literal texts, such as options to the raw numbers of a bus.
  case mapping
  /// A map of the options of a choice to names of symbols.
  case symbols
  /// The first value of a declaration, whose kind another key of the declaration gives.
  case literal
  /// Whatever: another part of the reader judges it.
  case anything
}

/// A key of a panel file: its name, the kind of its value, and what it is for.
struct KeyRule: Sendable {
  /// The name of the key.
  var name: String
  /// The kind of its value.
  var kind: KeyKind
  /// The effect of the key, as one sentence for the reference page and for editors.
  var doc: String
  /// Whether the map is a mistake without it.
  var isRequired = false
  /// The kinds of declarations that take this key; all kinds if empty.
  var onlyFor: Set<ValueKind> = []

  /// Creates a rule.
  init(_ name: String, _ kind: KeyKind, _ doc: String, isRequired: Bool = false, onlyFor: Set<ValueKind> = []) {
    (self.name, self.kind, self.doc, self.isRequired, self.onlyFor) = (name, kind, doc, isRequired, onlyFor)
  }
}
