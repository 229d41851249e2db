import Foundation

/// Finds literals in the sources of the toolkit that would be shown or read out in English whatever the panel's language.
///
/// The scan reads source text. A literal is a word of the toolkit where it is the argument of what shows, names or describes,
/// and begins with a letter.
struct FixedWordScan {
  /// What shows or reads out its first argument.
  private static let openings =
    #"(?:\b(?:Text|Button|Label|Toggle|Picker|Menu|Section|TextField|SecureField|Slider|Stepper|ProgressView|LabeledContent"#
    + #"|ContentUnavailableView|Announcer\.announce)\(|\.(?:accessibilityLabel|accessibilityValue|accessibilityHint"#
    + #"|navigationTitle|confirmationDialog|alert|help)\(|\.accessibilityAction\(named: |(?:\blabel|\bvalue|\bhint): "#
    + #"|\.(?:label|value|hint) = |Action\(name: |\.init\(name: )"#

  /// A literal, perhaps the first of two that a condition chooses from.
  private static let literal = #"(?:[^"\n()]*\? )?"([A-Za-z](?:[^"\\\n]|\\.)*)""#

  /// The literals of a source that are shown without a translation.
  static func fixed(in source: String) throws -> [String] {
    let code = withoutComments(source)
    let pattern = try NSRegularExpression(pattern: openings + literal)
    return matches(of: pattern, in: code, group: 1)
  }

  /// The literals of a source that are looked up among the toolkit's words, with a sign in the place of each value.
  static func lookedUp(in source: String) throws -> [String] {
    let code = withoutComments(source)
    let calls = try NSRegularExpression(pattern: #"(?:\.toolkit|\bwords|\blocalizer)\(([^\n]*)"#)
    let strings = try NSRegularExpression(pattern: #""((?:\\\((?:[^()"]|\([^()]*\)|"[^"]*")*\)|[^"\\\n]|\\.)*)""#)
    return matches(of: calls, in: code, group: 1)
      .flatMap { matches(of: strings, in: argument(of: $0), group: 1) }.map(shape).filter {
        $0.contains(where: \.isLetter)
      }
  }

  /// A key or a literal with one sign for every value.
  static func shape(_ text: String) -> String {
    var text = text.replacing(/%(?:\d\$)?(?:@|lld)/, with: "•").replacing("\\u{A0}", with: "\u{A0}")
    while let start = text.range(of: "\\(") {
      var (depth, end) = (1, start.upperBound)
      while end < text.endIndex, depth > 0 {
        if text[end] == "(" { depth += 1 }
        if text[end] == ")" { depth -= 1 }
        end = text.index(after: end)
      }
      text.replaceSubrange(start.lowerBound..<end, with: "•")
    }
    return text
  }

  /// The text up to the parenthesis that ends a call.
  private static func argument(of call: String) -> String {
    var depth = 1
    return String(
      call.prefix {
        if $0 == "(" { depth += 1 }
        if $0 == ")" { depth -= 1 }
        return depth > 0
      })
  }

  private static func withoutComments(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }

  private static func matches(of pattern: NSRegularExpression, in text: String, group: Int) -> [String] {
    pattern.matches(in: text, range: NSRange(text.startIndex..., in: text))
      .compactMap { Range($0.range(at: group), in: text).map { String(text[$0]) } }
  }
}
