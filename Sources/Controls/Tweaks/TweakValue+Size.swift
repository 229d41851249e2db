import Graphics
import Runtime
import Values

extension Size: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String { "width x height, such as 320x240" }
  /// Two finite numbers, none below zero, with an "x" between.
  public init?(tweakText: String) {
    guard let pair = NumberPair(text: tweakText, separators: ["x", "X", "×"]), pair.first >= 0, pair.second >= 0 else {
      return nil
    }
    self.init(width: pair.first, height: pair.second)
  }
  /// Two numbers with an "x" between.
  public var tweakText: String { "\(width.tweakText)x\(height.tweakText)" }
}
