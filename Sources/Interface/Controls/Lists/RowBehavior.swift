import Looks
import Graphics
import Runtime
import Values

/// The appearance of the rows of a list.
struct RowLook: Equatable {
  /// Whether the rows are on cards with rounded corners.
  var isInset = true
  /// Whether the rows belong to a section with modifiers around it, which can set values of all its rows.
  var isModified = false
  var backgroundColor = RGBA.white
  var separator = RGBA.black
  var thickness = 1.0
  /// The colour of the focus ring around a row that can be selected.
  var focus = RGBA.black
  /// Whether rows begin on the right.
  var isMirrored = false

  /// The margin around a whole list, and the greatest width of its rows, in points.
  var margin = 16.0
  var contentWidth = Double.infinity

  /// The distance between sections, in points.
  var sectionGap: Double { isInset ? margin * 1.5 : margin / 2 }

  /// The corner radius of a card, in points.
  static let radius = 12.0
  /// The minimum height of a row, in points. The default is the height of a touch target.
  var leastHeight = ControlMetrics.leastTarget
  /// The default space around the content of a row, in points.
  static let insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
}

/// The values that a row's view sets for the list around it.
struct RowTraits {
  var insets: EdgeInsets?
  var separator: Visibility?
  var separatorTint: Color?
  var hasBackground = false
  /// Whether the row cannot be selected.
  var isFixed: Bool?

  /// Takes over the values that are not set.
  mutating func complete(with others: RowTraits) {
    insets = insets ?? others.insets
    separator = separator ?? others.separator
    separatorTint = separatorTint ?? others.separatorTint
    isFixed = isFixed ?? others.isFixed
  }
}

private enum RowTraitsKey: LayoutValueKey { static var defaultValue: RowTraits { RowTraits() } }

extension LayoutNode {
  /// The values that the modifiers of this row's view set. The outermost modifier wins for each value.
  var rowTraits: RowTraits {
    var traits = RowTraits()
    var layoutNode: LayoutNode? = self
    while let candidate = layoutNode {
      if let told = (candidate.behavior as? LayoutValueBehavior)?.value as? RowTraits {
        traits.complete(with: told)
      }
      if candidate.behavior is RowBackgroundBehavior { traits.hasBackground = true }
      layoutNode =
        (candidate.behavior as? RowBackgroundBehavior)?.content
        ?? (candidate.children.count == 1 ? candidate.children[0] : nil)
    }
    return traits
  }
}

/// One row of a list: content with insets, and a separator below unless the row is the last of its group.
final class RowBehavior: LayoutBehavior, PressableRow {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var look = RowLook() {
    didSet {
      if look == oldValue { return }
      setNeedsPaint()
      if look.leastHeight != oldValue.leastHeight { setNeedsLayout() }
      isMirrored = look.isMirrored
      dressSelection()
    }
  }
  var isLast = false { didSet { if isLast != oldValue { setNeedsPaint() } } }
  var isSelected = false { didSet { if isSelected != oldValue { setNeedsPaint() } } }
  var selection = RGBA.clear { didSet { if selection != oldValue { setNeedsPaint() } } }
  var hidesSeparator = false
  /// The value that identifies the row in the list's selection.
  var id: AnyHashable?
  /// The node that receives touches on the empty parts of the row, if the row can be selected.
  weak var touched: LayoutNode?
  /// The frame around the content, and the focus, of a row that can be selected.
  private weak var whole: LayoutNode?
  private weak var focus: FocusBehavior?
  /// Selects the row, if it can be selected.
  var choose: (() -> Void)?
  /// Opens the menu of the row; `nil` if it has none.
  var openMenu: (() -> Void)?

  /// Takes over the parts around the content of a row that can be selected.
  func adopt(whole: LayoutNode, focus: FocusBehavior) {
    (self.whole, self.focus) = (whole, focus)
    dressSelection()
  }

  private func dressSelection() {
    whole?.isMirrored = look.isMirrored
    focus?.ringColor = look.focus
  }

  /// The elements that are read for the row. A single element stands for the whole row, can be pressed, and says
  /// whether the row is selected; of several elements, the first says so.
  var elements: [SemanticsElement] {
    var inside = layoutNode.elementsInside
    guard let choose, !inside.isEmpty else { return inside }
    if isSelected { inside[0].traits.insert(.isSelected) }
    if let openMenu, let words = node?.environment.localizer {
      inside[0].actions.append(.init(name: words("Show menu"), isToolkitName: true, perform: openMenu))
    }
    if inside.count == 1, inside[0].press == nil, inside[0].adjust == nil, inside[0].isEnabled {
      (inside[0].press, inside[0].frame) = (choose, layoutNode.stageFrame)
    }
    return inside
  }

  /// Finds the node for a touch. A touch beside all controls of a row goes to its selection, or to its only
  /// control.
  func hitTest(_ point: Point) -> LayoutNode? {
    let hit = layoutNode.hitTestContents(point)
    guard hit != nil || Rect(origin: .zero, size: frame.size).contains(point) else { return nil }
    if let touched { return hit ?? touched }
    guard let control = pressedView else { return hit }
    guard let hit else { return control }
    return Self.isTaken(hit, beside: control) ? hit : control
  }

