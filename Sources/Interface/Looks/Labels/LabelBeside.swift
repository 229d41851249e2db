import Graphics
import Runtime

/// A label at the leading edge and its control at the trailing edge; where they do not fit side by side, the label
/// is above the control.
package struct LabelBeside: Layout {
  /// The space between the two, in points.
  package let gap: Double
  /// Whether their first lines share a baseline; otherwise they are centred on the same height.
  package var isOnBaseline = false

  /// Creates a layout of a label beside a control.
  package init(gap: Double, isOnBaseline: Bool = false) { (self.gap, self.isOnBaseline) = (gap, isOnBaseline) }

  /// The space between a label and the control below it, in points, and the share of its width to which a label may
  /// shrink before it is put there.
  private static let rowGap = 4.0, leastLabelShare = 0.8
  /// The share of the row that a control has at least that wants more than its room beside the label.
  private static let leastControlShare = 1.0 / 3

  /// Whether a control has its own width beside its label, and the whole width below it.
  package struct FillsRow: LayoutValueKey {
    package static var defaultValue: Bool { false }
  }

  /// The layout of the two in a width.
  private struct Rows {
    var label: ViewDimensions
    var control: ViewDimensions
    var isStacked = false
    var labelOffer = ProposedViewSize.unspecified, controlOffer = ProposedViewSize.unspecified
  }

  private func rows(_ parts: Subviews, _ width: Double?) -> Rows {
    let (label, control) = (parts[0], parts[1])
    let wanted = label.dimensions(in: .unspecified)
    guard let width, width.isFinite else {
      return Rows(label: wanted, control: control.dimensions(in: .unspecified))
    }
    var rows = Rows(label: wanted, control: wanted)
    // A control that fills its row below the label has its own width beside it, so that those of several rows agree.
    if !control[FillsRow.self] {
      rows.controlOffer = ProposedViewSize(width: max(0, width - gap - wanted.width), height: nil)
    }
    rows.control = control.dimensions(in: rows.controlOffer)
    let labelRoom = width - gap - rows.control.width
    // A text that is cut to an ellipsis leaves its label much room.
    let least = min(control.dimensions(in: .unspecified).width, width * Self.leastControlShare)
    if labelRoom >= wanted.width * Self.leastLabelShare - 0.5, rows.control.width >= least - 0.5 {
      rows.labelOffer = ProposedViewSize(width: labelRoom, height: nil)
    } else {
      rows.isStacked = true
      rows.labelOffer = ProposedViewSize(width: width, height: nil)
      rows.controlOffer = ProposedViewSize(width: width, height: nil)
      rows.control = control.dimensions(in: rows.controlOffer)
    }
    rows.label = label.dimensions(in: rows.labelOffer)
    return rows
  }

  /// The distances by which the label and the control are moved down to align their baselines or their centres.
  private func drops(_ rows: Rows) -> (label: Double, control: Double) {
    let key = isOnBaseline ? VerticalAlignment.firstTextBaseline : .center
    let difference = rows.label[key] - rows.control[key]
    return (max(0, -difference), max(0, difference))
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard subviews.count == 2 else { return rowSize(subviews, proposal) }
    let rows = rows(subviews, proposal.width)
    if rows.isStacked {
      return Size(width: proposal.width ?? 0, height: rows.label.height + Self.rowGap + rows.control.height)
    }
    let drops = drops(rows)
    let whole = rows.label.width + gap + rows.control.width
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? whole
    return Size(
      width: max(width, whole),
      height: max(drops.label + rows.label.height, drops.control + rows.control.height))
  }

  package func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 2 else { return placeRow(subviews, bounds) }
    let rows = rows(subviews, bounds.width)
    let drops = rows.isStacked ? (label: 0, control: rows.label.height + Self.rowGap) : drops(rows)
    let height = max(drops.label + rows.label.height, drops.control + rows.control.height)
    let top = bounds.minY + (bounds.height - height) / 2
    subviews[0].place(at: Point(x: bounds.minX, y: top + drops.label), proposal: rows.labelOffer)
    subviews[1].place(
      at: Point(x: bounds.maxX - rows.control.width, y: top + drops.control), proposal: rows.controlOffer)
  }

  // MARK: A label or a control of several views

  private func rowSize(_ parts: Subviews, _ proposal: ProposedViewSize) -> Size {
    let sizes = parts.map { $0.sizeThatFits(.unspecified) }
    let whole = sizes.reduce(0) { $0 + $1.width } + gap * Double(max(0, sizes.count - 1))
    return Size(width: max(whole, proposal.width ?? 0), height: sizes.map(\.height).max() ?? 0)
  }

  /// Places all views but the last at the leading edge, and the last at the trailing edge.
  private func placeRow(_ parts: Subviews, _ bounds: Rect) {
    var x = bounds.minX
    for (index, part) in parts.enumerated() {
      let size = part.sizeThatFits(.unspecified)
      if index == parts.count - 1, parts.count > 1 { x = max(x, bounds.maxX - size.width) }
      part.place(at: Point(x: x, y: bounds.midY - size.height / 2), proposal: .unspecified)
      x += size.width + gap
    }
  }
}
