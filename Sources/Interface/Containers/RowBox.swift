import Graphics

/// How the rows of a list look.
struct RowLook: Equatable {
  /// Whether rows stand on cards with round corners.
  var isInset = true
  var ground = RGBA.white
  var separator = RGBA.black
  var thickness = 1.0

  /// The space between sections, in points.
  var sectionGap: Double { isInset ? 24 : 8 }

  /// The radius of a card's corners, in points.
  static let radius = 12.0
  /// The least height of a row, in points: that of what is touched, unless the environment has another.
  var leastHeight = RowLook.touchedHeight
  static let touchedHeight = 44.0
  /// The space around a row's content, in points.
  static let insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
}

/// What a view tells the list around it.
struct RowTraits {
  var insets: EdgeInsets?
  var separator: Visibility?
  var separatorTint: Color?
  var hasGround = false
  /// Whether it cannot be chosen.
  var isFixed: Bool?
}

private enum RowTraitsKey: LayoutValueKey { static var defaultValue: RowTraits { RowTraits() } }

extension Box {
  /// What the view tells the list, from however many modifiers.
  var rowTraits: RowTraits {
    var traits = RowTraits()
    var box: Box? = self
    while let candidate = box {
      if let told = (candidate as? LayoutValueBox)?.value as? RowTraits {
        traits.insets = traits.insets ?? told.insets
        traits.separator = traits.separator ?? told.separator
        traits.separatorTint = traits.separatorTint ?? told.separatorTint
        traits.isFixed = traits.isFixed ?? told.isFixed
      }
      if candidate is RowGroundBox { traits.hasGround = true }
      box = (candidate as? RowGroundBox)?.content ?? (candidate.children.count == 1 ? candidate.children[0] : nil)
    }
    return traits
  }
}

/// One row of a list: content with space around it, and a line below unless it is the last.
final class RowBox: Box {
  var look = RowLook() {
    didSet {
      if look != oldValue { setNeedsPaint() }
      if look.leastHeight != oldValue.leastHeight { setNeedsLayout() }
    }
  }
  var isLast = false { didSet { if isLast != oldValue { setNeedsPaint() } } }
  var isSelected = false { didSet { if isSelected != oldValue { setNeedsPaint() } } }
  var selection = RGBA.clear { didSet { if selection != oldValue { setNeedsPaint() } } }
  var hidesSeparator = false
  /// What the list's selection calls the row.
  var id: AnyHashable?
  /// What is touched where nothing in the row is: the row as a whole, if it can be chosen.
  weak var touched: Box?

  override func hitTest(_ point: Point) -> Box? {
    if let hit = super.hitTest(point) { return hit }
    guard Rect(origin: .zero, size: frame.size).contains(point) else { return nil }
    return touched ?? RowTouchBox.only(in: self)
  }

  private var insets: EdgeInsets { children.first?.rowTraits.insets ?? RowLook.insets }

  override var layoutPriority: Double { 0 }
  override var zIndex: Double { 0 }
  override var spacerDirection: SpacerDirection? { .along(.horizontal) }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: insets).replacing(.vertical, by: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let inner = children.first?.sizeThatFits(offer(proposal)) ?? .zero
    return Size(
      width: proposal.width ?? inner.width + insets.horizontal,
      height: max(look.leastHeight, inner.height + insets.vertical))
  }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let insets = insets
    return children.map { child in
      let offer = offer(proposal)
      let room = size.height - insets.vertical
      let y = insets.top + (room - child.sizeThatFits(offer).height) / 2
      return Placement(origin: Point(x: insets.leading, y: y), proposal: offer)
    }
  }

  override func paint(into painter: inout Painter) {
    if isSelected { painter.fill(painter.bounds, selection) }
  }

  override func paintOver(into painter: inout Painter) {
    let traits = children.first?.rowTraits ?? RowTraits()
    guard !isLast, !hidesSeparator, traits.separator != .hidden, let content = children.first else { return }
    let proposal = ProposedViewSize(content.frame.size)
    let inner = content.dimensions(proposal)
    let start = content.frame.minX + (isMirrored ? 0 : inner[HorizontalAlignment.listRowSeparatorLeading])
    let line = Rect(
      x: isMirrored ? 0 : start, y: painter.size.height - look.thickness,
      width: isMirrored ? content.frame.maxX : painter.size.width - start, height: look.thickness)
    let tint = traits.separatorTint.flatMap { tint in node.map { tint.resolve(in: $0.environment) } }
    painter.fill(line, tint ?? look.separator)
  }
}

/// Shows a view behind a whole row of a list.
final class RowGroundBox: Box {
  private(set) weak var content: Box?
  private weak var ground: Box?

  override func setContent(_ boxes: [Box]) {
    // The ground comes first, in a box of its own.
    ground = boxes.first
    content = boxes.last
    super.setContent(boxes)
  }

  private var row: RowBox? { ancestry.lazy.compactMap { $0 as? RowBox }.first }

  override var layoutPriority: Double { content?.layoutPriority ?? 0 }
  override var shownChildren: [Box] { row == nil ? content.map { [$0] } ?? [] : super.shownChildren }
  override func measure(_ proposal: ProposedViewSize) -> Size { content?.sizeThatFits(proposal) ?? .zero }
  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    content?.guide(key, proposal)
  }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { child in
      guard child === ground, let row else { return Placement(origin: .zero, proposal: proposal) }
      let (mine, its) = (stageOrigin, row.stageOrigin)
      return Placement(
        origin: Point(x: its.x - mine.x, y: its.y - mine.y), proposal: ProposedViewSize(row.frame.size))
    }
  }
}

private struct RowGround<Inside: View>: ContainerView {
  let inside: Inside
  func makeBox(for node: Node) -> RowGroundBox { RowGroundBox(node: node) }
  func configure(_ box: RowGroundBox, in environment: EnvironmentValues) {}
}

extension View {
  /// Sets the space around the view as a row of a list, in points; `nil` for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowTraitsKey.self, value: RowTraits(insets: insets))
  }

  /// Keeps the row of a list from being chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: RowTraitsKey.self, value: RowTraits(isFixed: isDisabled))
  }

  /// Shows or hides the line below the view as a row of a list.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    layoutValue(
      key: RowTraitsKey.self, value: RowTraits(separator: edges.contains(.bottom) ? visibility : nil))
  }

  /// Sets the colour of the line below the view as a row of a list.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    layoutValue(key: RowTraitsKey.self, value: RowTraits(separatorTint: edges.contains(.bottom) ? color : nil))
  }

  /// Shows a view behind this one as a row of a list, from edge to edge of the row.
  @ViewBuilder public func listRowBackground<Ground: View>(_ view: Ground?) -> some View {
    if let view { RowGround(inside: TupleView((ZStack { view }, ZStack { self }))) } else { self }
  }
}
