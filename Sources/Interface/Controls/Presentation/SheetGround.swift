import Looks
import Graphics
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
    if let ground { content.modifier(SheetReachModifier(isOn: ground.hasMargin)) } else { content }
  }
}

private struct SheetReachModifier: LayoutModifier {
  let isOn: Bool

  func makeBehavior(for layoutNode: LayoutNode) -> SheetReachBehavior { SheetReachBehavior(layoutNode) }

  func configure(_ behavior: SheetReachBehavior, in environment: EnvironmentValues) {
    behavior.isOn = isOn
    behavior.isMirrored = environment.isRightToLeft
  }
}

/// Extends a view through the margin of the sheet that it touches.
private final class SheetReachBehavior: LayoutBehavior, GeometryObserver {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var isOn = false { didSet { if isOn != oldValue { setNeedsLayout() } } }
  /// The distances by which the view extends, in points.
  private var grown = EdgeInsets()

  /// The edges at which nothing but the margin of the sheet keeps the view off. A list goes under a bar by itself.
  private var edges: Edge.Set {
    if !isOn { return [] }
    let inside = ancestry.dropFirst().prefix { ($0.behavior as? ScrollBehavior)?.isForOverflow != true }
    let bars = inside.compactMap { layoutNode -> EdgeInsets? in
      if case .inside(let insets)? = layoutNode.behavior.unsafeEdges { insets } else { nil }
    }
    // The outermost insets are the margin.
    return bars.dropLast().reduce(into: .all) { edges, bar in
      for edge in Edge.allCases where bar[edge] > 0 { edges.remove(.init(edge)) }
    }
  }

  var unsafeEdges: UnsafeEdges? { .ignored(edges) }
  func stageChanged() { stage.observeGeometry(self, isOnStage) }

  func willPlace(in size: Size, proposal: ProposedViewSize) { grown = layoutNode.safeArea.at(edges) }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let offer = ProposedViewSize(
      width: (proposal.width ?? size.width) + grown.horizontal,
      height: (proposal.height ?? size.height) + grown.vertical)
    return children.map { _ in
      Placement(origin: Point(x: -grown.leading, y: -grown.top), proposal: offer)
    }
  }

  /// The view may touch an edge, or no longer touch it, although its own layout has not changed.
  func layoutSettled() { if layoutNode.safeArea.at(edges) != grown { setNeedsLayout() } }
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
