import Graphics

/// The kinds of areas that content is kept away from.
public nonisolated struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edges of the screen, and bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area under the on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All kinds of areas.
  public static let all = SafeAreaRegions(rawValue: .max)
}
