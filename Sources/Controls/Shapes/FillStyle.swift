import Graphics
import Runtime
import Values

/// How the inside of a shape is filled.
public nonisolated struct FillStyle: Hashable, Sendable {
  /// Whether a place is inside where a ray crosses the outline an odd number of times, rather than where the outline
  /// winds around it.
  public var isEOFilled: Bool
  /// Accepted as in SwiftUI; edges are always anti-aliased.
  public var isAntialiased: Bool

  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
