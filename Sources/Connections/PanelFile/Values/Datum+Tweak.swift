import Controls
import Values

// A value of a panel file stands in the config file as the tweaks of Swift do. Which texts are valid is up to its
// declaration, which comes with each.
extension Datum: @MainActor TweakValue {
  /// The form of valid text; completes "must be …" in error messages.
  public static var tweakDescription: String { "a value" }
  /// Creates a text; a declaration knows better.
  public init?(tweakText: String) { self = .text(tweakText) }
  /// The text that stands in the config file.
  public var tweakText: String { text }
}
