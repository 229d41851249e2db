import Graphics
import Runtime

/// The lengths of a layout on a class of screens: one table that controls and containers read.
///
///     @Environment(\.screenMetrics) private var metrics
///     …
///     VStack(spacing: metrics.spacing) { … }.padding(metrics.margin)
public nonisolated struct ScreenMetrics: Hashable, Sendable {
  /// The factor of the point sizes of text styles and of the lengths of the theme.
  public let typeScale: Double
  /// The space between the edges of the screen and the content, in points.
  public private(set) var margin: Double
  /// The space between cards and between columns, in points.
  public private(set) var spacing: Double
  /// The space between the edge of a card and its content, in points.
  public private(set) var cardPadding: Double
  /// The space between the rows of a card, in points.
  public private(set) var rowSpacing: Double
  /// The greatest width at which a label and its control are still perceived as one row, in points.
  public let contentWidth: Double
  /// The least width of a value between two buttons, in points, so that steppers one below the other have one width.
  public let valueWidth: Double
  /// The least width of a column, in points: a narrower screen has one column.
  public let columnWidth: Double
  /// The height of the bar above a page, in points.
  package let barHeight: Double
  /// The least height of the bar of tabs below a page, in points.
  package let tabBarHeight: Double
  /// The minimum heights of controls, in points, from the control size `mini` to `extraLarge`.
  let controlHeights: [Double]

  private init(
    type: Double, margin: Double, spacing: Double, card: Double, rows: Double, content: Double, value: Double,
    column: Double, bars: (Double, Double), heights: [Double]
  ) {
    typeScale = type
    self.margin = margin
    self.spacing = spacing
    cardPadding = card
    rowSpacing = rows
    contentWidth = content
    valueWidth = value
    columnWidth = column
    (barHeight, tabBarHeight) = bars
    controlHeights = heights
  }

  /// One row for each class, in the order of ``ScreenClass``.
  private static let table = [
    ScreenMetrics(
      type: 1, margin: 8, spacing: 8, card: 8, rows: 6, content: 480, value: 84, column: 200, bars: (46, 52),
      heights: [28, 36, 44, 44, 48]),
    ScreenMetrics(
      type: 1, margin: 8, spacing: 8, card: 10, rows: 8, content: 480, value: 92, column: 200, bars: (48, 56),
      heights: [28, 36, 44, 48, 52]),
    ScreenMetrics(
      type: 1, margin: 16, spacing: 16, card: 16, rows: 12, content: 600, value: 116, column: 300, bars: (56, 64),
      heights: [28, 36, 44, 52, 64]),
    ScreenMetrics(
      type: 1.125, margin: 20, spacing: 18, card: 20, rows: 14, content: 680, value: 132, column: 360, bars: (60, 70),
      heights: [32, 40, 50, 60, 72]),
    ScreenMetrics(
      type: 1.4, margin: 28, spacing: 24, card: 28, rows: 18, content: 820, value: 168, column: 480, bars: (72, 86),
      heights: [40, 52, 64, 76, 92]),
    ScreenMetrics(
      type: 1.4, margin: 32, spacing: 28, card: 32, rows: 20, content: 900, value: 168, column: 480, bars: (72, 86),
      heights: [40, 52, 64, 76, 92]),
  ]

  /// The metrics of a class of screens.
  public static func of(_ screenClass: ScreenClass) -> ScreenMetrics { table[screenClass.rawValue] }
}

extension ScreenMetrics {
  /// The metrics with all gaps multiplied by a factor, and rounded to points.
  func spaced(by factor: Double) -> ScreenMetrics {
    if factor == 1 { return self }
    var metrics = self
    metrics.margin = (margin * factor).rounded()
    metrics.spacing = (spacing * factor).rounded()
    metrics.cardPadding = (cardPadding * factor).rounded()
    metrics.rowSpacing = (rowSpacing * factor).rounded()
    return metrics
  }
}

extension EnvironmentValues {
  /// The lengths of the class of the screen, in the density of the ``themeDesign``.
  public var screenMetrics: ScreenMetrics { .of(screenClass).spaced(by: themeDesign.density.gapScale) }
}
