import Graphics

/// The picture for viewers, who watch the panel from elsewhere: everything that was painted, except private content.
///
/// A private view is left out, and a grey rectangle is in its place. The rectangle is drawn where the view was, in
/// painting order: whatever covers the view covers the rectangle, too. It is as wide as the container around the view,
/// because the width of a text tells which text it is. It is as high as a view of one line. The number of lines tells
/// the length of a text, and so do the places of everything above and below: a text of several lines hides the whole
/// container.
struct ViewerList {
  /// The items from back to front.
  fileprivate(set) var items: [DisplayItem] = []
  /// The rectangles that were drawn in place of private views.
  private(set) var masks: [Mask] = []
  /// The number of private views that were left out.
  fileprivate(set) var omissions = 0
  /// The rectangles that wait for their container.
  private var open: [OpenMask] = []

  /// The rectangle that is drawn in place of something private. Where it changes, the panel's own picture may be
  /// unchanged.
  struct Mask: Equatable {
    /// The pixels that it may change, also through the effects.
    fileprivate(set) var reach: PixelRect
    let items: [DisplayItem]
    /// The effects of the groups around it, the innermost first.
    fileprivate(set) var effects: [GroupEffect] = []
  }

  private struct OpenMask {
    /// The rectangle in which the view was drawn, in pixels.
    let place: Rect
    let clip: Rect
    let isUpright: Bool
    /// Whether the height tells something, too.
    let isHigh: Bool
    /// The proposal to the last layout node on the way up to the container.
    var offer = ProposedViewSize.unspecified
  }

  /// The colour of what viewers may not see.
  static let maskColor = RGBA(hex: 0x808080)

  /// Collects what a layout node and all below have drawn.
  init(of layoutNode: LayoutNode) {
    layoutNode.collectForViewers(into: &self)
    // Nothing around it is drawn.
    close(at: layoutNode, from: 0, isLast: true)
  }

  /// Leaves out a private view, and all of its parts.
  fileprivate mutating func hide(_ layoutNode: LayoutNode) {
    omissions += 1
    let picture = layoutNode.picture
    guard let state = picture.drawn.state, picture.inner.state != nil else { return }
    let place = Rect(origin: .zero, size: layoutNode.shownFrame.size).applying(state.transform)
    open.append(
      OpenMask(
        place: place, clip: state.clip, isUpright: state.transform.isUpright, isHigh: layoutNode.hasHeightOfWords))
    close(at: layoutNode, from: open.count - 1)
  }

  /// The number of rectangles that wait.
  fileprivate var openCount: Int { open.count }

  /// Draws the rectangles of which a layout node is the container.
  ///
  /// - Parameter start: the number of rectangles that waited before anything of the layout node was collected.
  fileprivate mutating func close(at layoutNode: LayoutNode, from start: Int, isLast: Bool = false) {
    guard start < open.count else { return }
    let waiting = open[start...]
    open.removeSubrange(start...)
    for var mask in waiting {
      if isLast || layoutNode.hasSizeOfItsOwn(offering: mask.offer, vertically: mask.isHigh) {
        draw(mask, in: layoutNode)
      } else {
        mask.offer = layoutNode.layoutState.placedProposal ?? .unspecified
        open.append(mask)
      }
    }
  }

  private mutating func draw(_ mask: OpenMask, in container: LayoutNode) {
    guard let state = container.picture.drawn.state else { return }
    var area = Rect(origin: .zero, size: container.shownFrame.size).applying(state.transform)
    var clip = state.clip
    if !mask.isHigh, mask.isUpright, state.transform.isUpright {
      area = Rect(x: area.minX, y: mask.place.minY, width: area.width, height: mask.place.height)
      clip = Rect(x: clip.minX, y: mask.clip.minY, width: clip.width, height: mask.clip.height)
    }
    let item = DisplayItem(.rect(PixelRect(covering: area).rect), paint: .color(Self.maskColor), clip: clip)
    if !item.bounds.isEmpty { draw([item]) }
  }

