import Graphics
import Runtime
import Values

extension Point: TweakValue {
  /// Completes the message "must be …": two coordinates.
  public static var tweakDescription: String { "x, y, such as 12, -4.5" }
  /// Creates a point from two finite numbers separated by a comma.
  public init?(tweakText: String) {
    guard let pair = NumberPair(text: tweakText, separators: [","]) else { return nil }
    self.init(x: pair.first, y: pair.second)
  }
  /// The two coordinates separated by a comma.
  public var tweakText: String { "\(x.tweakText), \(y.tweakText)" }
}
