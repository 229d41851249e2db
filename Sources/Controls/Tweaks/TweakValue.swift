import Runtime
import Values

/// A type of value that can stand in a config file as text.
@preconcurrency @MainActor public protocol TweakValue: Equatable {
  /// What to write instead, for messages: "a whole number".
  static var tweakDescription: String { get }
  /// The value that a text stands for, or `nil`.
  init?(tweakText: String)
  /// The text that stands for the value.
  var tweakText: String { get }
  /// What changes the value on the tweak panel. Unless a type has its own, a field for the text.
  static func tweakEditor(_ tweak: TweakEditing<Self>) -> AnyView
}

extension Bool: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String { "true or false" }
  /// `true` or `false`.
  public init?(tweakText: String) { self.init(tweakText) }
  /// `true` or `false`.
  public var tweakText: String { description }
}

extension Int: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String { "a whole number" }
  /// Digits with or without a sign.
  public init?(tweakText: String) { self.init(tweakText) }
  /// Digits, with a sign when negative.
  public var tweakText: String { description }
}

extension Double: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String { "a number" }
  /// A finite decimal number with a point.
  public init?(tweakText: String) { self.init(decimalText: tweakText) }
  /// The shortest decimal that reads back as the same value; whole numbers without a point.
  public var tweakText: String { decimalText }
}

extension String: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String { "a text" }
  /// The text itself.
  public init?(tweakText: String) { self = tweakText }
  /// The text itself.
  public var tweakText: String { self }
}

extension ClosedRange: TweakValue where Bound: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String { "two numbers, low..high" }
  /// Two bounds with two dots between, the lower one first.
  public init?(tweakText: String) {
    guard let (low, high) = tweakText.bounds, let low = Bound(tweakText: low), let high = Bound(tweakText: high),
      low <= high
    else { return nil }
    self = low...high
  }
  /// Two bounds with two dots between.
  public var tweakText: String { lowerBound.tweakText + ".." + upperBound.tweakText }
}
