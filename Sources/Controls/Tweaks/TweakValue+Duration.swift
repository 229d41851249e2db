import Runtime
import Values

extension Duration: TweakValue {
  /// What to write instead.
  public static var tweakDescription: String { "a time such as 250 ms, 1.5 s, or 1 h 30 min" }
  /// Numbers, each with its unit: h, min, s, ms, us, ns. They add up; a sign in front is that of the whole.
  public init?(tweakText: String) { self.init(unitText: tweakText) }
  /// The shortest exact text in one unit.
  public var tweakText: String { unitText }
}
