/// The bounds of what a panel file may ask for.
enum Limits {
  /// The size of all files of a panel together, in bytes.
  static let bytes = 1 << 20
  /// The nesting of lists and maps, including the nesting inside aliases, files and components.
  static let nesting = 64
  /// The nodes of the tree after aliases and components are expanded: a few lines could make billions.
  static let nodes = 100_000
  /// The bytes of a text or of a key that count as a further node: a long text that is repeated costs as much as many nodes.
  static let nodeBytes = 64
  /// The number of files that a panel may consist of.
  static let files = 64
  /// The problems that are reported; the first explain most of the others.
  static let problems = 20
  /// The nesting of parentheses and operators of an expression.
  static let expressionDepth = 40
  /// The length of a chain of values of which each is computed from the previous value.
  static let computedChain = 256
  /// The length of an expression, in characters.
  static let expressionLength = 2_000
  /// The expressions of a text, each of which may become a text of kilobytes.
  static let textExpressions = 100
  /// The characters of a faulty text that a message quotes.
  static let quoted = 40
  /// The samples that are kept of a value for charts.
  static let samples = 20_000
  /// The lists of actions of one alarm, one timer or one button at a broker that wait at a time; and the same for the
  /// person at the panel.
  static let waits = 256
  /// The questions and messages of actions that can be open at a time, of which one is shown.
  static let questions = 8
  /// The pages that can be open one above the other.
  static let openPages = 16
}
