/// The initializer of `NSPredicate` from a text, which Foundation marks as unavailable on Linux.
let predicateFormat = """
  import Foundation

  nonisolated extension NSPredicate {
    /// Creates a predicate that compares the evaluated text with another: `SELF MATCHES %@`.
    ///
    /// The operators are those of texts, with `[c]`, `[d]` and `[cd]`. Key paths need Objective-C: a format with one stops
    /// the program.
    convenience init(format: String, _ arguments: Any...) {
      let pattern = #/
        \\s*SELF\\s*(?<name>[A-Z]+|[=!<>]+)\\s*(?:\\[(?<options>[CD]+)\\])?\\s*
        (?:%@|'(?<single>[^']*)'|"(?<double>[^"]*)")\\s*
        /#
      guard let match = format.wholeMatch(of: pattern.ignoresCase()) else {
        fatalError("NSPredicate: \\(format) is no comparison of SELF with a text, which is all that there is on Linux")
      }
      let literal = match.output.single ?? match.output.double
      let other = literal.map(String.init) ?? arguments.first.map { "\\($0)" } ?? ""
      var options: String.CompareOptions = []
      if match.output.options?.lowercased().contains("c") == true { options.insert(.caseInsensitive) }
      if match.output.options?.lowercased().contains("d") == true { options.insert(.diacriticInsensitive) }
      let name = match.output.name.uppercased()
      let known = ["MATCHES", "LIKE", "CONTAINS", "BEGINSWITH", "ENDSWITH", "==", "=", "!=", "<>", "<", ">", "<=", ">="]
      guard known.contains(name) else { fatalError("NSPredicate: the operator \\(name) is missing on Linux") }
      let compared = options
      self.init { value, _ in
        guard let value else { return false }
        return Self.holds("\\(value)", name, other, compared)
      }
    }

    private static func holds(_ text: String, _ name: String, _ other: String, _ options: String.CompareOptions) -> Bool {
      func matches(_ pattern: String) -> Bool {
        var (text, pattern) = (text, pattern)
        if options.contains(.diacriticInsensitive) {
          text = text.folding(options: .diacriticInsensitive, locale: nil)
          pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        let kind: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\\(pattern))$", options: kind) else {
          fatalError("NSPredicate: \\(pattern) is no regular expression")
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
      }
      switch name {
      case "MATCHES": return matches(other)
      case "LIKE":
        let plain = NSRegularExpression.escapedPattern(for: other)
        return matches(plain.replacingOccurrences(of: "\\\\*", with: ".*").replacingOccurrences(of: "\\\\?", with: "."))
      case "CONTAINS": return text.range(of: other, options: options) != nil
      case "BEGINSWITH": return text.range(of: other, options: options.union(.anchored)) != nil
      case "ENDSWITH": return text.range(of: other, options: options.union([.anchored, .backwards])) != nil
      default: break
      }
      let order = text.compare(other, options: options)
      switch name {
      case "<": return order == .orderedAscending
      case ">": return order == .orderedDescending
      case "<=": return order != .orderedDescending
      case ">=": return order != .orderedAscending
      case "!=", "<>": return order != .orderedSame
      default: return order == .orderedSame
      }
    }
  }

  """
