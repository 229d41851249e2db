import Runtime
import Values

extension Duration: TweakValue {
  /// Completes the message "must be …": a number with a unit of time.
  public static var tweakDescription: String { "a time such as 250 ms, 1.5 s, or 1 h 30 min" }
  /// Creates a duration from numbers with units that are added: h, min, s, ms, us, ns. A sign in front applies
  /// to the sum.
  public init?(tweakText: String) { self.init(unitText: tweakText) }
  /// The shortest exact text with one unit.
  public var tweakText: String { unitText }
}
