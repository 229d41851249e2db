import Graphics

/// Content that was scrolled since the last drawing. Its pixels can be moved and need not be drawn again, except where
/// something has stayed in place or has changed.
struct ScrolledPixels {
  /// The layout node whose children have been moved.
  let content: LayoutNode
  let dx, dy: Int
  /// The pixels that are wholly inside the clip.
  let window: PixelRect
  /// The moved rectangles, before and after. No two share a column if the movement is vertical, and no two share a row
  /// if it is horizontal.
  let strips: [PixelRect]
  /// The areas that were not moved.
  var fixed: [FixedArea]

  init(_ shift: Shift, of content: LayoutNode, clip: Rect) {
    let window = PixelRect(inside: clip)
    self.content = content
    (dx, dy) = (Int(shift.x), Int(shift.y))
    self.window = window
    strips = Self.disjoint(shift, in: window)
    fixed = shift.fixed
  }

  /// The pixels of a shift's strips in a window and maybe some more, in strips of which none needs pixels that another
  /// overwrites.
  private static func disjoint(_ shift: Shift, in window: PixelRect) -> [PixelRect] {
    var result: [PixelRect] = []
    for strip in shift.strips {
      var merged = strip.intersection(window)
      if merged.isEmpty { continue }
      while let index = result.firstIndex(where: { !shift.isBeside($0, merged) }) {
        merged = merged.union(result.remove(at: index))
      }
      result.append(merged)
    }
    return result
  }

  /// Returns the movement of the pixels; `nil` if moving them does not pay.
  ///
  /// - Parameter damage: the changed areas apart from those that were moved.
  func movement(besides damage: Region) -> PixelMovement? {
    var redrawn = damage
    let parts = strips.map { $0.intersection(window.offset(dx, dy)) }
    for (strip, part) in zip(strips, parts) {
      redrawn.insertPieces(of: strip, except: part)
      // The changed pixels were moved as well.
      for rect in damage.rects { redrawn.insertPieces(of: rect.offset(dx, dy).intersection(part)) }
      for area in fixed {
        let (bounds, flat) = (
          area.bounds, area.flat.intersection(area.flat.offset(dx, dy)).intersection(part)
        )
        redrawn.insertPieces(of: bounds.intersection(part), except: flat)
        redrawn.insertPieces(of: bounds.offset(dx, dy).intersection(part), except: flat)
      }
    }
    let area = strips.reduce(damage.area) { $0 + $1.area }
    guard redrawn.area * 4 < area * 3 else { return nil }
    return PixelMovement(parts: parts.filter { !$0.isEmpty }, dx: dx, dy: dy, redrawn: redrawn)
  }
}

/// An area that stays in place, or was drawn again, where pixels are moved.
struct FixedArea {
  /// All of its pixels.
  let bounds: PixelRect
  /// Those among them that all have the same colour.
  let flat: PixelRect
}

extension Region {
  /// Adds the pixels of a rectangle that are not in the region yet, and no others.
  fileprivate mutating func insertPieces(of rect: PixelRect) {
    if rect.isEmpty { return }
    for other in rects where other.intersects(rect) { return insertPieces(of: rect, except: other) }
    insert(rect)
  }

  /// Adds the pixels of a rectangle that are not in another.
  fileprivate mutating func insertPieces(of rect: PixelRect, except other: PixelRect) {
    let inner = rect.intersection(other)
    if inner.isEmpty { return insertPieces(of: rect) }
    insertPieces(of: PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: inner.minY))
    insertPieces(
      of: PixelRect(minX: rect.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY))
    insertPieces(
      of: PixelRect(minX: inner.maxX, minY: inner.minY, maxX: rect.maxX, maxY: inner.maxY))
    insertPieces(of: PixelRect(minX: rect.minX, minY: inner.maxY, maxX: rect.maxX, maxY: rect.maxY))
  }
}

extension PaintPass {
  /// Notes what has been moved below a layout node. Returns `false` if it has to be drawn again.
  func scrolled(_ content: LayoutNode, by shift: Shift, clip: Rect) -> Bool {
    // Looking at what lies around a knob costs more than drawing the knob.
    guard groupDepth == 0, pixels == nil, shift.area >= RuntimeLimits.movedPixels else { return false }
    pixels = ScrolledPixels(shift, of: content, clip: clip)
    return true
  }

  /// Draws the scrolled pixels again in place of moving them.
  func forgetMovement() {
    for strip in pixels?.strips ?? [] { damage.insert(strip) }
    pixels = nil
  }

  /// Returns the movement of pixels since the last call; `nil` if there is none.
  func takeMovement(below root: LayoutNode) -> PixelMovement? {
    guard var scrolled = pixels else { return nil }
    // Everything in the place where the pixels come from was moved with them.
    let strips = scrolled.strips.map { $0.union($0.offset(-scrolled.dx, -scrolled.dy)) }
    root.noteFixed(in: strips, besides: scrolled.content, &scrolled.fixed)
    let movement = scrolled.movement(besides: damage)
    forgetMovement()
    return movement
  }
}

extension LayoutNode {
  /// Adds what is drawn in strips besides the contents of a layout node.
  fileprivate func noteFixed(in strips: [PixelRect], besides content: LayoutNode, _ fixed: inout [FixedArea]) {
    guard self !== content, strips.contains(where: { $0.intersects(picture.reach) }) else { return }
    if picture.hasEffect { return fixed.append(FixedArea(bounds: picture.reach, flat: .empty)) }
    noteItems(&fixed)
    if hasContents, !behavior.drawsChildrenItself {
      for child in drawnChildren { child.noteFixed(in: strips, besides: content, &fixed) }
    }
  }

  /// Adds the layout node's own items.
  func noteItems(_ fixed: inout [FixedArea]) {
    for index in picture.items.indices {
      fixed.append(FixedArea(bounds: picture.items[index].bounds, flat: picture.items[index].flatArea ?? .empty))
    }
    for index in picture.coverItems.indices {
      fixed.append(
        FixedArea(bounds: picture.coverItems[index].bounds, flat: picture.coverItems[index].flatArea ?? .empty))
    }
  }
}
