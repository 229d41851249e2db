import Runtime
import Values

/// The colours of a step indicator: a set of circle colours per state, and the colours of the lines.
public nonisolated struct StepIndicatorColors: Hashable, Sendable {
  /// The colours of one circle.
  public struct Pair: Hashable, Sendable {
    /// The fill of the circle.
    public var ground: Color
    /// The colour of the number, the symbol or the icon.
    public var resolvedStyle: Color
    /// The colour of the circle's border.
    public var edge: Color

    /// Creates the colours of a circle.
    ///
    /// - Parameters:
    ///   - ground: the fill of the circle.
    ///   - resolvedStyle: the colour of the number, the symbol or the icon.
    ///   - edge: the colour of the border; none by default.
    public init(ground: Color, resolvedStyle: Color, edge: Color = .clear) {
      (self.ground, self.resolvedStyle, self.edge) = (ground, resolvedStyle, edge)
    }
  }

  /// The colours of completed steps.
  public var done: Pair
  /// The colours of the current step.
  public var current: Pair
  /// The colours of steps that have not started.
  public var upcoming: Pair
  /// The colours of steps that failed.
  public var failed: Pair
  /// The colours of steps that were skipped.
  public var skipped: Pair
  /// The colour of the lines up to the current step.
  public var passedLine: Color
  /// The colour of the lines after the current step.
  public var line: Color

  /// The colours of the theme. Numbers have a contrast of at least 4.5:1 and borders of at least 3:1, so that
  /// no state is told apart by its hue alone.
  public static let standard = StepIndicatorColors(
    done: Pair(ground: .accentColor, resolvedStyle: .theme(\.onTint)),
    current: Pair(ground: .theme(\.surface), resolvedStyle: .accentColor, edge: .accentColor),
    upcoming: Pair(ground: .theme(\.control), resolvedStyle: .theme(\.secondaryText), edge: .theme(\.outline)),
    failed: Pair(ground: .theme(\.danger), resolvedStyle: .theme(\.onDanger)),
    skipped: Pair(ground: .theme(\.surface), resolvedStyle: .theme(\.secondaryText), edge: .theme(\.outline)),
    passedLine: .accentColor, line: .theme(\.outline))

  private static let tan = Color(red: 214 / 255, green: 204 / 255, blue: 178 / 255, opacity: 0.8)
  private static let grey = Color(red: 156 / 255, green: 145 / 255, blue: 158 / 255)
  private static let orange = Color(red: 1, green: 149 / 255, blue: 0)

  /// The colours of the original StepIndicator: tan circles, the current one orange. Grey on tan has a contrast
  /// of only 2.1:1, white on orange 2.2:1.
  public static let original = StepIndicatorColors(
    done: Pair(ground: tan, resolvedStyle: orange), current: Pair(ground: orange, resolvedStyle: .white),
    upcoming: Pair(ground: tan, resolvedStyle: grey),
    failed: Pair(ground: .theme(\.danger), resolvedStyle: .theme(\.onDanger)),
    skipped: Pair(ground: tan, resolvedStyle: grey), passedLine: tan, line: tan)

  /// The colours of the original StepIndicator for icons: the current icon is orange on tan, later ones are
  /// grey on light grey.
  public static let originalIcons = StepIndicatorColors(
    done: Pair(ground: tan, resolvedStyle: orange), current: Pair(ground: tan, resolvedStyle: orange),
    upcoming: Pair(ground: Color(red: 231 / 255, green: 229 / 255, blue: 232 / 255), resolvedStyle: grey),
    failed: Pair(ground: .theme(\.danger), resolvedStyle: .theme(\.onDanger)),
    skipped: Pair(ground: tan, resolvedStyle: grey),
    passedLine: tan, line: tan)

  /// The circle colours of a state.
  subscript(state: StepState) -> Pair {
    switch state {
    case .done: done
    case .current: current
    case .upcoming: upcoming
    case .failed: failed
    case .skipped: skipped
    }
  }
}
