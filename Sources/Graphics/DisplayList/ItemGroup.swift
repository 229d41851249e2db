/// Items that are drawn together, apart from everything else, and then laid over it as one.
///
///     let faded = ItemGroup(items: [plate, label], opacity: 0.5)       // the plate does not show through the label
///     list.append(DisplayItem(faded))
///
/// First the group is blurred, then its shadow is laid below it, then all is faded, masked and blended.
public struct ItemGroup: Hashable, Sendable {
  /// An outline that cuts a group off, anti-aliased. A group cannot be one, nor a shape softer than 64 pixels.
  public struct Mask: Hashable, Sendable {
    /// What stays.
    public var shape: DisplayItem.Shape
    /// From the shape's space to pixels.
    public var transform: Transform

    /// A mask that keeps what is inside a shape.
    public init(_ shape: DisplayItem.Shape, transform: Transform = .identity) {
      self.shape = shape
      self.transform = transform
    }
  }

  /// What is drawn, from back to front, each item placed in pixels as if it were alone.
  public let items: [DisplayItem]
  /// How much of it is seen, 0…1.
  public let opacity: Double
  /// How it mixes with what is below.
  public let blend: BlendMode
  /// What cuts it off.
  public let mask: Mask?
  /// The standard deviation of a Gaussian blur, in pixels.
  public let blur: Double
  /// What lies below it.
  public let shadow: Shadow?
  /// Everything that is not clear before the mask.
  let unmasked: PixelRect
  /// Everything that drawing the group can touch.
  let bounds: PixelRect

  /// A group of items.
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

  /// How many pixels around a place decide what is drawn there.
  var reach: Int {
    let own = Blur(sigma: blur).reach
    guard let shadow else { return own }
    return own + Blur(sigma: shadow.sigma).reach + max(abs(shadow.dx), abs(shadow.dy))
  }
}

extension PixelRect {
  /// Larger by some pixels on every side; an empty one stays empty.
  func grown(by amount: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
  }

  /// Moved by some pixels.
  func offset(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}
