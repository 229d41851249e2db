import Graphics
import Runtime
import Values

/// A string literal that is shown as text, with interpolated values and texts.
///
///     Text("Core \(temperature, specifier: "%.1f") °C")
///
/// A panel has no tables of translations, so the literal itself is shown. Inline Markdown in it is applied:
/// `**bold**`, `*italic*`, `` `code` ``, `~~strikethrough~~`, and `[links](address)`, of which only the text is
/// shown.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  /// Collects the parts of an interpolated literal.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    /// The parts, with a flag for values, in which Markdown is not applied.
    var pieces: [(run: Text.Run, isValue: Bool)] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { pieces.append((Text.Run(content: literal), false)) }

    /// Appends a string, in which Markdown is not applied.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Appends the description of a value. A floating-point number is shown with six decimal places, as in
    /// SwiftUI; a `Text` keeps its traits.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      switch value {
      case let text as Text: pieces += text.runs.map { ($0, true) }
      case let number as Double: append(FormatSpecifier("%lf")?.text(for: number) ?? "\(number)")
      case let number as Float: append(FormatSpecifier("%lf")?.text(for: Double(number)) ?? "\(number)")
      default: append("\(value)")
      }
    }

    /// Appends an integer, formatted with a specification of C's `printf` such as `%03d`. An invalid one is
    /// ignored.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String) {
      append(FormatSpecifier(specifier)?.text(for: Int64(clamping: value)) ?? "\(value)")
    }

    /// Appends a number, formatted with a specification of C's `printf` such as `%.1f`. An invalid one is
    /// ignored.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
      append(FormatSpecifier(specifier)?.text(for: Double(value)) ?? "\(value)")
    }

    /// Appends a string with the text around a specification such as `%@`.
    public mutating func appendInterpolation(_ value: String, specifier: String) {
      append(FormatSpecifier(specifier)?.text(for: value) ?? value)
    }

    private mutating func append(_ value: String) { pieces.append((Text.Run(content: value), true)) }
  }

  let runs: [Text.Run]

  /// Creates a key from a literal without interpolations.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a string at run time. Markdown in it is applied.
  public init(_ value: String) { runs = Markdown.runs(of: [(Text.Run(content: value), false)]) }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    var runs = Markdown.runs(of: stringInterpolation.pieces)
    if !runs.isEmpty, stringInterpolation.pieces.contains(where: \.isValue) { runs[0].beginsValues = true }
    self.runs = runs
  }

  /// The whole text without its traits.
  public var string: String { runs.map(\.content).joined() }
}
