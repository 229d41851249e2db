import Graphics

/// Puts the painted items together as a display list.
extension LayoutNode {
  /// Adds the items that touch a region, from back to front; all of them if there is none.
  package final func collect(in region: Region?, into items: inout [DisplayItem]) {
    if let region, !region.intersects(picture.reach) { return }
    if let effect = picture.effect { return collect(effect, in: region, into: &items) }
    collectContents(in: region, into: &items)
  }

  /// Returns what the layout node and all below would look like in a state, whatever is on the screen.
  package final func rendered(_ inherited: PaintState) -> [DisplayItem] {
    let place = shownFrame
    let state = inherited.moved(to: place.origin)
    let effect = behavior.groupEffect(in: state)
    var inner = state
    if let effect { inner.clip = effect.innerClip(state.clip) }
    behavior.adjust(&inner)
    var own = Painter(state: state, size: place.size)
    behavior.paint(into: &own)
    var cover = Painter(state: state, size: place.size)
    behavior.paintOver(into: &cover)
    let parts = behavior.drawsChildrenItself ? [] : drawnChildren.map { $0.rendered(inner) }
    var items = own.items
    if let effect, effect.isMasked, let mask = parts.last {
      for part in parts.dropLast() { items += part }
      return effect.items(items, mask: mask, clip: state.clip)
    }
    for part in parts { items += part }
    items += cover.items
    return effect?.items(items, mask: nil, clip: state.clip) ?? items
  }

  private func collectContents(in region: Region?, into items: inout [DisplayItem]) {
    // By index: an item is large, and a loop over the items would copy each of them once more.
    for index in picture.items.indices where region?.intersects(picture.items[index].bounds) ?? true {
      items.append(picture.items[index])
    }
    if hasContents, !behavior.drawsChildrenItself {
      for child in drawnChildren { child.collect(in: region, into: &items) }
    }
    for index in picture.coverItems.indices where region?.intersects(picture.coverItems[index].bounds) ?? true {
      items.append(picture.coverItems[index])
    }
  }

  /// Adds the group. It contains everything inside, whatever the region, so that it is the same in every frame.
  private func collect(_ effect: GroupEffect, in region: Region?, into items: inout [DisplayItem]) {
    guard let clip = picture.drawn.state?.clip else { return }
    var inside: [DisplayItem] = []
    var mask: [DisplayItem]?
    if effect.isMasked, let last = drawnChildren.last {
      for child in drawnChildren.dropLast() { child.collect(in: nil, into: &inside) }
      var outline: [DisplayItem] = []
      last.collect(in: nil, into: &outline)
      mask = outline
    } else {
      collectContents(in: nil, into: &inside)
    }
    for item in effect.items(inside, mask: mask, clip: clip) where region?.intersects(item.bounds) ?? true {
      items.append(item)
    }
  }
}
