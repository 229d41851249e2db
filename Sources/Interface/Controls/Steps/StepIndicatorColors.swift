import Looks
import Runtime
import Values

/// The colours of a step indicator: a set of circle colours per state, and the colours of the lines.
public nonisolated struct StepIndicatorColors: Hashable, Sendable {
  /// The colours of one circle.
  public struct CircleColors: Hashable, Sendable {
    /// The fill of the circle.
    public var fill: Color
    /// The colour of the number, the symbol or the icon.
    public var symbol: Color
    /// The colour of the circle's border.
    public var border: Color

    /// Creates the colours of a circle.
    ///
    /// - Parameters:
    ///   - fill: the fill of the circle.
    ///   - symbol: the colour of the number, the symbol or the icon.
    ///   - border: the colour of the border; none by default.
    public init(fill: Color, symbol: Color, border: Color = .clear) {
      (self.fill, self.symbol, self.border) = (fill, symbol, border)
    }
  }

  /// The colours of completed steps.
  public var done: CircleColors
  /// The colours of the current step.
  public var current: CircleColors
  /// The colours of steps that have not started.
  public var upcoming: CircleColors
  /// The colours of steps that failed.
  public var failed: CircleColors
  /// The colours of steps that were skipped.
  public var skipped: CircleColors
  /// The colour of the lines up to the current step.
  public var passedLine: Color
  /// The colour of the lines after the current step.
  public var line: Color

  /// The colours of the theme. Numbers have a contrast of at least 4.5:1 and borders of at least 3:1, so that no state
  /// differs from another by its hue alone.
  public static let standard = StepIndicatorColors(
    done: CircleColors(fill: .accentColor, symbol: .tint(.content)),
    current: CircleColors(fill: .theme(\.surface), symbol: .tint(.text), border: .tint(.mark)),
    upcoming: CircleColors(fill: .theme(\.control), symbol: .theme(\.secondaryText), border: .theme(\.outline)),
    failed: CircleColors(fill: .theme(\.danger), symbol: .theme(\.onDanger)),
    skipped: CircleColors(fill: .theme(\.surface), symbol: .theme(\.secondaryText), border: .theme(\.outline)),
    passedLine: .accentColor, line: .theme(\.outline))

  private static let tan = Color(red: 214 / 255, green: 204 / 255, blue: 178 / 255, opacity: 0.8)
  private static let grey = Color(red: 156 / 255, green: 145 / 255, blue: 158 / 255)
  private static let orange = Color(red: 1, green: 149 / 255, blue: 0)

  /// The colours of the original StepIndicator: tan circles, the current one orange. Grey on tan has a contrast
  /// of only 2.1:1, white on orange 2.2:1.
  public static let original = StepIndicatorColors(
    done: CircleColors(fill: tan, symbol: orange), current: CircleColors(fill: orange, symbol: .white),
    upcoming: CircleColors(fill: tan, symbol: grey),
    failed: CircleColors(fill: .theme(\.danger), symbol: .theme(\.onDanger)),
    skipped: CircleColors(fill: tan, symbol: grey), passedLine: tan, line: tan)

  /// The colours of the original StepIndicator for icons: the current icon is orange on tan, later ones are
  /// grey on light grey.
  public static let originalIcons = StepIndicatorColors(
    done: CircleColors(fill: tan, symbol: orange), current: CircleColors(fill: tan, symbol: orange),
    upcoming: CircleColors(fill: Color(red: 231 / 255, green: 229 / 255, blue: 232 / 255), symbol: grey),
    failed: CircleColors(fill: .theme(\.danger), symbol: .theme(\.onDanger)),
    skipped: CircleColors(fill: tan, symbol: grey),
    passedLine: tan, line: tan)

  /// The circle colours of a state.
  subscript(state: StepState) -> CircleColors {
    switch state {
    case .done: done
    case .current: current
    case .upcoming: upcoming
    case .failed: failed
    case .skipped: skipped
    }
  }
}
