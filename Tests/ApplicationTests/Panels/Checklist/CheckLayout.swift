import Faceplate

struct CheckFlow: Layout {
  struct Cache { var sizes: [CGSize] = [] }
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: cache.sizes.map(\.height).reduce(0, +))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: ProposedViewSize(cache.sizes[index]))
      y +=
        cache.sizes[index].height
        + (index > 0 ? subview.spacing.distance(to: subviews[index - 1].spacing, along: .vertical) : 0)
      _ = subview[CheckValue.self] + subview.priority
    }
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}
struct CheckValue: LayoutValueKey { static let defaultValue: Double = 0 }

struct CheckLayout: View {
  @State private var isWide = true
  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(CheckFlow())
    layout {
      Text("A").layoutValue(key: CheckValue.self, value: 2); Text("B").layoutPriority(1)
    }
    ViewThatFits(in: .horizontal) {
      Text("long"); Text("s")
    }
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow(alignment: .firstTextBaseline) {
        Text("1"); Text("2").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Text("3").gridCellColumns(2).gridCellAnchor(.center) }
    }
    LazyHGrid(rows: [
      GridItem(.adaptive(minimum: 20)), GridItem(.flexible(minimum: 10, maximum: 20), spacing: 2, alignment: .top),
    ]) { Text("C") }
    ScrollView([.horizontal, .vertical]) { Text("D") }
    Text("E").frame(minWidth: 0, idealWidth: 20, maxWidth: .infinity, minHeight: 0, maxHeight: 30, alignment: .leading)
      .padding([.horizontal, .top], 4).padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
      .offset(x: 1).offset(CGSize(width: 1, height: 1)).position(x: 3, y: 3).position(CGPoint(x: 3, y: 4)).fixedSize()
      .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) { Text("F") }
      .alignmentGuide(.leading) { $0[.trailing] + $0.width / 2 }
      .alignmentGuide(VerticalAlignment.center) { d in d[VerticalAlignment.bottom] }
  }
}
