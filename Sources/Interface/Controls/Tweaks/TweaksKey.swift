import Runtime
import Values

/// Collects the tweaks of the visible ``TweakableView``s by name.
@preconcurrency @MainActor public enum TweaksKey: PreferenceKey {
  /// The empty collection: no tweak is visible.
  public static var defaultValue: [String: TweakMark] { [:] }
  /// Merges two collections. Of two tweaks with the same name the later one remains.
  public static func reduce(value: inout [String: TweakMark], nextValue: () -> [String: TweakMark]) {
    value.merge(nextValue()) { $1 }
  }
}

extension TweaksKey: PreferenceBeyondLayers {}

/// The description of a visible tweak.
@preconcurrency @MainActor public struct TweakMark: Hashable, Sendable {
  /// The name in the config file.
  public let id: String
  /// The place of the view in the source, as "file:line".
  public let place: String
  /// The default value, written as in the config file.
  public let defaultText: String
}
