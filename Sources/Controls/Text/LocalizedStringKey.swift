import Graphics
import Runtime
import Values

/// A literal that is shown as text, with values and texts in it.
///
///     Text("Core \(temperature, specifier: "%.1f") °C")
///
/// A panel has no tables of translations: it is shown as it stands, but for the marks of Markdown: `**bold**`,
/// `*italic*`, `` `code` ``, `~~struck out~~`, and `[links](address)`, which are shown as their words.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  /// Takes in the pieces of a literal.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    /// The pieces, of which the values are taken as they are.
    var pieces: [(run: Text.Run, isValue: Bool)] = []

    /// An empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a piece of the literal itself.
    public mutating func appendLiteral(_ literal: String) { pieces.append((Text.Run(content: literal), false)) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Adds a value as it describes itself; numbers with a fraction have six digits of it, as SwiftUI's have.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      switch value {
      case let text as Text: pieces += text.runs.map { ($0, true) }
      case let number as Double: append(FormatSpecifier("%lf")?.text(for: number) ?? "\(number)")
      case let number as Float: append(FormatSpecifier("%lf")?.text(for: Double(number)) ?? "\(number)")
      default: append("\(value)")
      }
    }

    /// Adds an integer by a specifier of C's `printf`, such as `%03d`.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String) {
      append(FormatSpecifier(specifier)?.text(for: Int64(clamping: value)) ?? "\(value)")
    }

    /// Adds a number by a specifier of C's `printf`, such as `%.1f`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
      append(FormatSpecifier(specifier)?.text(for: Double(value)) ?? "\(value)")
    }

    /// Adds a string; a specifier such as `%@` may put something around it.
    public mutating func appendInterpolation(_ value: String, specifier: String) {
      append(FormatSpecifier(specifier)?.text(for: value) ?? value)
    }

    private mutating func append(_ value: String) { pieces.append((Text.Run(content: value), true)) }
  }

  let runs: [Text.Run]

  /// A literal without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A literal that is made while the program runs.
  public init(_ value: String) { runs = Markdown.runs(of: [(Text.Run(content: value), false)]) }

  /// A literal with values.
  public init(stringInterpolation: StringInterpolation) {
    var runs = Markdown.runs(of: stringInterpolation.pieces)
    if !runs.isEmpty, stringInterpolation.pieces.contains(where: \.isValue) { runs[0].beginsValues = true }
    self.runs = runs
  }

  /// All of the text.
  public var string: String { runs.map(\.content).joined() }
}
