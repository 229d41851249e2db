/// The gestures that an attached gesture allows: itself, and those of the view it is attached to.
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures are recognised.
  public static let none: GestureMask = []
  /// The gesture that is attached.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view that the gesture is attached to, and of its subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// The attached gesture and those of the view and its subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}
