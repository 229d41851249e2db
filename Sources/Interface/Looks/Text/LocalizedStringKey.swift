import Graphics
import Localization
import Runtime
import Values

/// A string literal that is shown as text in the panel's language, with interpolated values and texts.
///
///     Text("Core \(temperature, specifier: "%.1f") °C")
///
/// The literal is a key, here `Core %.1f °C`. In the key, strings are represented by `%@`, integers by `%lld`,
/// floating-point numbers by `%lf`, and values with a specifier by that specifier. It is looked up in the application's
/// translations when it is shown; without a translation the literal itself is shown.
///
/// Inline Markdown is applied: `**bold**`, `*italic*`, `` `code` ``, `~~strikethrough~~`, and `[links](address)`, whose
/// text is in the tint and opens the address where the environment has an action for addresses.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  /// A part of an interpolated literal.
  enum Piece: Equatable {
    case literal(String)
    case argument(LocalizedArgument)
  }

  /// The table in which a key is looked up.
  indirect enum Table: Equatable {
    /// A table of the application, by default `Localizable`, in the folder of a bundle or among the application's own.
    case application(name: String?, folder: String?)
    /// Among the toolkit's own words.
    case toolkit
  }

  /// Collects the parts of an interpolated literal.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Appends a string, in which Markdown is not applied.
    public mutating func appendInterpolation(_ string: String) {
      pieces.append(.argument(.text(string, specifier: "%@")))
    }

    /// Appends a text, which keeps its traits and its own translation.
    public mutating func appendInterpolation(_ text: Text) { pieces.append(.argument(.runs(text.runs))) }

    /// Appends an integer, which is written as the region writes numbers.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      pieces.append(.argument(LocalizedArgument(value)))
    }

    /// Appends a floating-point number, which is shown with six decimal places, as in SwiftUI.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      pieces.append(.argument(.number(Double(value), specifier: Value.self == Float.self ? "%f" : "%lf")))
    }

    /// Appends the description of a value. A `Text` keeps its traits, and an `Image` is shown.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      switch value {
      case let text as Text: appendInterpolation(text)
      case let content as any InlineConvertible: appendInterpolation(content.inlineText)
      case let number as any BinaryInteger: appendInterpolation(number)
      case let number as any BinaryFloatingPoint: appendInterpolation(number)
      default: appendInterpolation("\(value)")
      }
    }

    /// Appends an integer, formatted with a specification of C's `printf` such as `%03d`. An invalid one is
    /// ignored.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String) {
      pieces.append(.argument(.integer(Int64(clamping: value), specifier: specifier)))
    }

    /// Appends a number, formatted with a specification of C's `printf` such as `%.1f`. An invalid one is
    /// ignored.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
      pieces.append(.argument(.number(Double(value), specifier: specifier)))
    }

    /// Appends a string with the text around a specification such as `%@`.
    public mutating func appendInterpolation(_ value: String, specifier: String) {
      pieces.append(.argument(.text(value, specifier: specifier)))
    }
  }

  /// The whole literal if it has no arguments; ``pieces`` is empty then.
  let literal: String
  let pieces: [Piece]
  /// `nil` for the application's table `Localizable`.
  var table: Table?

  /// Creates a key from a literal without interpolations.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a string at run time. Markdown in it is applied.
  public init(_ value: String) { (literal, pieces) = (value, []) }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    let pieces = stringInterpolation.pieces
    if pieces.count == 1, case .literal(let literal) = pieces[0] {
      (self.literal, self.pieces) = (literal, [])
    } else {
      (literal, self.pieces) = ("", pieces)
    }
  }

  /// One of the toolkit's own words, in English.
  package static func toolkit(_ key: LocalizedStringKey) -> LocalizedStringKey {
    var key = key
    key.table = .toolkit
    return key
  }

  /// The toolkit's words about how many characters a field takes.
  package static func numberOfCharacters(in range: ClosedRange<Int>) -> LocalizedStringKey {
    range.lowerBound == range.upperBound
      ? toolkit("Number of characters: \(range.lowerBound)")
      : toolkit("From \(range.lowerBound) to \(range.upperBound) characters")
  }

  /// Returns the same key of another table.
  ///
  /// - Parameters:
  ///   - name: The name of the table, such as `Errors` for `Errors.xcstrings`; `nil` for `Localizable`.
  ///   - folder: The folder of a bundle; `nil` for the application's own folders.
  public func inTable(_ name: String?, folder: String? = nil) -> LocalizedStringKey {
    var key = self
    key.table = name == nil && folder == nil ? nil : .application(name: name, folder: folder)
    return key
  }

  var hasArguments: Bool { !pieces.isEmpty }

  /// The key by which translations are found, such as `Core %.1f °C`. A percent sign among arguments is doubled.
  package var key: String {
    if pieces.isEmpty { return literal }
    return pieces.reduce(into: "") { key, piece in
      switch piece {
      case .literal(let text): for character in text { key += character == "%" ? "%%" : String(character) }
      case .argument(let argument): key += argument.specifier
      }
    }
  }

  /// The whole literal with its arguments, without a translation and its traits.
  public var string: String { localized(by: .standard) }
}
