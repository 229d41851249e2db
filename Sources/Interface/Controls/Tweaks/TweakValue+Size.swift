import Graphics
import Runtime
import Values

extension Size: TweakValue {
  /// Completes the message "must be …": a width and a height.
  public static var tweakDescription: String { "width x height, such as 320x240" }
  /// Creates a size from two finite numbers, neither of them negative, separated by an "x".
  public init?(tweakText: String) {
    guard let pair = NumberPair(text: tweakText, separators: ["x", "X", "×"]), pair.first >= 0, pair.second >= 0 else {
      return nil
    }
    self.init(width: pair.first, height: pair.second)
  }
  /// The width and the height separated by an "x".
  public var tweakText: String { "\(width.tweakText)x\(height.tweakText)" }
}
