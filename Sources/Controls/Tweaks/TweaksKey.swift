import Runtime
import Values

/// The tweaks of ``TweakableView``s in sight, by name, as they travel upwards.
@preconcurrency @MainActor public enum TweaksKey: PreferenceKey {
  /// No tweaks.
  public static var defaultValue: [String: TweakMark] { [:] }
  /// All tweaks of both; of two uses of one name the later.
  public static func reduce(value: inout [String: TweakMark], nextValue: () -> [String: TweakMark]) {
    value.merge(nextValue()) { $1 }
  }
}

/// What a tweak in sight says about itself.
@preconcurrency @MainActor public struct TweakMark: Hashable, Sendable {
  /// The name.
  public let id: String
  /// Where it is used in the source, as "file:line".
  public let place: String
  /// The default as text.
  public let defaultText: String
}
