/// Items that are drawn into their own layer and composited as one.
///
///     let faded = ItemGroup(items: [plate, label], opacity: 0.5)       // the plate does not show through the label
///     list.append(DisplayItem(faded))
///
/// The effects are applied in this order: blur, shadow, then opacity, mask and blend mode.
public struct ItemGroup: Hashable, Sendable {
  /// An anti-aliased outline that clips a group. A mask cannot be a group, or a soft rectangle whose blur is above 64
  /// pixels.
  public struct Mask: Hashable, Sendable {
    /// The shape inside which the group is kept.
    public var shape: DisplayItem.Shape
    /// The transform from the shape's space to pixels.
    public var transform: Transform

    /// Creates a mask that keeps the inside of a shape.
    public init(_ shape: DisplayItem.Shape, transform: Transform = .identity) {
      self.shape = shape
      self.transform = transform
    }
  }

  /// The items from back to front. Their transforms lead to pixels of the display list, not of the group.
  public let items: [DisplayItem]
  /// A factor from 0 to 1 for the opacity of the whole group.
  public let opacity: Double
  /// The rule by which the group is combined with the backdrop.
  public let blend: BlendMode
  /// The outline that clips the group, if any.
  public let mask: Mask?
  /// The standard deviation of a Gaussian blur, in pixels; 0 for none.
  public let blur: Double
  /// The shadow below the group, if any.
  public let shadow: Shadow?
  /// The pixels that can be non-transparent before the mask is applied.
  let unmasked: PixelRect
  /// The pixels that drawing the group can change.
  let bounds: PixelRect

  /// Creates a group that changes nothing outside of an item's shape, whatever the blend mode: as drawing programs fill a
  /// path. Returns `nil` for an item that is a group or a soft rectangle.
  package init?(inside item: DisplayItem, opacity: Double, blend: BlendMode) {
    let mask = Mask(item.shape, transform: item.transform)
    switch (item.shape, item.paint) {
    case (.group, _), (.softRoundedRect, _): return nil
    case (_, .image): self.init(items: [item], opacity: opacity, blend: blend, mask: mask)
    case (_, .color), (_, .gradient):
      // The mask alone softens the edges.
      let box = item.shape.bounds.grown(by: 1 + 2 / max(item.transform.scale, 1e-3))
      let full = DisplayItem(.rect(box), paint: item.paint, transform: item.transform, clip: item.clip)
      self.init(items: [full], opacity: opacity, blend: blend, mask: mask)
    }
  }

  /// Creates a group, and computes its bounds.
  ///
  /// - Parameters:
  ///   - items: The items from back to front.
  ///   - opacity: A factor from 0 to 1.
  ///   - blend: The blend mode with the backdrop.
  ///   - mask: The outline that clips the group.
  ///   - blur: The standard deviation of a Gaussian blur in pixels, at most 128.
  ///   - shadow: The shadow below the group.
  public init(
    items: [DisplayItem], opacity: Double = 1, blend: BlendMode = .sourceOver, mask: Mask? = nil, blur: Double = 0,
    shadow: Shadow? = nil
  ) {
    self.items = items
    self.opacity = opacity
    self.blend = blend
    self.mask = mask
    self.blur = blur
    self.shadow = shadow
    var bounds = items.reduce(PixelRect.empty) { $0.union($1.bounds) }
    bounds = bounds.grown(by: Blur(sigma: blur).reach)
    if let shadow {
      bounds = bounds.union(bounds.offset(shadow.dx, shadow.dy).grown(by: Blur(sigma: shadow.sigma).reach))
    }
    unmasked = bounds
    let outline = mask.map { DisplayItem($0.shape, paint: .color(.black), transform: $0.transform).bounds }
    self.bounds = outline.map { bounds.intersection($0) } ?? bounds
  }

  /// Returns the group with its opacity multiplied by a factor from 0 to 1.
  func multiplyingOpacity(by factor: Double) -> ItemGroup {
    ItemGroup(items: items, opacity: opacity * factor, blend: blend, mask: mask, blur: blur, shadow: shadow)
  }

  /// The distance in pixels within which other pixels influence a pixel of the group.
  var reach: Int {
    let own = Blur(sigma: blur).reach
    guard let shadow else { return own }
    return own + Blur(sigma: shadow.sigma).reach + max(abs(shadow.dx), abs(shadow.dy))
  }
}

extension PixelRect {
  /// The rectangle enlarged by some pixels on every side. An empty rectangle stays empty.
  func grown(by amount: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
  }

  /// The rectangle translated by some pixels.
  package func offset(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}
