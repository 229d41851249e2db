import Faceplate
import Foundation

struct EqualWidthHStack: Layout {
  struct CacheData {
    let maxSize: CGSize
    let spacing: [CGFloat]
    let totalSpacing: CGFloat
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let maxSize = maxSize(subviews: subviews)
    let spacing = spacing(subviews: subviews)
    let totalSpacing = spacing.reduce(0) { $0 + $1 }
    return CacheData(maxSize: maxSize, spacing: spacing, totalSpacing: totalSpacing)
  }

  func updateCache(_ cache: inout CacheData, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: cache.maxSize.width * CGFloat(subviews.count) + cache.totalSpacing,
      height: cache.maxSize.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
    guard !subviews.isEmpty else { return }
    let placementProposal = ProposedViewSize(width: cache.maxSize.width, height: cache.maxSize.height)
    var nextX = bounds.minX + cache.maxSize.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: nextX, y: bounds.midY),
        anchor: .center,
        proposal: placementProposal)
      nextX += cache.maxSize.width + cache.spacing[index]
    }
  }

  private func maxSize(subviews: Subviews) -> CGSize {
    let subviewSizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let maxSize: CGSize = subviewSizes.reduce(.zero) { currentMax, subviewSize in
      CGSize(
        width: max(currentMax.width, subviewSize.width),
        height: max(currentMax.height, subviewSize.height))
    }
    return maxSize
  }

  private func spacing(subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(
        to: subviews[index + 1].spacing,
        along: .horizontal)
    }
  }
}

private struct RankKey: LayoutValueKey {
  static let defaultValue: Int = 1
}

extension View {
  func rank(_ value: Int) -> some View {
    layoutValue(key: RankKey.self, value: value)
  }
}

struct RadialLayout: Layout {
  var rotation: Angle = .zero

  var animatableData: Double {
    get { rotation.radians }
    set { rotation = .radians(newValue) }
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = nil
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
    let ranks = subviews.map { subview in subview[RankKey.self] }
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: angle * Double(index) + rotation.radians))
      point.x += bounds.midX
      point.y += bounds.midY + CGFloat(ranks[index] - 1)
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    nil
  }
}

extension VerticalAlignment {
  private struct DialBottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }
  static let dialBottom = VerticalAlignment(DialBottom.self)
}

struct LayoutsScreen: View {
  @State private var isRadial = false
  @State private var angle = Angle.zero
  @Namespace private var namespace
  @State private var measured: CGFloat?

  var body: some View {
    let layout = isRadial ? AnyLayout(RadialLayout(rotation: angle)) : AnyLayout(HStackLayout(spacing: 12))
    VStack(alignment: .leading, spacing: 16) {
      EqualWidthHStack {
        ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { name in
          Button {
          } label: {
            Text(name).frame(maxWidth: .infinity)
          }
          .buttonStyle(.bordered)
        }
      }
      layout {
        ForEach(0..<5) { index in
          Text("\(index)")
            .padding(10)
            .background(Circle().fill(.quaternary))
            .rank(index)
        }
      }
      .frame(height: 160)
      .frame(width: measured)
      HStack(alignment: .dialBottom) {
        Text("High").alignmentGuide(.dialBottom) { d in d[.bottom] - 10 }
        Text("Low").font(.title)
      }
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 8) {
        GridRow {
          Text("Name")
          Text("Value").gridColumnAlignment(.trailing)
        }
        .font(.caption)
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Power")
          Text(12.5, format: .number.precision(.fractionLength(2)))
        }
        GridRow {
          Color.clear.gridCellColumns(2).frame(height: 1)
        }
      }
      ViewThatFits(in: .horizontal) {
        HStack { ForEach(0..<40) { Text("Column \($0)") } }
        Text("Narrow")
      }
      Button("Toggle") {
        withAnimation(.bouncy) { isRadial.toggle() }
        measured = measured == nil ? 200 : nil
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60, maximum: 90), spacing: 8), GridItem(.fixed(40))]) {
        ForEach(0..<6, id: \.self) { Text("Item \($0)") }
      }
    }
    .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: {
      measured = $0 > 1000 ? 1000 : nil
    }
  }
}
