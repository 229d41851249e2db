import Graphics
import Looks
import Runtime
import Values

/// The entries of a menu on their background: no larger than the entries, and no larger than the screen, where they scroll.
struct MenuSurface<Entries: View>: View {
  /// The space around the entries, in points.
  let margin: Double
  let entries: Entries
  /// The greatest height of a surface that is as wide as what is offered, in points; `nil` for one that is no wider than its
  /// entries, and no higher than what is offered.
  var wideHeight: Double?
  @Environment({ $0.theme }) private var theme

  var body: some View {
    MenuLayout(wideHeight: wideHeight) { ScrollView { entries.padding(margin) } }
      // What scrolls, and its shade, end at the round corners.
      .clipShape(RoundedRectangle(cornerRadius: theme.metrics.cardRadius))
      .background(FloatingBackground(elevation: .menu))
      // The settings of scroll views on the page do not apply to this one.
      .modifier(
        EnvironmentModifier {
          ($0.scrollFollowers, $0.scrolling) = (ScrollFollowers(), ScrollSettings())
          ($0.scrollTargetBehavior, $0.isScrollEnabled) = (nil, true)
        })
  }
}

/// Makes a scroll view as large as its content, within what is offered.
private struct MenuLayout: Layout {
  let wideHeight: Double?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard let entries = subviews.first else { return .zero }
    let ideal = entries.sizeThatFits(.unspecified).width
    let width = proposal.width.map { wideHeight == nil ? min(ideal, $0) : $0 } ?? ideal
    let height = entries.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    return Size(width: width, height: min(height, wideHeight ?? proposal.height ?? .infinity))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  func makeCache(subviews: Subviews) {}
}
