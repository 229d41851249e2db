import Graphics

/// A style once it is known where it is used: ready to be laid over any rectangle.
public nonisolated struct ResolvedStyle: Hashable, Sendable {
  package enum Fill: Hashable, Sendable {
    case color(RGBA)
    case gradient(Way, [GradientPattern.Stop])
    /// A gradient that does not depend on the rectangle.
    case placed(GradientPattern.Geometry, [GradientPattern.Stop], SpreadMode)
    case picture(Picture, source: Rect, scale: Double)
  }

  /// Where a gradient's colours run, relative to the rectangle that is filled.
  package enum Way: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    case elliptical(center: UnitPoint, startFraction: Double, endFraction: Double)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  package var fill: Fill
  /// Multiplies the opacity of the fill.
  package var opacity = 1.0
  /// From the last that was added to the first.
  package var shadows: [ResolvedShadow] = []
  package var blend = BlendMode.sourceOver

  package init(_ color: RGBA) { fill = .color(color) }
  package init(_ fill: Fill) { self.fill = fill }

  /// Whether nothing is to be seen of it, and so nothing of it is touched.
  package var isInvisible: Bool {
    if case .color(let color) = fill, color.opacity <= 0 { return true }
    return opacity <= 0
  }

  /// The style, fainter.
  package func faded(by factor: Double) -> ResolvedStyle {
    var resolvedStyle = self
    if case .color(let color) = fill {
      resolvedStyle.fill = .color(color.multiplyingOpacity(by: factor))
    } else {
      resolvedStyle.opacity *= factor
    }
    return resolvedStyle
  }

  /// How far shadows reach around what is drawn, in points.
  package var reach: Double {
    shadows.reduce(0) { $0 + 2 * $1.radius + max(abs($1.offset.x), abs($1.offset.y)) }
  }

  /// The colour, or one that stands for several.
  package var color: RGBA {
    switch fill {
    case .color(let color): color
    case .gradient(_, let stops), .placed(_, let stops, _):
      (stops.first?.color ?? .clear).multiplyingOpacity(by: opacity)
    case .picture: RGBA.black.multiplyingOpacity(by: opacity)
    }
  }

  /// The paint for a rectangle, and the map from the paint's space to the rectangle's where they differ.
  package func paint(in rect: Rect) -> (paint: Paint, space: Transform) {
    switch fill {
    case .color(let color): return (.color(color), .identity)
    case .gradient(let way, let stops):
      let (geometry, space) = way.geometry(in: rect)
      return (.gradient(GradientPattern(geometry, stops: stops, opacity: opacity)), space)
    case .placed(let geometry, let stops, let spread):
      return (.gradient(GradientPattern(geometry, stops: stops, spread: spread, opacity: opacity)), .identity)
    case .picture(let picture, let source, let scale):
      return (.image(Self.pattern(picture, source, scale, in: rect, opacity)), .identity)
    }
  }

  private static func pattern(
    _ picture: Picture, _ source: Rect, _ scale: Double, in rect: Rect, _ opacity: Double
  ) -> ImagePattern {
    let origin = Point(
      x: rect.minX - source.minX * Double(picture.width) * scale,
      y: rect.minY - source.minY * Double(picture.height) * scale)
    let place = Transform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    return ImagePattern(picture, transform: place, spread: .repeat, opacity: opacity)
  }
}

extension ResolvedStyle.Way {
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
  /// The place in a rectangle.
  package nonisolated func point(in rect: Rect) -> Point {
    Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

/// A shadow that a style throws.
package nonisolated struct ResolvedShadow: Hashable, Sendable {
  package var isInner: Bool
  package var color: RGBA
  /// In points, as in SwiftUI: twice the standard deviation of the blur.
  package var radius: Double
  package var offset: Point

  package init(isInner: Bool, color: RGBA, radius: Double, offset: Point) {
    self.isInner = isInner
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
