import Graphics

/// A shape style whose colours have been looked up in the environment, ready to fill a rectangle.
public nonisolated struct ResolvedStyle: Hashable, Sendable {
  package enum Fill: Hashable, Sendable {
    /// A single colour, including its opacity.
    case color(RGBA)
    /// A gradient relative to the filled rectangle.
    case gradient(Way, [GradientPattern.Stop])
    /// A gradient at a fixed place, in points.
    case placed(GradientPattern.Geometry, [GradientPattern.Stop], SpreadMode)
    /// A repeated image: the part of it given by `source`, in fractions of its size, scaled by a factor. A tile begins
    /// at `origin`; `nil` stands for the corner of the rectangle.
    case picture(Picture, source: Rect, scale: Double, origin: Point? = nil)
    /// An image that is stretched over the filled rectangle.
    case stretched(Picture)
  }

  /// The geometry of a gradient relative to the filled rectangle.
  package enum Way: Hashable, Sendable {
    /// A gradient along a line.
    case linear(from: UnitPoint, to: UnitPoint)
    /// A gradient between two circles; the radii are in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// A gradient between two ellipses; the radii are fractions of the rectangle's size.
    case elliptical(center: UnitPoint, startFraction: Double, endFraction: Double)
    /// A gradient around a point, clockwise between two angles.
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  /// The paint that fills the shape: a colour, a gradient or an image.
  package var fill: Fill
  /// A factor of the fill's opacity, 0…1. The opacity of a single colour is in the colour instead.
  package var opacity = 1.0
  /// The shadows; the one that was added last comes first.
  package var shadows: [ResolvedShadow] = []
  /// The blend mode with which the shape is composited.
  package var blend = BlendMode.sourceOver

  /// Creates a style with a single colour.
  package init(_ color: RGBA) { fill = .color(color) }
  package init(_ fill: Fill) { self.fill = fill }

  /// Whether the style is fully transparent, so that views filled with it receive no touches.
  package var isInvisible: Bool {
    if case .color(let color) = fill, color.opacity <= 0 { return true }
    return opacity <= 0
  }

  /// Returns the style with its opacity multiplied.
  package func faded(by factor: Double) -> ResolvedStyle {
    var resolvedStyle = self
    if case .color(let color) = fill {
      resolvedStyle.fill = .color(color.multiplyingOpacity(by: factor))
    } else {
      resolvedStyle.opacity *= factor
    }
    return resolvedStyle
  }

  /// Returns the style with the tiles of its image beginning at a point; unchanged if it has no image.
  package func tiled(from origin: Point) -> ResolvedStyle {
    guard case .picture(let picture, let source, let scale, _) = fill else { return self }
    var resolvedStyle = self
    resolvedStyle.fill = .picture(picture, source: source, scale: scale, origin: origin)
    return resolvedStyle
  }

  /// The shadow of a style that has nothing else beside its fill: a drop shadow, and no blend mode.
  var onlyShadow: ResolvedShadow? {
    guard shadows.count == 1, !shadows[0].isInner, blend == .sourceOver else { return nil }
    return shadows[0]
  }

  /// The distance to which shadows extend around a shape, in points.
  package var reach: Double {
    shadows.reduce(0) { $0 + 2 * $1.radius + max(abs($1.offset.x), abs($1.offset.y)) }
  }

  /// The colour, or the first colour of a gradient; black for an image.
  package var color: RGBA {
    switch fill {
    case .color(let color): color
    case .gradient(_, let stops), .placed(_, let stops, _):
      (stops.first?.color ?? .clear).multiplyingOpacity(by: opacity)
    case .picture, .stretched: RGBA.black.multiplyingOpacity(by: opacity)
    }
  }

  /// Returns the paint for a rectangle, and the transform from the paint's coordinates to the rectangle's, if they
  /// differ.
  package func paint(in rect: Rect) -> (paint: Paint, space: Transform) {
    switch fill {
    case .color(let color): return (.color(color), .identity)
    case .gradient(let way, let stops):
      let (geometry, space) = way.geometry(in: rect)
      return (.gradient(GradientPattern(geometry, stops: stops, opacity: opacity)), space)
    case .placed(let geometry, let stops, let spread):
      return (.gradient(GradientPattern(geometry, stops: stops, spread: spread, opacity: opacity)), .identity)
    case .picture(let picture, let source, let scale, let origin):
      return (.image(Self.pattern(picture, source, scale, at: origin ?? rect.origin, opacity)), .identity)
    case .stretched(let picture): return (.image(ImagePattern(picture, in: rect, opacity: opacity)), .identity)
    }
  }

  /// Returns a pattern of a repeated image whose part `source` begins at a point.
  private static func pattern(
    _ picture: Picture, _ source: Rect, _ scale: Double, at corner: Point, _ opacity: Double
  ) -> ImagePattern {
    let origin = Point(
      x: corner.x - source.minX * Double(picture.width) * scale,
      y: corner.y - source.minY * Double(picture.height) * scale)
    let place = Transform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    return ImagePattern(picture, transform: place, spread: .repeat, opacity: opacity)
  }
}

extension ResolvedStyle.Way {
  /// Returns the geometry for a rectangle, and the transform from its coordinates to the rectangle's.
  nonisolated fileprivate func geometry(in rect: Rect) -> (GradientPattern.Geometry, Transform) {
    switch self {
    case .linear(let from, let to): return (.linear(from: from.point(in: rect), to: to.point(in: rect)), .identity)
    case .radial(let center, let start, let end):
      return (.radial(center: center.point(in: rect), startRadius: start, endRadius: end), .identity)
    case .angular(let center, let start, let end):
      return (.angular(center: center.point(in: rect), start: start, end: end), .identity)
    case .elliptical(let center, let start, let end):
      let middle = center.point(in: rect)
      let space = Transform(
        a: max(rect.width, 1e-6), b: 0, c: 0, d: max(rect.height, 1e-6), tx: middle.x, ty: middle.y)
      return (.radial(center: .zero, startRadius: start, endRadius: end), space)
    }
  }
}

extension UnitPoint {
  /// Returns the location in a rectangle.
  package nonisolated func point(in rect: Rect) -> Point {
    Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

package nonisolated struct ResolvedShadow: Hashable, Sendable {
  /// Whether the shadow is drawn inside the shape.
  package var isInner: Bool
  /// The colour of the shadow.
  package var color: RGBA
  /// The radius of the blur in points, as in SwiftUI: twice the standard deviation.
  package var radius: Double
  /// The offset of the shadow, in points.
  package var offset: Point

  /// Creates a shadow from its parts.
  package init(isInner: Bool, color: RGBA, radius: Double, offset: Point) {
    self.isInner = isInner
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
