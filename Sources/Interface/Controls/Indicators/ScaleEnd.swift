import Looks
import Runtime

/// The end of a scale beyond which a value lies: the drawing stops there, and a mark says so.
package nonisolated enum ScaleEnd: Hashable, Sendable {
  /// The value is below the scale.
  case low
  /// The value is above the scale.
  case high

  /// Finds the end; `nil` for a value on the scale, and for a value that is not a number.
  package init?(of value: Double, in scale: ClosedRange<Double>) {
    if value < scale.lowerBound {
      self = .low
    } else if value > scale.upperBound {
      self = .high
    } else {
      return nil
    }
  }

  /// The symbol of the mark.
  private var symbol: String { self == .low ? "arrowtriangle.down.fill" : "arrowtriangle.up.fill" }

  /// The mark. The value itself is read out, so this is not.
  @MainActor package var mark: some View {
    Image(systemName: symbol).imageScale(.small).accessibilityHidden(true)
  }
}
