/// Which gestures of a view and of those below are followed.
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// A set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture at all.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view itself and of those below.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}
