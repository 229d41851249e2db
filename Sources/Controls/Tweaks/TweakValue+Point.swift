import Graphics
import Runtime
import Values

extension Point: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String { "x, y, such as 12, -4.5" }
  /// Two finite numbers with a comma between.
  public init?(tweakText: String) {
    guard let pair = NumberPair(text: tweakText, separators: [","]) else { return nil }
    self.init(x: pair.first, y: pair.second)
  }
  /// Two numbers with a comma between.
  public var tweakText: String { "\(x.tweakText), \(y.tweakText)" }
}
