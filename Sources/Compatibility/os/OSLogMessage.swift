/// A line of a log. A source writes it as a text with interpolated values, of which the log shows the public ones.
///
///     logger.info("\(user, privacy: .private) has opened \(count) doors")
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The line with the values that may be shown.
  let text: String

  init(text: String) { self.text = text }
  /// Creates a line without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a line with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The texts and the values of a line.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// Creates an empty line.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds a text of the source.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: @autoclosure () -> String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isScalar: Bool
  ) {
    text += align.text(privacy.shown(value(), isScalar: isScalar))
  }

  /// Adds a text, which is private unless the source says otherwise.
  public mutating func appendInterpolation(
    _ argumentString: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString, align, privacy, isScalar: false)
  }

  /// Adds the description of a value, which is private unless the source says otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value), align, privacy, isScalar: false)
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value), align, privacy, isScalar: true)
  }

  /// Adds a whole number.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: Number, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number), align, privacy, isScalar: true)
  }

  /// Adds a number with a fraction.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: Number, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(number)), align, privacy, isScalar: true)
  }

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(boolean), .none, privacy, isScalar: true)
  }
}
