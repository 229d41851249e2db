import Graphics
import Runtime

/// Views side by side, in as many rows as the width needs.
///
///     FlowLayout {
///       Button("Start") {}
///       Button("Empty") {}
///       Button("Wash") {}
///     }
@preconcurrency @MainActor public struct FlowLayout: Layout {
  private let spacing: Double
  private let rowSpacing: Double

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - spacing: the space between views of a row, in points.
  ///   - rowSpacing: the space between rows, in points; `nil` for the space between views.
  public init(spacing: Double = 10, rowSpacing: Double? = nil) {
    self.spacing = spacing
    self.rowSpacing = rowSpacing ?? spacing
  }

  /// A row: the views with their sizes and what these were measured with, and the height.
  ///
  /// A view is placed with the same proposal, and not with its size: a view that is offered just its size would seem to
  /// take the width that there is, and viewers would see how wide a private text is.
  private struct Row {
    var parts: [(view: LayoutSubview, size: Size, offer: ProposedViewSize)] = []
    var width = 0.0
    var height = 0.0
  }

  private func rows(_ parts: Subviews, in width: Double?) -> [Row] {
    let limit = width ?? .infinity
    var rows = [Row()]
    for part in parts {
      var offer = ProposedViewSize.unspecified
      var size = part.sizeThatFits(offer)
      if size.width > limit {
        offer = ProposedViewSize(width: limit, height: nil)
        size = part.sizeThatFits(offer)
      }
      let gap = rows[rows.count - 1].parts.isEmpty ? 0 : spacing
      if gap > 0, rows[rows.count - 1].width + gap + size.width > limit + 0.5 { rows.append(Row()) }
      var row = rows.removeLast()
      row.width += (row.parts.isEmpty ? 0 : spacing) + size.width
      row.height = max(row.height, size.height)
      row.parts.append((part, size, offer))
      rows.append(row)
    }
    return rows
  }

  /// The width of the widest row, and the height of all rows.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let rows = rows(subviews, in: proposal.width)
    return Size(
      width: rows.map(\.width).max() ?? 0,
      height: rows.reduce(0) { $0 + $1.height } + rowSpacing * Double(rows.count - 1))
  }

  /// Places the rows one below the other, with the middles of the views of a row at one height.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var top = bounds.minY
    for row in rows(subviews, in: bounds.width) {
      var x = bounds.minX
      for (view, size, offer) in row.parts {
        view.place(at: Point(x: x, y: top + (row.height - size.height) / 2), proposal: offer)
        x += size.width + spacing
      }
      top += row.height + rowSpacing
    }
  }
}
