import Graphics

/// A literal that is shown as text, with values and texts in it.
///
///     Text("Core \(temperature, specifier: "%.1f") °C")
///
/// A panel has no tables of translations: it is shown as it stands.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  /// Takes in the pieces of a literal.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    var runs: [Text.Run] = []

    /// An empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a piece of the literal itself.
    public mutating func appendLiteral(_ literal: String) { append(literal) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Adds a value as it describes itself; numbers with a fraction have six digits of it, as SwiftUI's have.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      switch value {
      case let text as Text: runs += text.runs
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

    private mutating func append(_ string: String) {
      if let last = runs.last, last.traits == TextTraits() {
        runs[runs.count - 1].content += string
      } else {
        runs.append(Text.Run(content: string))
      }
    }
  }

  let runs: [Text.Run]

  /// A literal without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A string as it stands.
  public init(_ value: String) { runs = [Text.Run(content: value)] }

  /// A literal with values.
  public init(stringInterpolation: StringInterpolation) {
    runs = stringInterpolation.runs.isEmpty ? [Text.Run(content: "")] : stringInterpolation.runs
  }

  /// All of the text.
  public var string: String { runs.map(\.content).joined() }
}