  /// Whether a node is in the only control of its row, or in another view that answers to touches, and not a mere text
  /// or picture beside the control.
  private static func isTaken(_ hit: LayoutNode, beside control: LayoutNode) -> Bool {
    for layoutNode in hit.ancestry {
      if layoutNode === control { return true }
      if control.ancestry.contains(where: { $0 === layoutNode }) { return false }
      if layoutNode.behavior is GestureBehavior { return true }
    }
    return false
  }

  /// The values that the row's view sets, and for the others those that modifiers of the whole section set.
  private var traits: RowTraits {
    var traits = children.first?.rowTraits ?? RowTraits()
    if look.isModified {
      for outer in ancestry.dropFirst() where outer.behavior is LayoutValueBehavior {
        if let told = (outer.behavior as? LayoutValueBehavior)?.value as? RowTraits { traits.complete(with: told) }
      }
    }
    return traits
  }

  private var insets: EdgeInsets { traits.insets ?? RowLook.insets }

  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }
  var spacerDirection: SpacerDirection? { .along(.horizontal) }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: insets).replacing(.vertical, by: nil)
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    let inner = children.first?.sizeThatFits(offer(proposal)) ?? .zero
    return Size(
      width: proposal.width ?? inner.width + insets.horizontal,
      height: max(look.leastHeight, inner.height + insets.vertical))
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let insets = insets
    return children.map { child in
      let offer = offer(proposal)
      let room = size.height - insets.vertical
      let y = insets.top + (room - child.sizeThatFits(offer).height) / 2
      return Placement(origin: Point(x: insets.leading, y: y), proposal: offer)
    }
  }

  func paint(into painter: inout Painter) {
    if isSelected { painter.fill(painter.bounds, selection) }
  }

  /// Draws the separator over the content, from the alignment guide `listRowSeparatorLeading` to the trailing
  /// edge.
  func paintOver(into painter: inout Painter) {
    guard !isLast, !hidesSeparator, let content = children.first else { return }
    let traits = traits
    if traits.separator == .hidden { return }
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

/// Draws a view behind a whole row of a list.
final class RowBackgroundBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private(set) weak var content: LayoutNode?
  private weak var backgroundNode: LayoutNode?

  func setContent(_ layoutNodes: [LayoutNode]) {
    // The background comes first, in a separate layout node.
    backgroundNode = layoutNodes.first
    content = layoutNodes.last
    layoutNode.setChildren(layoutNodes)
  }

  private var row: RowBehavior? { ancestry.firstMapped { $0.behavior as? RowBehavior } }

  var layoutPriority: Double { content?.behavior.layoutPriority ?? 0 }
  var shownChildren: [LayoutNode] { row == nil ? content.map { [$0] } ?? [] : layoutNode.orderedChildren }
  func measure(_ proposal: ProposedViewSize) -> Size { content?.sizeThatFits(proposal) ?? .zero }
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    content?.guide(key, proposal)
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { child in
      guard child === backgroundNode, let row else { return Placement(origin: .zero, proposal: proposal) }
      return Placement(
        origin: Point.zero.applying(row.layoutNode.transform(to: layoutNode)),
        proposal: ProposedViewSize(row.frame.size))
    }
  }
}

/// A view together with the background of its row.
private struct RowBackground<Inside: View>: ContainerView {
  let inside: Inside
  func makeBehavior(for layoutNode: LayoutNode) -> RowBackgroundBehavior { RowBackgroundBehavior(layoutNode) }
  func configure(_ behavior: RowBackgroundBehavior, in environment: EnvironmentValues) {}
}

extension View {
  /// Sets the insets of this row of a list, in points; `nil` for the list's.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowTraitsKey.self, value: RowTraits(insets: insets))
  }

  /// Sets some of the insets of this row of a list, in points; the list decides the others. `nil` leaves all of them to
  /// the list.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
    var insets = RowLook.insets
    if let length {
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
    }
    return listRowInsets(length == nil ? nil : insets)
  }

  /// Prevents this row of a list from being selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: RowTraitsKey.self, value: RowTraits(isFixed: isDisabled))
  }

  /// Shows or hides the separator below this row of a list. Rows draw no separators at their top edge.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    layoutValue(
      key: RowTraitsKey.self, value: RowTraits(separator: edges.contains(.bottom) ? visibility : nil))
  }

  /// Sets the colour of the separator below this row of a list; `nil` for the theme's.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    layoutValue(key: RowTraitsKey.self, value: RowTraits(separatorTint: edges.contains(.bottom) ? color : nil))
  }

  /// Draws a view behind this row of a list, over the row's whole frame. Behind a section, a `ForEach` or a group, it
  /// draws the view behind each row.
  @ViewBuilder public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    if let view {
      if let several = self as? any SeveralRows {
        several.rows(with: BackgroundChange(background: view))
      } else {
        RowBackground(inside: TupleView((ZStack { view }, ZStack { self })))
      }
    } else {
      self
    }
  }
}

/// Draws a view behind rows.
private struct BackgroundChange<Background: View>: RowChange {
  let background: Background
  func changed<Row: View>(_ row: Row) -> AnyView { AnyView(row.listRowBackground(background)) }
}
