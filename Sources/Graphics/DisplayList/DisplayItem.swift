/// One thing to draw, complete in itself: a shape, its paint, where it goes and what cuts it off.
///
/// Items hold no state that depends on their neighbours, so any subset of a list can be drawn alone and two
/// frames can be compared item by item.
public struct DisplayItem: Hashable, Sendable {
  /// The geometry, in the item's own space.
  public enum Shape: Hashable, Sendable {
    /// An upright rectangle.
    case rect(Rect)
    /// A rectangle with circular corners; the radius is at most half the shorter side.
    case roundedRect(Rect, radius: Double)
    /// The ellipse inside a rectangle.
    case ellipse(Rect)
    /// The inside of a path.
    case fill(Path, FillRule)
    /// The outline of a path.
    case stroke(Path, StrokeStyle)
    /// Glyphs on a baseline.
    case glyphs(GlyphRun)
    /// A rectangle with circular corners, blurred by a Gaussian: the shadow of a card or a button. Its edges are moved
    /// to whole pixels; what is not turned and has radius and blur of at most 64 pixels is remembered.
    case softRoundedRect(Rect, radius: Double, sigma: Double)
    /// Items that are drawn as one; neither the paint nor the transform applies to them.
    indirect case group(ItemGroup)
  }

  /// What is drawn.
  public let shape: Shape
  /// What it is drawn with.
  public let paint: Paint
  /// From the item's space to pixels.
  public let transform: Transform
  /// The pixels that may change, in pixels; edges between pixels are anti-aliased. `Rect.infinite` cuts nothing off.
  public let clip: Rect
  /// Every pixel that drawing the item can change.
  public let bounds: PixelRect

  /// An item ready to draw.
  public init(
    _ shape: Shape, paint: Paint, transform: Transform = .identity, clip: Rect = .infinite
  ) {
    self.shape = shape
    self.paint = paint
    self.transform = if case .group = shape { .identity } else { transform }
    self.clip = clip
    // Hinting and whole-pixel baselines move a glyph's edge, and a hairline is a pixel wide at any scale.
    let slack = shape.pixelSlack(self.transform)
    let drawn = shape.bounds.applying(self.transform).grown(by: slack)
    self.bounds = PixelRect(covering: drawn.intersection(clip))
  }

  /// A group ready to draw.
  public init(_ group: ItemGroup, clip: Rect = .infinite) {
    self.init(.group(group), paint: .color(.black), clip: clip)
  }
}

extension DisplayItem.Shape {
  /// A rectangle around everything that is drawn, in the item's space.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect), .softRoundedRect(let rect, _, _):
      rect.standardized
    case .fill(let path, _): path.controlRect
    case .stroke(let path, let style):
      path.controlRect.grown(by: style.reach(along: path))
    case .glyphs(let run): run.bounds
    case .group(let group): group.bounds.isEmpty ? .null : group.bounds.rect
    }
  }

  /// How many pixels further than its geometry the shape may reach.
  func pixelSlack(_ transform: Transform) -> Double {
    switch self {
    case .rect, .roundedRect, .ellipse, .fill, .group: 0
    case .softRoundedRect(_, _, let sigma): Double(Blur(sigma: sigma * transform.scale).reach + 1)
    case .stroke: 1
    case .glyphs: 2
    }
  }
}

extension Transform {
  /// How much longer lines become, in the mean of all directions.
  var scale: Double { abs(a * d - b * c).squareRoot() }
}
