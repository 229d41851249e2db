import Graphics
import Runtime

/// The two buttons of a stepper at both sides of its value.
///
/// In a narrow space the value shrinks first, then the buttons. In a separate row the stepper fills the width.
///
/// A row with a value begins with the area that is touched for the value: it is as wide as the space between the buttons.
struct StepperRow: Layout {
  /// The width of the value where there is room, in points, so that steppers one below the other have one width.
  let valueWidth: Double
  /// Whether the stepper is as wide as it is offered.
  var fills = false

  /// The area that is touched for the value, if there is one, and the visible parts.
  private func parts(_ subviews: Subviews) -> (area: LayoutSubview?, visible: [LayoutSubview]) {
    subviews.count == 4 ? (subviews[0], Array(subviews.dropFirst())) : (nil, Array(subviews))
  }

  /// The widths of the visible parts in a width.
  private func widths(_ parts: [LayoutSubview], _ width: Double?) -> [Double] {
    let natural = parts.map { $0.sizeThatFits(.unspecified).width }
    guard parts.count == 3 else { return natural }
    let (button, least) = (natural[0], parts[0].sizeThatFits(ProposedViewSize(width: 0, height: nil)).width)
    let wanted = max(natural[1], valueWidth)
    guard let width, width.isFinite else { return [button, wanted, natural[2]] }
    let value = min(
      max(natural[1], min(width - 2 * button, fills ? .infinity : wanted)), max(0, width - 2 * least))
    let side = max(least, min(button, (width - value) / 2))
    return [side, value, side]
  }

  /// The width of all parts, and the height of the highest one.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let parts = parts(subviews).visible
    return Size(
      width: widths(parts, proposal.width).reduce(0, +),
      height: parts.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (area, parts) = parts(subviews)
    var x = bounds.minX
    for (index, (part, width)) in zip(parts, widths(parts, bounds.width)).enumerated() {
      let size = part.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let (y, offer) = (bounds.midY - size.height / 2, ProposedViewSize(width: width, height: size.height))
      part.place(at: Point(x: x + (width - size.width) / 2, y: y), proposal: offer)
      if index == 1 { area?.place(at: Point(x: x, y: y), proposal: offer) }
      x += width
    }
  }
}

/// The four buttons of a stepper with large steps around its value; where they do not fit into one row, below it.
///
/// The row begins with the area that is touched for the value: all of the space between the buttons for single steps.
struct CoarseRow: Layout {
  /// The area that is touched for the value, and the visible parts.
  private func parts(_ subviews: Subviews) -> (area: LayoutSubview?, visible: [LayoutSubview]) {
    subviews.count == 6 ? (subviews[0], Array(subviews.dropFirst())) : (nil, Array(subviews))
  }

  private func widths(_ parts: [LayoutSubview]) -> [Double] { parts.map { $0.sizeThatFits(.unspecified).width } }

  private func heights(_ parts: [LayoutSubview]) -> [Double] { parts.map { $0.sizeThatFits(.unspecified).height } }

  /// Whether all parts fit into one row.
  private func isOneRow(_ parts: [LayoutSubview], _ width: Double?) -> Bool {
    parts.count != 5 || widths(parts).reduce(0, +) <= (width ?? .infinity) + 0.5
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let parts = parts(subviews).visible
    let (widths, heights) = (widths(parts), heights(parts))
    guard let width = proposal.width, !isOneRow(parts, width) else {
      return Size(width: widths.reduce(0, +), height: heights.max() ?? 0)
    }
    return Size(width: width, height: Self.valueHeight(heights[2]) + (heights.max() ?? 0))
  }

  /// The height of the value above the buttons, in points.
  private static func valueHeight(_ text: Double) -> Double { (text * 1.4).rounded() }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (area, parts) = parts(subviews)
    let (widths, heights) = (widths(parts), heights(parts))
    if isOneRow(parts, bounds.width) {
      var x = bounds.minX
      for (index, (part, size)) in zip(parts, zip(widths, heights)).enumerated() {
        let place = Point(x: x, y: bounds.midY - size.1 / 2)
        part.place(at: place, proposal: .unspecified)
        if index == 2 { area?.place(at: place, proposal: ProposedViewSize(width: size.0, height: size.1)) }
        x += size.0
      }
      return
    }
    let value = Self.valueHeight(heights[2])
    let valueWidth = min(widths[2], bounds.width)
    parts[2].place(
      at: Point(x: bounds.midX - valueWidth / 2, y: bounds.minY + (value - heights[2]) / 2 + 2),
      proposal: ProposedViewSize(width: valueWidth, height: nil))
    let share = bounds.width / 4
    for (place, index) in [0, 1, 3, 4].enumerated() {
      let offer = ProposedViewSize(width: share, height: heights[index])
      let inset = (share - parts[index].sizeThatFits(offer).width) / 2
      parts[index].place(
        at: Point(x: bounds.minX + Double(place) * share + inset, y: bounds.minY + value), proposal: offer)
    }
    // The buttons are above the area, so that it only takes the touches beside and between them.
    let width = max(valueWidth, 2 * share)
    area?.place(
      at: Point(x: bounds.midX - width / 2, y: bounds.minY),
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}
