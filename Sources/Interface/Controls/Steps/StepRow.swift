import Looks
import Graphics
import Runtime
import Values

/// Lays out the circles of a step indicator in a row or a column with their captions, and draws the lines
/// between them.
struct StepRow<Steps: View>: ContainerView, Animatable {
  let count: Int
  let radius: Double
  let lineWidth: Double
  let isVertical: Bool
  /// The index of the current step, between two steps during an advance. The lines before it have the colour of
  /// passed lines.
  var passed: Double
  /// The index of the current step, whose caption is the only one shown where there is no room for all.
  let current: Int
  let colors: StepIndicatorColors
  let hasCaptions: Bool
  let isPressable: Bool
  /// The circles, then the captions, then the text that replaces both where there is no room.
  let inside: Steps

  var animatableData: Double {
    get { passed }
    set { passed = newValue }
  }

  func makeBehavior(for layoutNode: LayoutNode) -> StepRowBehavior { StepRowBehavior(layoutNode) }

  func configure(_ behavior: StepRowBehavior, in environment: EnvironmentValues) {
    behavior.look = StepRowBehavior.Look(
      count: max(0, count), radius: radius, lineWidth: lineWidth, isVertical: isVertical, passed: passed,
      current: current, hasCaptions: hasCaptions, isPressable: isPressable, isMirrored: environment.isRightToLeft,
      passedLine: colors.passedLine.resolve(in: environment),
      line: colors.line.resolve(in: environment))
  }
}

