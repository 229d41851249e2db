/// All limits of this module: no memory grows with time or with what a file claims.
enum LocalizationLimits {
  /// The largest file with translations, in bytes.
  static let fileBytes = 16 << 20
  /// The number of strings that are read from one file.
  static let strings = 100_000
  /// The number of tables, and of languages, that are kept in memory.
  static let tables = 64
  /// The depth of nested variations in a String Catalog, and of parentheses in a plural expression.
  static let depth = 32
  /// The depth of arrays and objects in JSON, half of what libjansson would allow: it takes a quarter of a kilobyte of the stack
  /// for each.
  static let nesting = 1_000
  /// The greatest number of plural forms of a text in a gettext file.
  static let forms = 16
  /// The longest plural expression of a gettext file, in bytes.
  static let expressionBytes = 1024
  /// The number of parts of one message.
  static let parts = 256
  /// The longest text of a language tag, in bytes.
  static let tagBytes = 64
}
