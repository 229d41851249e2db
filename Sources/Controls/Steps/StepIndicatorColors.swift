import Runtime
import Values

/// The colours of a step indicator.
public nonisolated struct StepIndicatorColors: Hashable, Sendable {
  /// The circle and what is on it.
  public struct Pair: Hashable, Sendable {
    /// The circle.
    public var ground: Color
    /// The number, tick or icon.
    public var resolvedStyle: Color
    /// The circle's edge.
    public var edge: Color

    /// A pair.
    public init(ground: Color, resolvedStyle: Color, edge: Color = .clear) {
      (self.ground, self.resolvedStyle, self.edge) = (ground, resolvedStyle, edge)
    }
  }

  /// Steps that are behind.
  public var done: Pair
  /// The step to do now.
  public var current: Pair
  /// Steps to come.
  public var upcoming: Pair
  /// Steps that went wrong.
  public var failed: Pair
  /// Steps that were left out.
  public var skipped: Pair
  /// The lines up to the current step, and those after it.
  public var passedLine: Color
  /// The lines after the current step.
  public var line: Color

  /// The theme's colours: all told apart without the hue, by at least 4.5:1 for numbers and 3:1 for edges.
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

  /// Tan circles with a current one in orange. Grey on tan is only 2.1:1, white on orange 2.2:1.
  public static let original = StepIndicatorColors(
    done: Pair(ground: tan, resolvedStyle: orange), current: Pair(ground: orange, resolvedStyle: .white),
    upcoming: Pair(ground: tan, resolvedStyle: grey),
    failed: Pair(ground: .theme(\.danger), resolvedStyle: .theme(\.onDanger)),
    skipped: Pair(ground: tan, resolvedStyle: grey), passedLine: tan, line: tan)

  /// The same for icons: the current one is tinted on tan, those to come stand on light grey.
  public static let originalIcons = StepIndicatorColors(
    done: Pair(ground: tan, resolvedStyle: orange), current: Pair(ground: tan, resolvedStyle: orange),
    upcoming: Pair(ground: Color(red: 231 / 255, green: 229 / 255, blue: 232 / 255), resolvedStyle: grey),
    failed: Pair(ground: .theme(\.danger), resolvedStyle: .theme(\.onDanger)),
    skipped: Pair(ground: tan, resolvedStyle: grey),
    passedLine: tan, line: tan)

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