  /// Draws items in the place of something private.
  fileprivate mutating func draw(_ others: [DisplayItem]) {
    items += others
    masks.append(Mask(reach: others.reduce(.empty) { $0.union($1.bounds) }, items: others))
  }

  /// Collects the items of a group by themselves.
  fileprivate mutating func inside(_ collect: (inout ViewerList) -> Void) -> [DisplayItem] {
    let outer = items
    items = []
    collect(&self)
    defer { items = outer }
    return items
  }

  /// Adds a group.
  ///
  /// - Parameters:
  ///   - count: the number of masks before it.
  ///   - isWhole: whether nothing private was left out of it.
  fileprivate mutating func append(
    _ effect: GroupEffect, of inside: [DisplayItem], mask: [DisplayItem]?, clip: Rect, masksBefore count: Int,
    isWhole: Bool
  ) {
    for index in masks.indices.dropFirst(count) {
      masks[index].reach = effect.reach(of: masks[index].reach, clip: clip)
      masks[index].effects.append(effect)
    }
    // A group that can be drawn in two ways would not always change together with the panel's own picture.
    items += isWhole || mask != nil ? effect.items(inside, mask: mask, clip: clip) : effect.group(inside, clip: clip)
  }
}

extension LayoutNode {
  /// Adds what viewers see of the layout node and all below; ``collect(in:into:)`` does the same for the panel itself.
  fileprivate func collectForViewers(into list: inout ViewerList) {
    guard let effect = picture.effect else { return collectContentsForViewers(into: &list) }
    guard let clip = picture.drawn.state?.clip else { return }
    let (omissions, masks) = (list.omissions, list.masks.count)
    let inside: [DisplayItem]
    var mask: [DisplayItem]?
    if effect.isMasked, let last = drawnChildren.last {
      inside = list.inside { for child in drawnChildren.dropLast() { child.collectForViewers(into: &$0) } }
      mask = list.inside { last.collectForViewers(into: &$0) }
    } else {
      inside = list.inside { collectContentsForViewers(into: &$0) }
    }
    list.append(
      effect, of: inside, mask: mask, clip: clip, masksBefore: masks, isWhole: list.omissions == omissions)
  }

  private func collectContentsForViewers(into list: inout ViewerList) {
    // A drawing cannot be taken apart: it is left out as a whole.
    if behavior.drawsChildrenItself, children.contains(where: \.showsPrivate) { return list.hide(self) }
    let start = list.openCount
    if let items = behavior.viewerItems {
      list.omissions += 1
      list.draw(items)
    } else {
      list.items += picture.items
    }
    if hasContents, !behavior.drawsChildrenItself {
      let shown = drawnChildren
      for (index, child) in shown.enumerated() {
        let first = list.openCount
        if behavior.isContentPrivate { list.hide(child) } else { child.collectForViewers(into: &list) }
        // A layer above the child covers the child's rectangles. They cover what is beside the child, because the place
        // of a neighbour tells a width, too.
        if list.openCount > first, shown[(index + 1)...].contains(where: { $0.frame.intersects(child.frame) }) {
          list.close(at: self, from: first)
        }
      }
    }
    if behavior.isCoverPrivate { list.omissions += 1 } else { list.items += picture.coverItems }
    list.close(at: self, from: start)
  }
}

extension Stage {
  /// Returns the part of the last frame that viewers see, or of the present frame if it is due, with the rectangles
  /// that hide the rest.
  ///
  /// - Parameter isDrawn: whether the panel has just drawn the present frame.
  func drawingForViewers(isDrawn: Bool) -> (list: DisplayList, masks: [ViewerList.Mask]) {
    if !isDrawn {
      update()
      paint()
      passes.paint.forgetMovement()
    }
    let list = ViewerList(of: rootLayoutNode)
    return (DisplayList(background: .black, items: list.items), list.masks)
  }
}
