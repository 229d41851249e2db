/// The value of a key of a link or of a source, as it is written.
package enum LinkKey: Hashable, Sendable {
  /// A text, a word, or `credential:NAME`.
  case text(String)
  /// A number, also a whole one.
  case number(Double)
  /// `true` or `false`.
  case flag(Bool)
  /// A span of time, such as the pause between two reads.
  case duration(Duration)
  /// A map of names to texts, such as options to raw numbers.
  case names([String: String])
}

extension [String: LinkKey] {
  /// The text of a key; `nil` if it is not given.
  package func text(_ key: String) -> String? {
    if case .text(let text)? = self[key] { return text }
    return nil
  }

  /// The number of a key; `nil` if it is not given.
  package func number(_ key: String) -> Double? {
    if case .number(let number)? = self[key] { return number }
    return nil
  }

  /// The whole number of a key; `nil` if it is not given.
  package func whole(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0) } }

  /// Whether a key is `true`; what is given without it.
  package func flag(_ key: String, else other: Bool = false) -> Bool {
    if case .flag(let flag)? = self[key] { return flag }
    return other
  }

  /// The duration of a key; `nil` if it is not given.
  package func duration(_ key: String) -> Duration? {
    if case .duration(let duration)? = self[key] { return duration }
    return nil
  }

  /// The map of a key; `nil` if it is not given.
  package func names(_ key: String) -> [String: String]? {
    if case .names(let names)? = self[key] { return names }
    return nil
  }
}
