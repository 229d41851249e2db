import Graphics

/// What a box drew in the last frame.
struct BoxPicture {
  /// Items below and above those of the children, in pixels.
  var items: [DisplayItem] = []
  var coverItems: [DisplayItem] = []
  /// Every pixel that the box and all below can change.
  var reach = PixelRect.empty
  /// The states with which the box and its children were drawn.
  var state: PaintState?
  var innerState: PaintState?
  /// Whether nothing about the box's own items has changed.
  var isCurrent = false
  var isFlagged = false
  var flaggedChildren: [Box] = []
  /// The way from colours of before to those of now, if they are on it.
  var recoloring: Recoloring?
}

/// The paint pass: boxes that changed draw again, and where their items differ from the last frame's is the damage.
extension Box {
  /// Asks for the box's own items to be drawn again, in other colours maybe.
  final func setNeedsPaint() {
    if Transaction.isAnyRunning { recolor() }
    setNeedsRepaint()
  }

  /// Asks for the box's own items to be drawn again somewhere else.
  final func setNeedsRepaint() {
    picture.isCurrent = false
    flagForPaint()
  }

  private func flagForPaint() {
    if picture.isFlagged { return }
    picture.isFlagged = true
    if let parent {
      parent.picture.flaggedChildren.append(self)
      parent.flagForPaint()
    } else if isOnStage {
      stage.needsPaint = true
    }
  }

  /// Draws what has changed here and below.
  final func repaint(_ inherited: PaintState, damage: inout Region) {
    picture.isFlagged = false
    let flagged = picture.flaggedChildren
    picture.flaggedChildren.removeAll(keepingCapacity: true)
    let place = shownFrame
    var state = inherited.moved(to: place.origin)
    if let fade { state.opacity *= fade.opacity(at: stage.now) }
    var innerChanged = false
    if !picture.isCurrent || state != picture.state {
      repaintItems(state, size: place.size, damage: &damage)
      var inner = state
      adjust(&inner)
      innerChanged = inner != picture.innerState
      picture.innerState = inner
    }
    guard let inner = picture.innerState else { return }
    let shown = drawnChildren
    for child in innerChanged ? shown : flagged where child.parent === self {
      child.repaint(inner, damage: &damage)
    }
    picture.reach = shown.reduce(into: ownReach) { $0 = $0.union($1.picture.reach) }
  }

  private var ownReach: PixelRect {
    (picture.items + picture.coverItems).reduce(.empty) { $0.union($1.bounds) }
  }

  private func repaintItems(_ state: PaintState, size: Size, damage: inout Region) {
    var painter = Painter(state: state, size: size)
    paint(into: &painter)
    var cover = Painter(state: state, size: size)
    paintOver(into: &cover)
    let items = picture.recoloring?.blended(painter.items, isCover: false) ?? painter.items
    let coverItems = picture.recoloring?.blended(cover.items, isCover: true) ?? cover.items
    damage.insertDifference(from: picture.items, to: items)
    damage.insertDifference(from: picture.coverItems, to: coverItems)
    picture.items = items
    picture.coverItems = coverItems
    picture.state = state
    picture.isCurrent = true
  }

  /// Adds the items that touch a region, from back to front.
  final func collect(in region: Region, into items: inout [DisplayItem]) {
    guard region.intersects(picture.reach) else { return }
    for item in picture.items where region.intersects(item.bounds) { items.append(item) }
    for child in drawnChildren { child.collect(in: region, into: &items) }
    for item in picture.coverItems where region.intersects(item.bounds) { items.append(item) }
  }
}

extension Region {
  /// Adds the pixels on which two versions of a box's items may differ.
  fileprivate mutating func insertDifference(from old: [DisplayItem], to new: [DisplayItem]) {
    if old.count == new.count {
      for (before, after) in zip(old, new) where before != after {
        if let common = before.commonArea(with: after) {
          insert(before.bounds.union(after.bounds), except: common)
        } else {
          insert(before.bounds)
          insert(after.bounds)
        }
      }
    } else {
      for item in old { insert(item.bounds) }
      for item in new { insert(item.bounds) }
    }
  }

  /// Adds the pixels of a rectangle around another.
  private mutating func insert(_ outer: PixelRect, except inner: PixelRect) {
    insert(PixelRect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: inner.minY))
    insert(PixelRect(minX: outer.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY))
    insert(PixelRect(minX: inner.maxX, minY: inner.minY, maxX: outer.maxX, maxY: inner.maxY))
    insert(PixelRect(minX: outer.minX, minY: inner.maxY, maxX: outer.maxX, maxY: outer.maxY))
  }
}

extension DisplayItem {
  /// The pixels on which two upright rectangles of the same paint look the same, or `nil` if there are none or the
  /// items are of another kind.
  fileprivate func commonArea(with other: DisplayItem) -> PixelRect? {
    guard paint == other.paint, let mine = drawnRect, let its = other.drawnRect else { return nil }
    let outer = bounds.union(other.bounds)
    // Where both have the same edge, its pixels are the same as well.
    func low(_ a: Double, _ b: Double, _ end: Int) -> Int { a == b ? end : Int(max(a, b).rounded(.up)) }
    func high(_ a: Double, _ b: Double, _ end: Int) -> Int { a == b ? end : Int(min(a, b).rounded(.down)) }
    let common = PixelRect(
      minX: low(mine.minX, its.minX, outer.minX), minY: low(mine.minY, its.minY, outer.minY),
      maxX: high(mine.maxX, its.maxX, outer.maxX), maxY: high(mine.maxY, its.maxY, outer.maxY))
    return common.isEmpty ? nil : common
  }

  /// What an upright rectangle covers, in pixels; `nil` for other shapes and for what is far outside.
  private var drawnRect: Rect? {
    guard case .rect(let rect) = shape, transform.isUpright else { return nil }
    let drawn = rect.applying(transform).standardized.intersection(clip)
    let isNear = [drawn.minX, drawn.minY, drawn.maxX, drawn.maxY].allSatisfy { abs($0) < 1e6 }
    return isNear ? drawn : nil
  }
}
