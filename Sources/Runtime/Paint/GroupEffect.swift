import Graphics

/// How a group of items is laid over what is behind it, in pixels.
package struct GroupEffect: Equatable {
  package var opacity = 1.0
  package var blend = BlendMode.sourceOver
  /// An outline that cuts the group off.
  package var mask: ItemGroup.Mask?
  /// The standard deviation of a Gaussian blur.
  package var blur = 0.0
  package var shadow: Shadow?
  /// Whether the last child shows only where the others are to be seen.
  package var isMasked = false

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

  /// Whether a group of a single item can be drawn without a layer of its own.
  package var isSimplifiable: Bool { blend == .sourceOver && mask == nil && blur == 0 && !isMasked }

  /// How far a pixel's colour is carried, across and down.
  private var margin: Int {
    let blurred = Self.spread(blur)
    guard let shadow else { return blurred }
    let soft = Self.spread(shadow.sigma)
    return blurred + soft + max(abs(shadow.dx), abs(shadow.dy))
  }

  /// A little more than the pixels that a blur of a standard deviation looks at.
  private static func spread(_ sigma: Double) -> Int {
    sigma > 0 ? Int((3 * min(sigma, strongest)).rounded(.up)) + 4 : 0
  }

  /// The strongest blur that is drawn, in pixels.
  private static let strongest = 128.0

  /// Every pixel that can change where something inside changes.
  package func reach(of rect: PixelRect, clip: Rect) -> PixelRect {
    if rect.isEmpty { return rect }
    let margin = margin
    return PixelRect(
      minX: rect.minX - margin, minY: rect.minY - margin, maxX: rect.maxX + margin, maxY: rect.maxY + margin
    ).intersection(PixelRect(covering: clip))
  }

  /// The pixels that matter inside: what is outside the clip may still be blurred into it.
  package func innerClip(_ clip: Rect) -> Rect {
    let margin = Double(margin)
    return margin > 0 ? clip.insetBy(dx: -margin, dy: -margin) : clip
  }

  /// What to draw for some items.
  package func items(_ inside: [DisplayItem], mask outline: [DisplayItem]?, clip: Rect) -> [DisplayItem] {
    if inside.isEmpty { return [] }
    if let outline { return masked(inside, by: outline, clip: clip) }
    if isSimplifiable, inside.count == 1, let simple = simplified(inside[0], clip: clip) { return simple }
    let group = ItemGroup(items: inside, opacity: opacity, blend: blend, mask: mask, blur: blur, shadow: shadow)
    return [DisplayItem(group, clip: clip)]
  }

  /// A single item is faded by its paint, and the shadow of an opaque round rectangle comes from remembered masks.
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

  /// What is inside where the outline's items are, as opaque as these are.
  private func masked(_ inside: [DisplayItem], by outline: [DisplayItem], clip: Rect) -> [DisplayItem] {
    let bounds = outline.reduce(PixelRect.empty) { $0.union($1.bounds) }
    if bounds.isEmpty { return [] }
    let stencil = DisplayItem(ItemGroup(items: outline, blend: .destinationIn), clip: clip)
    // An operator acts only within its group, so what is further out is cut off.
    let frame = ItemGroup.Mask(.rect(bounds.rect))
    return [DisplayItem(ItemGroup(items: inside + [stencil], opacity: opacity, mask: frame), clip: clip)]
  }
}
