import Controls
import Values

// A value of a panel file appears in the config file like a tweak of Swift. The declaration that comes with each value
// decides which texts are valid.
extension Datum: @MainActor TweakValue {
  /// The form of valid text; completes "must be …" in error messages.
  public static var tweakDescription: String { "a value" }
  /// Creates a text; a declaration knows better.
  public init?(tweakText: String) { self = .text(tweakText) }
  /// The text in the config file.
  public var tweakText: String { text }
}
