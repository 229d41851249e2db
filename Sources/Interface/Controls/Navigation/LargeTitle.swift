import Looks
import Graphics
import Runtime

/// The large title of a page, in its own line below the bar.
///
/// As the page scrolls, the title goes behind the bar, which then shows it small. Without a bar, a line of the bar's
/// height stays and shows the small title.
struct LargeTitle: View {
  let title: Text
  /// Whether there is a bar above the title.
  let hasRow: Bool
  /// The scroll view of the page.
  let scrolling: ScrollFollower
  @Binding var isGone: Bool
  @Environment({ $0.screenMetrics }) private var metrics

  /// The height of the line below the title, and the space above the line, in points.
  private static let line = 1.0, gap = 10.0

  var body: some View {
    VStack(spacing: 0) {
      PageTitle(title: title, font: .largeTitle.bold()).minimumScaleFactor(0.6)
        .accessibilityHidden(isGone)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 20).padding(.top, hasRow ? 0 : 12).padding(.bottom, Self.gap)
        .overlay(alignment: .bottom) { if isGone, !hasRow { small } }
      BarLine()
    }
    .background(BarStyle())
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .modifier(
      LargeTitleModifier(
        least: hasRow ? Self.line : Self.line + metrics.barHeight, gap: Self.gap, scrolling: scrolling, isGone: $isGone)
    )
  }

  private var small: some View {
    PageTitle(title: title, font: .headline)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity).frame(height: metrics.barHeight)
      .background(BarStyle())
  }
}

/// Moves a large title up as far as the page has been scrolled.
private struct LargeTitleModifier: LayoutModifier {
  /// The height of the part that stays, and the height of the space below the words, in points.
  let least: Double
  let gap: Double
  let scrolling: ScrollFollower
  let isGone: Binding<Bool>

  func makeBehavior(for layoutNode: LayoutNode) -> LargeTitleBehavior { LargeTitleBehavior(layoutNode) }

  func configure(_ behavior: LargeTitleBehavior, in environment: EnvironmentValues) {
    (behavior.least, behavior.gap, behavior.scrolling, behavior.isGone) = (least, gap, scrolling, isGone)
  }
}

/// The layout node of a large title. Its frame stays, so that the page below is not laid out again while it scrolls.
final class LargeTitleBehavior: LayoutBehavior, GeometryObserver {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var least = 0.0 { didSet { if least != oldValue { setNeedsLayout() } } }
  var gap = 0.0
  var scrolling: ScrollFollower?
  var isGone = Binding.constant(false)
  /// The distance by which the title is moved up, in points.
  private var shift = 0.0 { didSet { if shift != oldValue { setNeedsLayout() } } }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    [Placement(origin: Point(x: 0, y: -min(shift, max(0, size.height - least))), proposal: proposal)]
  }

  func adjust(_ state: inout PaintState) { state.clip(to: Rect(origin: .zero, size: frame.size)) }

  func hitTest(_ point: Point) -> LayoutNode? { point.y < 0 ? nil : layoutNode.hitTestContents(point) }

  func stageChanged() { stage.observeGeometry(self, isOnStage) }

  func layoutSettled() {
    shift = position
    let isGone = shift > 0 && shift >= frame.height - least - gap
    if isGone != self.isGone.wrappedValue { self.isGone.wrappedValue = isGone }
  }

  /// The distance by which the page is scrolled, in points. Only content that scrolls behind the title counts: no list
  /// further below, and no list in a sheet.
  private var position: Double {
    guard let scroll = scrolling?.layoutNode, scroll.isOnStage else { return 0 }
    let top = scroll.layoutNode.stageFrame.minY - scroll.reach.top
    return abs(top - layoutNode.stageFrame.minY) < 1 ? max(0, scroll[.vertical].position) : 0
  }
}
