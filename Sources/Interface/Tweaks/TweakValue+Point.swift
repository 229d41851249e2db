import Graphics

extension Point: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String { "x, y, such as 12, -4.5" }
  /// Two finite numbers with a comma between.
  public init?(tweakText: String) {
    let parts = tweakText.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(tweakText: String(parts[0]).trimmed),
      let y = Double(tweakText: String(parts[1]).trimmed)
    else { return nil }
    self.init(x: x, y: y)
  }
  /// Two numbers with a comma between.
  public var tweakText: String { "\(x.tweakText), \(y.tweakText)" }
}
