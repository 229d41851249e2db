import Graphics
import Runtime
import Values

/// Lays out content behind a window, which shows a part of it.
final class ScrollBehavior: ScrollContainer, GeometryObserver {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var axes: Axis.Set = .vertical { didSet { if axes != oldValue { setNeedsLayout() } } }
  var isScrollable = true
  /// The settings of the modifiers around the scroll view.
  var settings = ScrollSettings() {
    didSet {
      if settings.margins != oldValue.margins { setNeedsLayout() }
      if !settings.looksLike(oldValue) { setNeedsPaint() }
    }
  }
  /// The shade at edges with more content beyond them.
  var edgeShades = ScrollEdges() { didSet { if edgeShades != oldValue { setNeedsPaint() } } }
  /// The dependence between the window and its content along the axes that scroll.
  var fit = ScrollFit.free { didSet { if fit != oldValue { setNeedsLayout() } } }
  /// Whether a contact is down that may begin to scroll.
  var isTracking = false
  /// Decides where the content comes to rest; `nil` for the end of its deceleration.
  var targetBehavior: (any ScrollTargetBehavior)?
  private(set) var followers: [ScrollFollower] = []
  /// The offset at which a finger took the content, in points.
  var heldAt = Point.zero

  private(set) var motion = TwoAxisMotion()
  private(set) var indicators = ScrollIndicators()
  /// The distances by which the window extends beyond the safe area, in points.
  private(set) var reach = EdgeInsets()
  /// Whether the view has been placed, and the window at the last settled layout; `nil` before the first.
  private var former: (isPlaced: Bool, window: Rect?) = (false, nil)
  /// The place to which a program scrolls the content, until it is reached.
  var goal: ScrollGoal?

  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }
  var spacerDirection: SpacerDirection? { .both }
  func hasCoordinateSpace(named name: AnyHashable) -> Bool {
    guard let space = name.base as? ScrollViewSpace else { return false }
    return space.axis.map { axes.contains(Axis.Set($0)) } ?? true
  }
  var unsafeEdges: UnsafeEdges? { .ignored(edges) }

  private var edges: Edge.Set {
    (axes.contains(.vertical) ? Edge.Set.vertical : []).union(axes.contains(.horizontal) ? .horizontal : [])
  }

  subscript(axis: Axis) -> ScrollMotion {
    get { motion[axis] }
    set { motion[axis] = newValue }
  }

  /// The visible rectangle, in the layout node's own space: larger than its frame where the frame touches an edge of
  /// the safe area.
  var window: Rect {
    Rect(
      x: isMirrored ? -reach.trailing : -reach.leading, y: -reach.top, width: frame.size.width + reach.horizontal,
      height: frame.size.height + reach.vertical)
  }

  // MARK: Layout

  var margins: EdgeInsets { settings.margins }

  /// The space around the content inside the window, along the axes that scroll.
  var insets: EdgeInsets { reach + margins }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal.inset(by: margins)
    for axis in Axis.allCases where axes.contains(axis) && fit == .free { offer[axis] = nil }
    return offer
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    let inner = children.first?.sizeThatFits(offer(proposal)) ?? .zero
    var size = Size(width: inner.width + margins.horizontal, height: inner.height + margins.vertical)
    for axis in Axis.allCases where axes.contains(axis) {
      guard let window = proposal[axis] else { continue }
      size[axis] = fit == .hugging ? min(window, size[axis]) : window
    }
    return size
  }

  func willPlace(in size: Size, proposal: ProposedViewSize) {
    settleRelativeFrames()
    guard let inner = children.first?.sizeThatFits(offer(proposal)) else { return }
    reach = layoutNode.safeArea.at(edges)
    for axis in Axis.allCases where axes.contains(axis) {
      let before = (self[axis].limit, self[axis].position)
      self[axis] = motion(along: axis, in: size, around: inner)
      // Shades and indicators change with the limit, even where the content does not move.
      if before != (self[axis].limit, self[axis].position) { setNeedsPaint() }
    }
    former.isPlaced = true
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    guard let content = children.first else { return [] }
    let offer = offer(proposal)
    let inner = content.sizeThatFits(offer)
    var origin = Point.zero
    for axis in Axis.allCases {
      if !axes.contains(axis) {
        origin[axis] = (size[axis] - inner[axis]) / 2
        continue
      }
      let room = max(0, size[axis] + reach.extent(axis) - inner[axis] - insets.extent(axis))
      let position = motion(along: axis, in: size, around: inner).position
      origin[axis] = margins.start(axis) - position + room * share(alignment, axis)
    }
    return [Placement(origin: origin, proposal: offer)]
  }

  /// The motion along an axis after the view and its content have been given these sizes.
  private func motion(along axis: Axis, in size: Size, around inner: Size) -> ScrollMotion {
    var motion = self[axis]
    motion.viewport = size[axis] + reach.extent(axis)
    let anchored = motion.limit * share(settings.anchors.sizeChanges, axis)
    let isAnchored = motion.isIdle && abs(motion.position - anchored) < 0.5 && settings.anchors.sizeChanges != nil
    motion.setLimit(max(0, inner[axis] + insets.extent(axis) - motion.viewport))
    if !former.isPlaced {
      motion.jump(to: motion.limit * share(settings.anchors.initialOffset, axis))
    } else if isAnchored {
      motion.jump(to: motion.limit * share(settings.anchors.sizeChanges, axis))
    }
    return motion
  }

  /// The place of content that is smaller than the window. With both axes, it is in the middle.
  private var alignment: UnitPoint? {
    settings.anchors.alignment ?? (axes == [.horizontal, .vertical] ? .center : nil)
  }

  /// Returns the position of an anchor along an axis: 0…1.
  private func share(_ anchor: UnitPoint?, _ axis: Axis) -> Double {
    anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
  }

  func stageChanged() { stage.observeGeometry(self, isOnStage) }

  func layoutSettled() {
    if layoutNode.safeArea.at(edges) != reach { return setNeedsLayout() }
    pursueGoal()
    if let window = former.window { keepFocusInSight(after: window) }
    former.window = window
    for follower in followers { follower.settled(self) }
  }

  /// Attaches the observers of the position.
  func adopt(_ followers: ScrollFollowers) {
    for follower in followers.all { follower.claim(self) }
    self.followers = followers.all.filter { $0.layoutNode === self }
  }

  private func pursueGoal() {
    guard var goal else { return }
    if let place = goal.place() {
      show(place.layoutNode.rect(place.rect, in: layoutNode), at: goal.anchor, isAnimated: goal.isAnimated)
    }
    for (axis, position) in goal.position where axes.contains(axis) {
      if goal.isAnimated { go(axis, to: position) } else { jump(axis, to: position) }
    }
    // The positions of views outside the visible part are estimates, which layout corrects as the content approaches
    // them.
    let isOnItsWay = goal.isAnimated && isMoving
    if !isOnItsWay { goal.attempts -= 1 }
    self.goal = goal.attempts > 0 ? goal : nil
    // Moving content is laid out in each frame anyway.
    if self.goal != nil, !isOnItsWay { setNeedsLayout() }
  }

  // MARK: Picture and touch

  func adjust(_ state: inout PaintState) { if settings.isClipped { state.clip(to: window) } }

  func paintOver(into painter: inout Painter) {
    for axis in Axis.allCases where axes.contains(axis) {
      edgeShades.paint(axis, self[axis], in: window, isMirrored: isMirrored, into: &painter)
    }
    for axis in Axis.allCases where axes.contains(axis) {
      indicators.paint(axis, self[axis], in: indicatorArea, isMirrored: isMirrored, into: &painter)
    }
  }

  /// Shows scroll indicators along some axes in a colour.
  func showIndicators(along axes: Axis.Set, _ color: RGBA) {
    indicators.axes = axes
    if color == indicators.color { return }
    indicators.color = color
    setNeedsPaint()
  }

  /// The part of the window that the scroll indicators use.
  private var indicatorArea: Rect {
    let insets = settings.indicatorMargins
    return Rect(
      x: window.minX + (isMirrored ? insets.trailing : insets.leading), y: window.minY + insets.top,
      width: max(0, window.width - insets.horizontal), height: max(0, window.height - insets.vertical))
  }

  func hitTest(_ point: Point) -> LayoutNode? {
    window.contains(point) ? layoutNode.hitTestContents(point) ?? layoutNode : nil
  }

  // MARK: Time

  /// Called when the content has been moved.
  func moved() {
    indicators.touched(at: stage.now)
    setNeedsLayout()
    setNeedsPaint()
    stage.service(ScrollMotions.self).start(self, at: stage.now)
  }

  func advance(to time: Duration) {
    guard isMoving || indicators.isShown(at: time) || indicators.isFading else { return }
    if motion.advance(to: time) {
      setNeedsLayout()
      setNeedsPaint()
    }
    if isMoving || motion.isHeld { indicators.touched(at: time) }
    if !isMoving { for follower in followers { follower.settled(self) } }
    if indicators.advance(to: time) { setNeedsPaint() }
  }

  /// The time at which the next frame is due; `nil` while nothing changes.
  func nextFrame(after time: Duration) -> Duration? {
    if isMoving { return time + ScrollMotions.frame }
    if motion.isHeld { return nil }
    return indicators.nextFrame(after: time)
  }
}
