import Graphics

/// The change of the state in which the children of a layout node are drawn.
enum InnerChange {
  case none
  /// They are drawn elsewhere, by whole pixels, and otherwise unchanged.
  case moved(Shift)
  case other

  /// Compares the state of the last frame with that of this one.
  init(from before: PaintState?, to after: PaintState) {
    if before == after {
      self = .none
    } else if let before, let shift = Shift(from: before, to: after) {
      self = .moved(shift)
    } else {
      self = .other
    }
  }

  /// Whether there is a change.
  var isAny: Bool { if case .none = self { false } else { true } }
}

/// A movement by whole pixels, as when the content of a scroll view is scrolled.
struct Shift {
  /// The distance in pixels.
  let x, y: Double
  /// The moved rectangles before and after the movement, at most eight.
  private(set) var strips: [PixelRect] = []
  /// The areas below the layout node that are visible and were not moved, or that may look different elsewhere.
  var fixed: [FixedArea] = []

  /// The movement from one state to another; `nil` if they differ in more than their place, or by a part of a pixel.
  init?(from before: PaintState, to after: PaintState) {
    guard before.clip == after.clip, before.filter == nil, after.filter == nil,
      before.transform.differsInPlaceOnly(from: after.transform),
      Self.isWhole(before.transform, after.transform)
    else { return nil }
    (x, y) = (after.transform.tx - before.transform.tx, after.transform.ty - before.transform.ty)
  }

  /// Whether two places lie on whole pixels along the axes on which they differ.
  @inline(__always)
  private static func isWhole(_ before: Transform, _ after: Transform) -> Bool {
    isWhole(before.tx, after.tx) && isWhole(before.ty, after.ty)
  }

  /// Whether two coordinates are equal or both whole. Two infinite coordinates have no distance.
  @inline(__always)
  private static func isWhole(_ before: Double, _ after: Double) -> Bool {
    before == after ? before.isFinite : isWhole(before) && isWhole(after)
  }

  @inline(__always)
  private static func isWhole(_ value: Double) -> Bool { abs(value) < 1e9 && Double(Int(value)) == value }

  /// Whether this is the movement from one place to another.
  @inline(__always)
  func leads(from before: Transform, to after: Transform) -> Bool {
    before.tx + x == after.tx && before.ty + y == after.ty && before.differsInPlaceOnly(from: after)
      && Self.isWhole(before, after)
  }

  /// Whether a clip cuts nothing off a drawing along the axes of the movement, neither before nor after it. Below zero, places
  /// are rounded otherwise than above.
  func stays(_ extent: Rect, in clip: Rect) -> Bool {
    let staysAcross =
      x == 0
      || (min(extent.minX, extent.minX + x) >= max(clip.minX, 0) && max(extent.maxX, extent.maxX + x) <= clip.maxX)
    let staysUpright =
      y == 0
      || (min(extent.minY, extent.minY + y) >= max(clip.minY, 0) && max(extent.maxY, extent.maxY + y) <= clip.maxY)
    return staysAcross && staysUpright
  }

  /// Adds the rectangles that a moved drawing covers, before and after.
  mutating func note(_ before: PixelRect, _ after: PixelRect) {
    let rect = before.union(after)
    if rect.isEmpty { return }
    for index in strips.indices where !isBeside(strips[index], rect) || index == Self.stripLimit {
      return strips[index] = strips[index].union(rect)
    }
    strips.append(rect)
  }

  /// Whether no pixel of one rectangle is moved to where the other has pixels.
  func isBeside(_ one: PixelRect, _ other: PixelRect) -> Bool {
    x == 0 && (one.maxX <= other.minX || other.maxX <= one.minX)
      || y == 0 && (one.maxY <= other.minY || other.maxY <= one.minY)
  }

  /// The number of pixels of the strips.
  var area: Int { strips.reduce(0) { $0 + $1.area } }

  private static let stripLimit = 7
}

/// The state in which layout nodes are drawn that are moved: none of their colours is filtered.
private struct MovedState {
  var place: Transform
  var clip: Rect

  var state: PaintState { PaintState(transform: place, clip: clip) }

  /// The place of a child.
  @inline(__always)
  func place(of origin: Point) -> Transform {
    var place = place
    place.tx = origin.x * place.a + origin.y * place.c + place.tx
    place.ty = origin.x * place.b + origin.y * place.d + place.ty
    return place
  }
}

/// Scrolling moves many layout nodes and changes nothing about them but their place. Their items are moved and not
/// drawn again, as long as everything that they draw is in sight.
extension LayoutNode {
  /// Draws the children again, whose state has been moved.
  ///
  /// - Parameter isUnion: whether no layout node has changed otherwise.
  func moveChildren(_ inner: PaintState, _ shift: Shift, isUnion: Bool, damage: inout Region) {
    let pass = stage.passes.paint
    let isInner = pass.isMoving
    pass.isMoving = true
    var shift = shift
    noteItems(&shift.fixed)
    moveChildren(MovedState(place: inner.transform, clip: inner.clip), &shift, isUnion: isUnion, damage: &damage)
    pass.isMoving = isInner
    if isInner || !pass.scrolled(self, by: shift, clip: inner.clip) {
      for strip in shift.strips { damage.insert(strip) }
    }
  }

