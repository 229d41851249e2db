import Looks
import Runtime
import Values

/// An arrow that tells whether a value rises, falls or stays.
///
///     TrendArrow(change: degreesPerMinute, steadyBelow: 0.2)
///
/// It has no colour of its own: whether a change is good is known to the application alone.
@preconcurrency @MainActor public struct TrendArrow: View {
  private let change: Double
  private let threshold: Double
  @Environment({ $0.localizer }) private var words

  /// Creates an arrow.
  ///
  /// - Parameters:
  ///   - change: the change of the value in any unit of time. A change that is not finite counts as none.
  ///   - threshold: the change below which the value counts as steady. From five times as much the arrow is upright.
  public init(change: Double, steadyBelow threshold: Double = 0) {
    self.change = change.isFinite ? change : 0
    self.threshold = max(0, threshold)
  }

  /// An arrow in the font’s size that points up, down, slantwise or to the side.
  public var body: some View {
    let isSteady = abs(change) <= threshold
    Image(systemName: isSteady ? "arrow.right" : symbol)
      .accessibilityLabel(words("Trend"))
      .changingElement { [words, change] in
        $0.value = isSteady ? words("steady") : change > 0 ? words("rising") : words("falling")
      }
  }

  private var symbol: String {
    let isSteep = abs(change) >= threshold * 5
    return change > 0 ? (isSteep ? "arrow.up" : "arrow.up.right") : (isSteep ? "arrow.down" : "arrow.down.right")
  }
}
