import Controls
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
  @Environment({ $0.unknownValue }) private var unknownValue

  /// Creates an arrow.
  ///
  /// - Parameters:
  ///   - change: the change of the value in any unit of time. In place of one that is not finite there is a dash.
  ///   - threshold: the change below which the value counts as steady. From five times as much the arrow is upright.
  public init(change: Double, steadyBelow threshold: Double = 0) {
    self.change = change
    self.threshold = max(0, threshold)
  }

  /// An arrow in the font’s size that points up, down, slantwise or to the side; a dash for an unknown change.
  public var body: some View {
    let isKnown = change.isFinite && unknownValue == nil
    Image(systemName: isKnown ? symbol : "minus")
      .accessibilityLabel(words("Trend"))
      .changingElement { [words, change, isSteady] in
        $0.value =
          !isKnown
          ? words(Quality.unset.words) : isSteady ? words("steady") : change > 0 ? words("rising") : words("falling")
      }
  }

  private var isSteady: Bool { abs(change) <= threshold }

  private var symbol: String {
    if isSteady { return "arrow.right" }
    let isSteep = abs(change) >= threshold * 5
    return change > 0 ? (isSteep ? "arrow.up" : "arrow.up.right") : (isSteep ? "arrow.down" : "arrow.down.right")
  }
}
