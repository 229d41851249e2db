import Graphics

extension Size: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String { "width x height, such as 320x240" }
  /// Two finite numbers, none below zero, with an "x" between.
  public init?(tweakText: String) {
    let parts = tweakText.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard parts.count == 2, let width = Double(tweakText: String(parts[0]).trimmed),
      let height = Double(tweakText: String(parts[1]).trimmed), width >= 0, height >= 0
    else { return nil }
    self.init(width: width, height: height)
  }
  /// Two numbers with an "x" between.
  public var tweakText: String { "\(width.tweakText)x\(height.tweakText)" }
}
