import Looks
import Graphics
import Runtime
import Values

/// Lays out, draws and describes the options of a picker, and selects one.
///
/// Gestures and focus belong to the ``Picker`` around it, which passes touches, turns and keys on.
final class OptionsBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The colours of the options, and the radius of their corners in points.
  struct Colors: Equatable {
    var backgroundColor, outline, chosen, pressed, ring, tint: RGBA
    var radius: Double
  }

  /// The padding of an option, and the width of the check mark column, in points.
  static let padding = 12.0
  private static let tickWidth = 28.0
  /// The space that a segment or a row of a wheel keeps free of its title, and that for which the titles of segments become
  /// smaller, in points: the border of the selected segment takes a part of it.
  private static let segmentMargin = 8.0, wantedMargin = 16.0
  static let tick = SystemSymbol(named: "checkmark") ?? .missing
  /// The number of visible rows of a wheel in a height in points: fewer where there are few options, or little room.
  private func wheelRows(in room: Double?) -> Double {
    children.count <= 3 || room.map { $0 < 5 * height - 1 } ?? false ? 3 : 5
  }

  /// The arrangement of the options.
  private(set) var look = OptionsLook.chosen
  /// The height of a row or a segment, in points.
  var height = 44.0
  var colors = Colors(
    backgroundColor: .clear, outline: .clear, chosen: .clear, pressed: .clear, ring: .clear, tint: .clear, radius: 0)
  /// Whether options can be selected.
  var isEnabled = true
  var isChosen: (Any) -> Bool = { _ in false }
  var choose: (Any) -> Void = { _ in }
  /// Closes the menu that the options are in.
  var close: () -> Void = {}
  /// Whether all options are private, since they answer a private question that is not in their menu.
  var isPrivate: () -> Bool = { false }
  /// The index of the option that is pressed or highlighted; `nil` for none.
  var pressed: Int?
  /// The animation of the border to the selected segment; `nil` if it changes at once.
  var movement: Animation?
  /// The index of the segment that has the border.
  var bordered = MovingNumber()
  /// The distance by which a finger has turned the wheel, in rows.
  private var turned = 0.0
  /// Whether a finger turns the wheel, which then is where the finger is.
  private var isTurning = false
  /// The row in the middle of the wheel in the last layout; `nil` before the first one.
  private var middleRow: Double?

  /// Whether only the selected option is shown, in a view that handles touches itself.
  private var isOne: Bool { look == .chosen || look == .page }

  /// Shows the options in an arrangement, with rows of a height in points.
  func show(_ look: OptionsLook, height: Double, colors: Colors) {
    (self.look, self.height, self.colors) = (look, height, colors)
    if look == .segments, let chosenIndex { bordered.move(to: Double(chosenIndex), movement, on: layoutNode) }
    setNeedsLayout()
    setNeedsPaint()
    if isOne { layoutNode.shownChildrenChanged() }
  }

  // MARK: Choice

  /// The index of the selected option; `nil` if the selection has no option. Finding it asks one option after another,
  /// so code that visits many options asks only once.
  var chosenIndex: Int? { children.firstIndex { Self.tag(of: $0).map(isChosen) ?? false } }

  /// The value of an option: its tag, otherwise the identity of its `ForEach` element.
  static func tag(of option: LayoutNode) -> AnyHashable? { option.tag ?? option.node?.elementID }

  /// Selects the option a number of places further, and stops at the ends.
  ///
  /// - Returns: Whether the selection changed.
  func move(by places: Int) -> Bool {
    guard !children.isEmpty else { return false }
    let now = chosenIndex ?? (places > 0 ? -1 : children.count)
    let next = max(0, min(children.count - 1, now + places))
    if look == .rows { reveal(next) }
    return choose(next)
  }

  /// Selects an option by its index.
  ///
  /// - Returns: Whether the selection changed.
  @discardableResult
  func choose(_ index: Int) -> Bool {
    guard children.indices.contains(index), index != chosenIndex, let tag = Self.tag(of: children[index]) else {
      return false
    }
    choose(tag)
    return true
  }

  /// Selects an option, as a touch does: a menu closes with any option, even the one that is already selected.
  private func pick(_ index: Int) {
    if !choose(index) { close() }
  }

  /// Highlights the option a number of places further without selecting it, as knob and keys do in a menu.
  ///
  /// - Returns: Whether the highlight moved.
  func highlight(by places: Int) -> Bool {
    guard !children.isEmpty else { return false }
    let now = pressed ?? chosenIndex ?? (places > 0 ? -1 : children.count)
    let next = max(0, min(children.count - 1, now + places))
    if next == now { return false }
    press(next)
    reveal(next)
    if stage.announcer.hasListener {
      let words = words(of: next)
      stage.announcer.announceValue(
        words.text, of: "", atEnd: nil, isPrivate: words.isPrivate || isPrivate() || isPrivacySensitive,
        source: ObjectIdentifier(self))
    }
    return true
  }

  /// Scrolls the container of the options so that one of them is visible.
  private func reveal(_ index: Int) { layoutNode.reveal(seenArea(index, in: frame.size)) }

  /// The place of the selected option; `nil` if the selection has no option.
  private var chosenPlace: ScrollPlace? {
    chosenIndex.map { (layoutNode, seenArea($0, in: frame.size)) }
  }

  /// Lets the scroll view around the options begin where the selected one is visible.
  func showChosen() {
    guard let scroll = ancestry.firstMapped({ $0.behavior as? ScrollBehavior }) else { return }
    scroll.pursue(ScrollGoal(place: { [weak self] in self?.chosenPlace }, anchor: .center))
  }

  /// Selects the highlighted option.
  func chooseHighlighted() {
    guard let index = pressed else { return }
    press(nil)
    choose(index)
  }

  // MARK: Touch

  /// Follows a finger: highlights the option below it and selects it on release. A wheel is turned instead.
  func follow(_ event: ContactGesture.Value, startedAt start: Point) {
    if look == .wheel { return turn(event, from: start) }
    let near = Rect(origin: .zero, size: event.size).insetBy(dx: -20, dy: -20)
    let index = near.contains(event.location) ? index(at: event.location) : nil
    switch event.phase {
    case .down, .moved:
      if event.phase == .down { stage.feedback.press(layoutNode.node) }
      press(index)
    case .cancelled: press(nil)
    case .up:
      press(nil)
      if let index { choose(index) }
    }
  }

  /// Highlights an option, or none.
  private func press(_ index: Int?) {
    if index == pressed { return }
    pressed = index
    setNeedsPaint()
  }

  /// The index of the option at a point.
  private func index(at point: Point) -> Int? {
    guard !children.isEmpty else { return nil }
    let along = isMirrored ? frame.width - point.x : point.x
    let share = look == .segments ? along / max(1, frame.width) : point.y / max(1, frame.height)
    return max(0, min(children.count - 1, Int((share * Double(children.count)).rounded(.down))))
  }

  /// Turns the wheel with the finger. A tap selects the row below it.
  private func turn(_ event: ContactGesture.Value, from start: Point) {
    let rows = (start.y - event.location.y) / height
    let now = chosenIndex ?? 0
    switch event.phase {
    case .down: break
    case .moved:
      let before = turned.rounded()
      turned = max(Double(-now), min(Double(children.count - 1 - now), rows))
      isTurning = true
      if turned.rounded() != before { stage.feedback.play(.selection) }
    case .cancelled: (turned, isTurning) = (0, false)
    case .up:
      isTurning = false
      let isTap = abs(rows) * height < 10
      let beside = ((event.location.y - event.size.height / 2) / height).rounded()
      turned = 0
      _ = move(by: Int(isTap ? beside : rows.rounded()))
    }
    setNeedsLayout()
    setNeedsPaint()
  }

  // MARK: Layout

  /// Segments and rows take the proposed width; all options get the size of the largest, except for a link, which has that
  /// of the selected one.
  func measure(_ proposal: ProposedViewSize) -> Size {
    let sizes = children.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    let count = Double(children.count)
    switch look {
    case .chosen:
      return Size(width: min(widest, proposal.width ?? .infinity), height: sizes.map(\.height).max() ?? 0)
    case .page: return chosenIndex.map { children[$0].sizeThatFits(proposal) } ?? .zero
    case .segments:
      return Size(width: proposal.width ?? (widest + 2 * Self.padding) * count, height: height)
    case .rows:
      return Size(width: proposal.width ?? widest + 2 * Self.padding + Self.tickWidth, height: height * count)
    case .wheel:
      return Size(width: proposal.width ?? widest + 4 * Self.padding, height: height * wheelRows(in: proposal.height))
    }
  }

  /// The frame of an option, mirrored in right-to-left layouts.
  func seenArea(_ index: Int, in size: Size) -> Rect { seen(area(index, in: size, middle: middle), in: size) }

  /// Mirrors a rectangle in right-to-left layouts.
  func seen(_ rect: Rect, in size: Size) -> Rect {
    isMirrored ? rect.offsetBy(dx: size.width - rect.minX - rect.maxX, dy: 0) : rect
  }

  /// The row in the middle of the wheel.
  private var middle: Double { look == .wheel ? Double(chosenIndex ?? 0) + turned : 0 }

  /// The frame of an option in a left-to-right layout, where `middle` is the row in the middle of a wheel.
  func area(_ index: Int, in size: Size, middle: Double = 0) -> Rect {
    switch look {
    case .chosen, .page: return Rect(origin: .zero, size: size)
    case .segments:
      let width = size.width / Double(max(1, children.count))
      return Rect(x: Double(index) * width, y: 0, width: width, height: size.height)
    case .rows: return Rect(x: 0, y: Double(index) * height, width: size.width, height: height)
    case .wheel:
      let row = Double(index) - middle
      return Rect(x: 0, y: size.height / 2 + (row - 0.5) * height, width: size.width, height: height)
    }
  }

  /// Shows how the wheel turns to another row, other than under a finger.
  func willPlace(in size: Size, proposal: ProposedViewSize) {
    guard look == .wheel else { return }
    let row = middle
    defer { middleRow = row }
    guard let middleRow, middleRow != row, !isTurning, let movement, stage.hasPainted else { return }
    for child in shownChildren { child.enter(from: Point(x: 0, y: (row - middleRow) * height), movement) }
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let middle = middle
    let margin: Double =
      switch look {
      case .chosen, .page: 0
      case .rows: 2 * Self.padding + Self.tickWidth
      case .segments, .wheel: Self.segmentMargin
      }
    let scale = look == .segments ? titleScale(in: size) : 1
    return children.indices.map { index in
      let area = area(index, in: size, middle: middle)
      var room = max(0, area.width - margin)
      if scale < 1, let title = title(of: index) { room = min(room, title.width * scale + 0.5) }
      let offer = ProposedViewSize(width: room, height: area.height)
      let extent = children[index].sizeThatFits(offer)
      let x =
        switch look {
        case .rows: Self.padding + Self.tickWidth
        // In the button of a menu, every option begins at the same place.
        case .chosen: 0.0
        case .page, .segments, .wheel: (area.width - extent.width) / 2
        }
      return Placement(
        origin: Point(x: area.minX + x, y: area.minY + (area.height - extent.height) / 2), proposal: offer)
    }
  }

  /// The natural width of an option that is one text in one line, and the smallest scale of its font; `nil` for other
  /// options, in which a symbol would not shrink with the words.
  private func title(of index: Int) -> (width: Double, leastScale: Double)? {
    var option = children[index]
    while option.children.count == 1 { option = option.children[0] }
    guard let text = option.behavior as? TextBehavior, text.leastScale < 1 else { return nil }
    return (children[index].sizeThatFits(.unspecified).width, text.leastScale)
  }

  /// The scale at which each title fits its segment: one small title beside large ones would look less important.
  private func titleScale(in size: Size) -> Double {
    let room = max(0, size.width / Double(max(1, children.count)) - Self.wantedMargin)
    return children.indices.reduce(1) { scale, index in
      guard let title = title(of: index), title.width > room else { return scale }
      return min(scale, max(room / title.width, title.leastScale))
    }
  }

  /// The visible options: on a wheel they change while it turns.
  var shownChildren: [LayoutNode] {
    switch look {
    case .chosen, .page: return chosenIndex.map { [children[$0]] } ?? []
    case .wheel:
      let (middle, reach) = (middle, wheelRows(in: frame.size.height > 0 ? frame.size.height : nil) / 2 + 0.5)
      let rows = Int((middle - reach).rounded(.down)) + 1..<Int((middle + reach).rounded(.up))
      return Array(children[rows.clamped(to: children.indices)])
    case .segments, .rows: return children
    }
  }

  func adjust(_ state: inout PaintState) {
    if look == .wheel { state.clip(to: Rect(origin: .zero, size: frame.size)) }
  }

  func isHit(at point: Point) -> Bool {
    !isOne && Rect(origin: .zero, size: frame.size).contains(point)
  }

  func paint(into painter: inout Painter) {
    switch look {
    case .chosen, .page: break
    case .segments: paintSegments(&painter)
    case .rows: paintRows(&painter)
    case .wheel:
      let band = Rect(x: 0, y: (painter.size.height - height) / 2, width: painter.size.width, height: height)
      painter.fill(band, radius: colors.radius, colors.backgroundColor)
      outline(band, colors.outline, &painter)
    }
  }

  func paintOver(into painter: inout Painter) { paintPressedSegment(&painter) }

  // MARK: Meaning

  /// The accessibility texts of an option.
  private func words(of index: Int) -> ReadWords { ReadWords(children[index].behavior.elements) }

  /// One element for each option, so that assistive technology can select it directly.
  var elements: [SemanticsElement] {
    let (chosenIndex, middle, size) = (chosenIndex, middle, frame.size)
    let shown = isOne ? chosenIndex.map { [$0] } ?? [] : Array(children.indices)
    return shown.map { index in
      let words = words(of: index)
      var own = Semantics(role: .choice, label: words.text, isEnabled: isEnabled)
      if index == chosenIndex { own.traits = .isSelected }
      if isEnabled { own.press = { [weak self] in self?.pick(index) } }
      var element = layoutNode.element(own, children: [])
      element.isPrivate = words.isPrivate || isPrivate()
      element.source.part = children[index]
      element.handlers.reveal = { [weak self] in self?.reveal(index) }
      element.frame = seen(area(index, in: size, middle: middle), in: size).applying(layoutNode.stageTransform)
      return element
    }
  }
}
