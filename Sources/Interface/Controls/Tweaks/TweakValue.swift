import Runtime
import Values

/// A type whose values can be written in a config file as text.
@preconcurrency @MainActor public protocol TweakValue: Equatable {
  /// The form of valid text, as a noun phrase that completes "must be …" in error messages: "a whole
  /// number".
  static var tweakDescription: String { get }
  /// Creates the value of a text; `nil` if the text is invalid.
  init?(tweakText: String)
  /// The text of the value, from which ``init(tweakText:)`` creates an equal value.
  var tweakText: String { get }
  /// Returns the editor of the value on the tweak panel. By default it is a field for the text.
  static func tweakEditor(_ tweak: TweakEditing<Self>) -> AnyView
}

extension Bool: TweakValue {
  /// The form of valid text; completes "must be …" in error messages.
  public static var tweakDescription: String { "true or false" }
  /// Creates a truth value from `true` or `false`.
  public init?(tweakText: String) { self.init(tweakText) }
  /// The text `true` or `false`.
  public var tweakText: String { description }
}

extension Int: TweakValue {
  /// The form of valid text; completes "must be …" in error messages.
  public static var tweakDescription: String { "a whole number" }
  /// Creates an integer from decimal digits with an optional sign.
  public init?(tweakText: String) { self.init(tweakText) }
  /// The decimal digits, with a sign if negative.
  public var tweakText: String { description }
}

extension Double: TweakValue {
  /// The form of valid text; completes "must be …" in error messages.
  public static var tweakDescription: String { "a number" }
  /// Creates a finite number from its decimal form with a point.
  public init?(tweakText: String) { self.init(decimalText: tweakText) }
  /// The shortest decimal form that reads back as the same value; an integer has no point.
  public var tweakText: String { decimalText }
}

extension Float: TweakValue {
  /// The form of valid text; completes "must be …" in error messages.
  public static var tweakDescription: String { "a number" }
  /// Creates a finite number from its decimal form with a point.
  public init?(tweakText: String) {
    guard let value = Float(tweakText), value.isFinite else { return nil }
    self = value
  }
  /// The shortest decimal form that reads back as the same value; an integer has no point.
  public var tweakText: String { (Double(description) ?? Double(self)).decimalText }
}

extension String: TweakValue {
  /// The form of valid text; completes "must be …" in error messages.
  public static var tweakDescription: String { "a text" }
  /// Creates a string from a text as it is.
  public init?(tweakText: String) { self = tweakText }
  /// The string itself, without quotation marks.
  public var tweakText: String { self }
}

extension ClosedRange: TweakValue where Bound: TweakValue {
  /// The form of valid text; completes "must be …" in error messages.
  public static var tweakDescription: String { "two numbers, low..high" }
  /// Creates a range from two bounds separated by two dots, the lower one first.
  public init?(tweakText: String) {
    guard let (low, high) = tweakText.bounds, let low = Bound(tweakText: low), let high = Bound(tweakText: high),
      low <= high
    else { return nil }
    self = low...high
  }
  /// The two bounds separated by two dots.
  public var tweakText: String { lowerBound.tweakText + ".." + upperBound.tweakText }
}
