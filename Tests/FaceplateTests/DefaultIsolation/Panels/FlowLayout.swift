import Faceplate

// A layout of an application's own, with a cache and a value of each child.

struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func weight(_ weight: CGFloat) -> some View { layoutValue(key: Weight.self, value: weight) }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let frames = frames(in: proposal.replacingUnspecifiedDimensions().width, cache.sizes)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (subview, frame) in zip(subviews, frames(in: bounds.width, cache.sizes)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(in width: CGFloat, _ sizes: [CGSize]) -> [CGRect] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return sizes.map { size in
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      defer {
        origin.x += size.width + spacing
        lineHeight = max(lineHeight, size.height)
      }
      return CGRect(origin: origin, size: size)
    }
  }
}

struct WeightedRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.width ?? 300,
      height: subviews.map { $0.dimensions(in: .unspecified).height }.max() ?? .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let total = subviews.reduce(0) { $0 + $1[Weight.self] }
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / total
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .init(width: width, height: bounds.height))
      x += width
    }
  }
}

struct FlowPanel: View {
  @State private var isVertical = false

  var body: some View {
    let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(FlowLayout(spacing: 4))
    VStack(alignment: .leading) {
      layout {
        ForEach(0..<5) { index in
          Text("Tag \(index)").frame(width: 80, height: 30)
        }
      }
      WeightedRow {
        Color.red.frame(height: 10).accessibilityLabel("narrow")
        Color.blue.frame(height: 20).weight(3).accessibilityLabel("wide")
      }
      Button("Turn") { isVertical.toggle() }
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
        GridRow {
          Text("Speed")
          Text("40 %").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Temperature")
          Text("180")
        }
      }
    }
    .frame(width: 300)
  }
}