/// Lays out a ``StepRow``.
final class StepRowBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Everything that affects the layout or the picture.
  struct Look: Equatable {
    var count = 0
    var radius = 0.0
    var lineWidth = 0.0
    var isVertical = false
    var passed = -1.0
    var current = -1
    var hasCaptions = false
    /// Whether some of the circles are buttons, which a fingertip has to hit.
    var isPressable = false
    var isMirrored = false
    var passedLine = RGBA.clear, line = RGBA.clear
  }

  /// The distance between a circle and its caption, and the ideal distance between circles, in points.
  private static let captionGap = 8.0
  private static let idealGap = 50.0
  /// The diameter of the circles, in points, where neither a radius is set nor a height offered.
  private static let idealDiameter = 44.0
  /// The diameter, in points, below which the row asks for more height than it is offered, so that numbers stay
  /// legible.
  private static let legible = 26.0
  /// The height of a caption, as a multiple of one line, from which it counts as two lines and its text is not shrunk.
  private static let twoLines = 1.8
  /// The gap between two circles from which the line between them is seen, in points.
  private static let lineRoom = 2 * StepGeometry.lineGap + 8

  private var isTooNarrow = false
  /// Whether the captions do not fit beside each other, so that only that of the current step is shown.
  private var showsOneCaption = false
  var look = Look() {
    didSet {
      if look == oldValue { return }
      isMirrored = look.isMirrored
      if look.current != oldValue.current, showsOneCaption { layoutNode.shownChildrenChanged() }
      setNeedsLayout()
      setNeedsPaint()
    }
  }

  // MARK: Layout

  private var captions: [LayoutNode] {
    look.hasCaptions ? Array(children.dropFirst(look.count).prefix(look.count)) : []
  }

  /// The sizes of the captions, and whether only that of the current step is shown: equal text size takes priority over
  /// showing every caption. In a row a caption is as wide as its circle and the gap, less 8 points.
  private func captionSizes(_ row: StepGeometry) -> (sizes: [Size], isOne: Bool) {
    if look.isVertical { return (captions.map { $0.sizeThatFits(.unspecified) }, false) }
    let room = 2 * row.radius + row.gap - 8
    let sizes = captions.map { $0.sizeThatFits(ProposedViewSize(width: room, height: nil)) }
    let ideal = captions.map { $0.sizeThatFits(.unspecified) }
    let fits = zip(sizes, ideal).allSatisfy { size, ideal in
      ideal.width <= room + 0.5 || size.height >= ideal.height * Self.twoLines
    }
    if fits { return (sizes, false) }
    return (ideal.map { Size(width: min($0.width, row.length), height: $0.height) }, true)
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    guard look.count > 0 else { return .zero }
    let full = look.radius > 0 ? 2 * look.radius : Self.idealDiameter
    let ideal = full * Double(look.count) + Self.idealGap * Double(look.count - 1)
    let length = (look.isVertical ? proposal.height : proposal.width) ?? ideal
    let across = (look.isVertical ? proposal.width : proposal.height) ?? .infinity
    // Ask for legible circles even where less is offered: other views have to give way.
    let least = min(full, look.isPressable ? Self.idealDiameter : Self.legible)
    let circles = max(diameter(across), least)
    let row = geometry(length, breadth: circles)
    let beside = room(besides: row)
    let wanted = max(diameter(across - beside), least)
    let breadth = (isLessened(row, breadth: circles) ? min(wanted, 2 * row.radius) : wanted) + beside
    return look.isVertical ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  /// The geometry of a row. Circles that cannot be pressed and have captions shrink so that the lines between them stay
  /// visible. This also leaves more room for the captions.
  private func geometry(_ length: Double, breadth: Double) -> StepGeometry {
    let row = StepGeometry(
      length: length, breadth: breadth, count: look.count, radius: look.radius, lineWidth: look.lineWidth)
    guard look.hasCaptions, !look.isVertical, !look.isPressable, look.count > 1, row.gap < Self.lineRoom else {
      return row
    }
    let radius = (length - Self.lineRoom * Double(look.count - 1)) / (2 * Double(look.count))
    guard radius >= Self.legible / 2, radius < row.radius else { return row }
    return StepGeometry(
      length: length, breadth: 2 * radius, count: look.count, radius: radius, lineWidth: look.lineWidth)
  }

  /// Whether the circles of a row are smaller than their breadth for the sake of lines and captions.
  private func isLessened(_ row: StepGeometry, breadth: Double) -> Bool {
    look.hasCaptions && !look.isVertical && row.gap == Self.lineRoom && 2 * row.radius < breadth
  }

  /// The geometry in the final size, after the captions have taken their share.
  private func row(in size: Size) -> StepGeometry {
    let (length, across) = look.isVertical ? (size.height, size.width) : (size.width, size.height)
    let beside = room(besides: geometry(length, breadth: diameter(across)))
    return geometry(length, breadth: max(0, diameter(across - beside)))
  }

  /// The extent across that the captions take beside the circles, including their gap, in points.
  private func room(besides row: StepGeometry) -> Double {
    captionSizes(row).sizes.map { look.isVertical ? $0.width : $0.height }.max().map { $0 + Self.captionGap } ?? 0
  }

  /// The diameter of the circles in a row of a height; without a radius the whole height.
  private func diameter(_ height: Double) -> Double {
    if look.radius > 0 { return min(2 * look.radius, height) }
    return height.isFinite ? height : Self.idealDiameter
  }

  /// Converts coordinates along and across the row to horizontal and vertical ones.
  private func point(_ along: Double, _ across: Double) -> Point {
    look.isVertical ? Point(x: across, y: along) : Point(x: along, y: across)
  }

  /// Replaces the circles by the text, or restores them, depending on the size.
  func willPlace(in size: Size, proposal: ProposedViewSize) {
    let row = row(in: size)
    let isOne = captionSizes(row).isOne
    if row.isTooNarrow == isTooNarrow, isOne == showsOneCaption { return }
    (isTooNarrow, showsOneCaption) = (row.isTooNarrow, isOne)
    layoutNode.shownChildrenChanged()
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let row = row(in: size)
    let sizes = captionSizes(row).sizes
    return children.indices.map { index in
      if index < look.count { return circle(row, index) }
      let step = index - look.count
      guard step < sizes.count else {
        return Placement(origin: .zero, proposal: ProposedViewSize(size))
      }
      return caption(row, step, sizes[step], in: size)
    }
  }

  private func circle(_ row: StepGeometry, _ index: Int) -> Placement {
    let center = row.center(index)
    let side = 2 * row.radius
    return Placement(
      origin: point(center.x - row.radius, center.y - row.radius), proposal: ProposedViewSize(width: side, height: side)
    )
  }

  private func caption(_ row: StepGeometry, _ step: Int, _ extent: Size, in size: Size) -> Placement {
    let center = row.center(step)
    let below = center.y + row.radius + Self.captionGap
    let offer = ProposedViewSize(extent)
    if look.isVertical {
      return Placement(origin: Point(x: below, y: center.x - extent.height / 2), proposal: offer)
    }
    let x = max(0, min(size.width - extent.width, center.x - extent.width / 2))
    return Placement(origin: Point(x: x, y: below), proposal: offer)
  }

  var shownChildren: [LayoutNode] {
    let words = look.count * (look.hasCaptions ? 2 : 1)
    guard children.count > words else { return children }
    if isTooNarrow { return Array(children[words...]) }
    if !showsOneCaption { return Array(children[..<words]) }
    let caption = look.count + look.current
    return Array(children[..<look.count]) + (look.count..<words ~= caption ? [children[caption]] : [])
  }

  // MARK: Picture

  func paint(into painter: inout Painter) {
    let row = row(in: painter.size)
    if row.isTooNarrow { return }
    for index in 0..<max(0, look.count - 1) {
      guard let line = row.line(after: index) else { continue }
      let across = row.center(index).y - row.lineWidth / 2
      let passed = line.lowerBound + max(0, min(1, look.passed - Double(index))) * (line.upperBound - line.lowerBound)
      paintLine(from: line.lowerBound, to: passed, across, row, look.passedLine, &painter)
      paintLine(from: passed, to: line.upperBound, across, row, look.line, &painter)
    }
  }

  /// Draws a part of a line between two circles.
  private func paintLine(
    from start: Double, to end: Double, _ across: Double, _ row: StepGeometry, _ color: RGBA, _ painter: inout Painter
  ) {
    if end <= start { return }
    let (origin, size) = (point(start, across), point(end - start, row.lineWidth))
    let x = isMirrored ? painter.size.width - origin.x - size.x : origin.x
    painter.fill(Rect(x: x, y: origin.y, width: size.x, height: size.y), color)
  }
}