  private func moveChildren(_ inner: MovedState, _ shift: inout Shift, isUnion: Bool, damage: inout Region) {
    var reach = picture.ownReach
    var extent = isUnion ? picture.extent.moved(by: shift).union(picture.ownExtent) : picture.ownExtent
    if hasContents {
      for child in drawnChildren {
        if child.staysOutOfSight(inner) { continue }
        child.repaintMoved(inner, &shift, damage: &damage)
        reach = reach.union(child.picture.reach)
      }
      if !isUnion { for child in drawnChildren { extent = extent.union(child.picture.extent) } }
    }
    (picture.reach, picture.extent) = (reach, extent)
  }

  /// Whether the layout node was not drawn and need not be. It is moved.
  @inline(__always)
  private func staysOutOfSight(_ inherited: MovedState) -> Bool {
    guard !picture.isCurrent, picture.drawn.isKnown, !picture.isFlagged, picture.drawn.filter == nil,
      motions.glide == nil
    else {
      return false
    }
    let place = inherited.place(of: frame.origin)
    guard picture.isOutOfSight(at: place, inherited.clip) else { return false }
    picture.move(to: place, clip: inherited.clip)
    return true
  }

  /// Draws this layout node and all below again, after their state has been moved.
  private func repaintMoved(_ inherited: MovedState, _ shift: inout Shift, damage: inout Region) {
    let place = inherited.place(of: frame.origin)
    guard picture.isCurrent, motions.glide == nil, picture.isPlain, picture.drawn.clip == inherited.clip,
      shift.leads(from: picture.drawn.place, to: place), !behavior.drawsChildrenItself
    else { return repaintFixed(inherited, &shift, damage: &damage) }
    let isFlagged = picture.isFlagged
    if isFlagged {
      // Something below has changed, and is found, because all are visited.
      picture.isFlagged = false
      eraseHidden(among: picture.flaggedChildren, damage: &damage)
      picture.flaggedChildren.removeAll(keepingCapacity: true)
    } else if picture.isOutOfSight(at: place, inherited.clip) {
      return leaveSight(place, inherited.clip, damage: &damage)
    }
    var inner = PaintState(transform: place, clip: inherited.clip)
    if !picture.move(to: place, &shift) {
      repaintItems(inner, size: frame.size, damage: &damage)
      noteItems(&shift.fixed)
    }
    behavior.adjust(&inner)
    if picture.inner.isKnown, inner.filter == nil, picture.inner.filter == nil, picture.inner.clip == inner.clip,
      shift.leads(from: picture.inner.place, to: inner.transform)
    {
      picture.inner.place = inner.transform
      moveChildren(MovedState(place: inner.transform, clip: inner.clip), &shift, isUnion: !isFlagged, damage: &damage)
    } else {
      picture.inner.state = inner
      repaintChildren(.other, damage: &damage)
      shift.fixed.append(FixedArea(bounds: picture.reach, flat: .empty))
    }
  }

  /// Draws this and all below again, as it is not only moved.
  private func repaintFixed(_ inherited: MovedState, _ shift: inout Shift, damage: inout Region) {
    repaint(inherited.state, damage: &damage)
    if !picture.reach.isEmpty { shift.fixed.append(FixedArea(bounds: picture.reach, flat: .empty)) }
  }
}

extension Rect {
  /// The extent of a drawing after a movement. An unknown extent stays unknown.
  @inline(__always)
  fileprivate func moved(by shift: Shift) -> Rect {
    isNull || size.width >= 1e9 ? self : offsetBy(dx: shift.x, dy: shift.y)
  }
}

extension PaintCache {
  /// Whether the layout node is drawn as its items are, in no group and in no other colours.
  fileprivate var isPlain: Bool { !hasEffect && recoloring == nil && drawn.filter == nil }

  /// Moves the layout node's own items. Returns `false` if they must be drawn again.
  @inline(__always)
  fileprivate mutating func move(to place: Transform, _ shift: inout Shift) -> Bool {
    guard items.isEmpty, coverItems.isEmpty, ownExtent.isNull else { return moveItems(to: place, &shift) }
    drawn.place = place
    return true
  }

  private mutating func moveItems(to place: Transform, _ shift: inout Shift) -> Bool {
    let from = drawn.place
    let clip = drawn.clip
    guard shift.stays(ownExtent, in: clip), items.areMovable(from: from, in: clip),
      coverItems.areMovable(from: from, in: clip)
    else { return false }
    let (dx, dy) = (Int(shift.x), Int(shift.y))
    items.move(from: from, to: place, dx: dx, dy: dy)
    coverItems.move(from: from, to: place, dx: dx, dy: dy)
    let before = ownReach
    ownReach = before.offset(dx, dy)
    ownExtent = ownExtent.moved(by: shift)
    shift.note(before, ownReach)
    if !items.areRigid || !coverItems.areRigid { shift.fixed.append(FixedArea(bounds: ownReach, flat: .empty)) }
    drawn.place = place
    return true
  }
}
