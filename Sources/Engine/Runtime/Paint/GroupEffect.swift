import Graphics

/// The effect with which a group of display items is composited over what is behind it. Lengths are in pixels.
package struct GroupEffect: Equatable {
  /// The opacity of the group, 0…1.
  package var opacity = 1.0
  package var blend = BlendMode.sourceOver
  /// A shape that clips the group.
  package var mask: ItemGroup.Mask?
  /// The standard deviation of a Gaussian blur; 0 for none.
  package var blur = 0.0
  package var shadow: Shadow?
  /// Whether the group is masked by its last child.
  package var isMasked = false

  /// Creates an effect from its parts; by default one that changes nothing.
  package init(
    opacity: Double = 1.0, blend: BlendMode = BlendMode.sourceOver, mask: ItemGroup.Mask? = nil, blur: Double = 0.0,
    shadow: Shadow? = nil, isMasked: Bool = false
  ) {
    self.opacity = opacity
    self.blend = blend
    self.mask = mask
    self.blur = blur
    self.shadow = shadow
    self.isMasked = isMasked
  }

  /// Whether a group with a single item can be drawn without an offscreen layer.
  package var isSimplifiable: Bool { blend == .sourceOver && mask == nil && blur == 0 && !isMasked }

  /// The distance to which a pixel's colour is spread by blur and shadow.
  private var margin: Int {
    let blurred = Self.spread(blur)
    guard let shadow else { return blurred }
    let soft = Self.spread(shadow.sigma)
    return blurred + soft + max(abs(shadow.dx), abs(shadow.dy))
  }

  /// Returns the radius of the pixels that a blur reads, rounded up.
  private static func spread(_ sigma: Double) -> Int {
    sigma > 0 ? Int((3 * min(sigma, strongest)).rounded(.up)) + 4 : 0
  }

  /// The largest standard deviation that is drawn, in pixels.
  private static let strongest = 128.0

  /// Returns the pixels that may change when those of a rectangle inside the group change.
  package func reach(of rect: PixelRect, clip: Rect) -> PixelRect {
    if rect.isEmpty { return rect }
    let margin = margin
    return PixelRect(
      minX: rect.minX - margin, minY: rect.minY - margin, maxX: rect.maxX + margin, maxY: rect.maxY + margin
    ).intersection(PixelRect(covering: clip))
  }

  /// Returns the pixels that a group changes without any clip, if its items change the pixels of a rectangle.
  func extent(of rect: Rect) -> Rect {
    let margin = Double(margin)
    return rect.isNull || margin == 0 ? rect : rect.insetBy(dx: -margin, dy: -margin)
  }

  /// Returns the area in which the items of the group must be drawn. Pixels outside the clip may be blurred into it.
  package func innerClip(_ clip: Rect) -> Rect {
    let margin = Double(margin)
    return margin > 0 ? clip.insetBy(dx: -margin, dy: -margin) : clip
  }

  /// Returns the display items that draw a group of items with this effect.
  ///
  /// - Parameter outline: the items that mask the group, if any.
  package func items(_ inside: [DisplayItem], mask outline: [DisplayItem]?, clip: Rect) -> [DisplayItem] {
    if inside.isEmpty { return [] }
    if let outline { return masked(inside, by: outline, clip: clip) }
    if isSimplifiable, inside.count == 1, let simple = simplified(inside[0], clip: clip) { return simple }
    return group(inside, clip: clip)
  }

  /// Returns the display items that draw a group of items with this effect in a separate layer, even if there is only
  /// one item.
  func group(_ inside: [DisplayItem], clip: Rect) -> [DisplayItem] {
    if inside.isEmpty { return [] }
    let group = ItemGroup(items: inside, opacity: opacity, blend: blend, mask: mask, blur: blur, shadow: shadow)
    return [DisplayItem(group, clip: clip)]
  }

  /// Returns the items for a group with a single item, without an offscreen layer: its paint gets the opacity, and the
  /// shadow of an opaque rounded rectangle is drawn as a blurred shape. `nil` if that is not possible.
  private func simplified(_ item: DisplayItem, clip: Rect) -> [DisplayItem]? {
    if case .group = item.shape { return nil }
    let faded = DisplayItem(
      item.shape, paint: item.paint.multiplyingOpacity(by: max(0, min(1, opacity))), transform: item.transform,
      clip: item.clip.intersection(clip))
    guard let shadow else { return [faded] }
    guard opacity >= 1, item.paint.isOpaque, item.transform.isUpright else { return nil }
    let (rect, radius): (Rect, Double)
    switch item.shape {
    case .rect(let plain): (rect, radius) = (plain, 0)
    case .roundedRect(let round, let corner): (rect, radius) = (round, corner)
    default: return nil
    }
    let scale = item.transform.lengthScale
    guard scale > 0, item.clip.contains(rect.applying(item.transform)) else { return nil }
    let place = item.transform.concatenating(Transform(translationX: Double(shadow.dx), y: Double(shadow.dy)))
    let soft = DisplayItem(
      .softRoundedRect(rect, radius: radius, sigma: shadow.sigma / scale), paint: .color(shadow.color),
      transform: place, clip: clip)
    return [soft, faded]
  }

  /// Returns a group of items, masked by the opacity of others.
  private func masked(_ inside: [DisplayItem], by outline: [DisplayItem], clip: Rect) -> [DisplayItem] {
    let bounds = outline.reduce(PixelRect.empty) { $0.union($1.bounds) }
    if bounds.isEmpty { return [] }
    let stencil = DisplayItem(ItemGroup(items: outline, blend: .destinationIn), clip: clip)
    // The operator acts only within its group, so the rest is clipped.
    let frame = ItemGroup.Mask(.rect(bounds.rect))
    return [DisplayItem(ItemGroup(items: inside + [stencil], opacity: opacity, mask: frame), clip: clip)]
  }
}
