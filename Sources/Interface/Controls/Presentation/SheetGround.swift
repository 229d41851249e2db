import Looks
import Runtime

/// The ground of the sheet around a view, into which the bars of its pages blend.
struct SheetGround: Equatable {
  /// The colour of the sheet; clear for a view or a style other than a colour, which the bars then show.
  let color: Color
  /// The space between the content and the edges of the sheet, in points.
  let margin: Double
  /// Whether the content is inside a margin of the sheet, and not in pages that reach its edges.
  let hasMargin: Bool
}

private enum SheetGroundKey: EnvironmentKey { static var defaultValue: SheetGround? { nil } }

extension EnvironmentValues {
  /// The ground of the sheet around a view; `nil` outside sheets.
  var sheetGround: SheetGround? {
    get { self[SheetGroundKey.self] }
    set { self[SheetGroundKey.self] = newValue }
  }
}

/// Lets a list reach the edges of the sheet that it touches. Its rows keep the margin, like the content above and below.
struct SheetReach: ViewModifier {
  @Environment({ $0.sheetGround }) private var ground

  func body(content: Content) -> some View {
    if let ground { content.ignoresSafeArea(edges: ground.hasMargin ? .all : []) } else { content }
  }
}

/// Gives a view the side margins of rows, unless it has those of a sheet.
private struct RowMargins: ViewModifier {
  @Environment({ $0.sheetGround?.hasMargin ?? false }) private var isInMargin
  @Environment({ $0.screenMetrics }) private var metrics

  func body(content: Content) -> some View { content.padding(.horizontal, isInMargin ? 0 : metrics.margin) }
}

extension View {
  /// Gives this view, which is above or below a list, the side margins of the rows.
  package func alignedWithRows() -> some View { modifier(RowMargins()) }
}

/// The style of the bars of pages: the colour of the sheet around them, or that of bars on the panel.
struct BarStyle: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.sheetGround.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.page(.bar))
  }
}
