import Graphics
import Runtime
import Values

/// How the inside of a shape is determined.
public nonisolated struct FillStyle: Hashable, Sendable {
  /// Whether the inside is found by the even-odd rule instead of the non-zero winding rule.
  public var isEOFilled: Bool
  /// Accepted for compatibility with SwiftUI: edges are always anti-aliased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
