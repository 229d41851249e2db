/// The expression of a gettext file that chooses the plural form of a number: C's operators on the variable `n`.
///
///     try PluralExpression("n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2", count: 3)
struct PluralExpression: Equatable, Sendable {
  private indirect enum Node: Equatable, Sendable {
    case n
    case number(UInt64)
    case not(Node)
    case binary(String, Node, Node)
    case choice(Node, Node, Node)
  }

  private let root: Node
  /// The number of forms.
  let count: Int

  /// Parses an expression; `nil` if it is no such expression, is longer than 1 KiB, or nested more than 32 levels deep.
  init?(_ text: String, count: Int) {
    guard text.utf8.count <= LocalizationLimits.expressionBytes, (1...LocalizationLimits.forms).contains(count) else {
      return nil
    }
    var parser = Parser(rest: text.utf8[...])
    guard let root = parser.choice(0) else { return nil }
    parser.skipBlanks()
    guard parser.rest.isEmpty else { return nil }
    (self.root, self.count) = (root, count)
  }

  /// The index of the form for a number. gettext knows only whole numbers: a fraction takes the form of the next higher
  /// one.
  func index(for number: PluralOperands) -> Int {
    let index = Self.value(root, number.t == 0 ? number.i : number.i + 1)
    return Int(clamping: min(index, UInt64(count - 1)))
  }

  private static func value(_ node: Node, _ n: UInt64) -> UInt64 {
    switch node {
    case .n: return n
    case .number(let number): return number
    case .not(let inner): return value(inner, n) == 0 ? 1 : 0
    case .choice(let condition, let yes, let no): return value(value(condition, n) != 0 ? yes : no, n)
    case .binary("&&", let left, let right): return value(left, n) != 0 && value(right, n) != 0 ? 1 : 0
    case .binary("||", let left, let right): return value(left, n) != 0 || value(right, n) != 0 ? 1 : 0
    case .binary(let name, let left, let right): return apply(name, value(left, n), value(right, n))
    }
  }

  private static func apply(_ name: String, _ left: UInt64, _ right: UInt64) -> UInt64 {
    switch name {
    case "==": left == right ? 1 : 0
    case "!=": left != right ? 1 : 0
    case "<": left < right ? 1 : 0
    case ">": left > right ? 1 : 0
    case "<=": left <= right ? 1 : 0
    case ">=": left >= right ? 1 : 0
    case "+": left &+ right
    case "-": left &- right
    case "*": left &* right
    case "/": right == 0 ? 0 : left / right
    default: right == 0 ? 0 : left % right
    }
  }

  /// A parser by recursive descent with C's precedence.
  private struct Parser {
    var rest: Substring.UTF8View

    /// The binary operators, from those that bind least; longer ones come before their prefixes.
    private static let levels = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]

    mutating func skipBlanks() { rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    private mutating func skip(_ word: String) -> Bool {
      skipBlanks()
      guard rest.starts(with: word.utf8) else { return false }
      rest = rest.dropFirst(word.utf8.count)
      return true
    }

    mutating func choice(_ depth: Int) -> Node? {
      guard depth < LocalizationLimits.depth, let condition = binary(0, depth) else { return nil }
      guard skip("?") else { return condition }
      guard let yes = choice(depth + 1), skip(":"), let no = choice(depth + 1) else { return nil }
      return .choice(condition, yes, no)
    }

    private mutating func binary(_ level: Int, _ depth: Int) -> Node? {
      guard level < Self.levels.count else { return unary(depth) }
      guard var left = binary(level + 1, depth) else { return nil }
      while let name = Self.levels[level].first(where: { skip($0) }) {
        guard let right = binary(level + 1, depth) else { return nil }
        left = .binary(name, left, right)
      }
      return left
    }

    private mutating func unary(_ depth: Int) -> Node? {
      guard depth < LocalizationLimits.depth else { return nil }
      if skip("!") { return unary(depth + 1).map(Node.not) }
      if skip("n") { return .n }
      if skip("(") {
        guard let inner = choice(depth + 1), skip(")") else { return nil }
        return inner
      }
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard !digits.isEmpty, let number = UInt64(String(decoding: digits, as: UTF8.self)) else { return nil }
      rest = rest.dropFirst(digits.count)
      return .number(number)
    }
  }
}
