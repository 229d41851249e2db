/// A drawing command: a shape, its paint, its transform and its clip.
///
/// An item holds no state of other items. So any subset of a list can be drawn alone, and two frames can be compared
/// item by item to find the damage.
public struct DisplayItem: Hashable, Sendable {
  /// The geometry of an item, in the item's own coordinate space.
  public enum Shape: Hashable, Sendable {
    /// A rectangle with edges parallel to the axes.
    case rect(Rect)
    /// A rectangle with circular corners. The radius is limited to half the shorter side.
    case roundedRect(Rect, radius: Double)
    /// The ellipse inscribed in a rectangle.
    case ellipse(Rect)
    /// The interior of a path.
    case fill(Path, FillRule)
    /// The line along a path, with the width and the dashes of its style.
    case stroke(Path, StrokeStyle)
    /// Glyphs on one baseline.
    case glyphs(GlyphRun)
    /// A rectangle with circular corners, blurred with a Gaussian of standard deviation `sigma`: the shadow of a card
    /// or a button. Its edges are moved to whole pixels. Its mask is cached unless it is rotated or has a radius or
    /// `sigma` above 64 pixels.
    case softRoundedRect(Rect, radius: Double, sigma: Double)
    /// Items composited as one. The item's paint and transform do not apply to a group.
    indirect case group(ItemGroup)
  }

  /// The geometry to draw.
  public let shape: Shape
  /// The paint to draw it with.
  public let paint: Paint
  /// The transform from the item's space to pixels.
  public internal(set) var transform: Transform
  /// The clip rectangle in pixels, anti-aliased where its edges lie between pixels. `Rect.infinite` clips nothing.
  public let clip: Rect
  /// All pixels that drawing the item can change.
  public internal(set) var bounds: PixelRect

  /// Creates an item, and computes its bounds.
  public init(
    _ shape: Shape, paint: Paint, transform: Transform = .identity, clip: Rect = .infinite
  ) {
    self.shape = shape
    self.paint = paint
    self.transform = if case .group = shape { .identity } else { transform }
    self.clip = clip
    self.bounds = PixelRect(covering: shape.drawnArea(self.transform).intersection(clip))
  }

  /// Creates an item that draws a group.
  public init(_ group: ItemGroup, clip: Rect = .infinite) {
    self.init(.group(group), paint: .color(.black), clip: clip)
  }
}

extension DisplayItem {
  /// The pixels that drawing the item would change without its clip; `Rect.infinite` for a group that is not wholly inside
  /// its clip, as items outside may have been left out of it.
  package var extent: Rect {
    let isSeen = !bounds.isEmpty
    let bounds = bounds.rect
    if isSeen, bounds.minX > clip.minX, bounds.minY > clip.minY, bounds.maxX < clip.maxX, bounds.maxY < clip.maxY {
      return bounds
    }
    if case .group = shape { return .infinite }
    return shape.drawnArea(transform)
  }

  /// Returns the item with its opacity multiplied by a factor from 0 to 1.
  public func multiplyingOpacity(by factor: Double) -> DisplayItem {
    if case .group(let group) = shape { return DisplayItem(group.multiplyingOpacity(by: factor), clip: clip) }
    return DisplayItem(shape, paint: paint.multiplyingOpacity(by: factor), transform: transform, clip: clip)
  }
}

extension DisplayItem.Shape {
  /// The bounding rectangle of everything that the shape draws, in the item's space. It may be too large, but never
  /// too small.
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

  /// The area that the shape covers with a transform, in pixels.
  fileprivate func drawnArea(_ transform: Transform) -> Rect {
    // Hinting and rounded baselines move the edges of glyphs, and a hairline is one pixel wide at any scale.
    bounds.applying(transform).grown(by: pixelSlack(transform))
  }

  /// The number of pixels by which the shape can extend beyond its transformed geometry.
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
  /// The mean factor by which the transform lengthens lines, the geometric mean over all directions.
  var scale: Double { abs(a * d - b * c).squareRoot() }
}
