import Graphics
import Runtime
import Values

/// The rule that determines the inside of a shape.
public nonisolated struct FillStyle: Hashable, Sendable {
  /// Whether the inside is found by the even-odd rule instead of the non-zero winding rule.
  public var isEOFilled: Bool

  /// Creates a way of filling.
  ///
  /// - Parameter eoFill: whether the even-odd rule applies, by which a shape inside another one is a hole.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
