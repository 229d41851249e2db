/// The paint of a shape.
///
///     let warm = GradientPattern(.linear(from: .zero, to: Point(x: 0, y: 80)), colors: [.white, .black])
///     list.append(DisplayItem(.roundedRect(card, radius: 12), paint: .gradient(warm)))
public enum Paint: Hashable, Sendable {
  /// One colour for all pixels.
  case color(RGBA)
  /// A linear, radial or angular gradient.
  indirect case gradient(GradientPattern)
  /// An image, repeated or extended beyond its edges.
  indirect case image(ImagePattern)

  /// The same paint with its opacity multiplied by a factor.
  public func multiplyingOpacity(by factor: Double) -> Paint {
    if factor == 1 { return self }
    switch self {
    case .color(let color): return .color(color.multiplyingOpacity(by: factor))
    case .gradient(var pattern):
      pattern.opacity *= factor
      return .gradient(pattern)
    case .image(var pattern):
      pattern.opacity *= factor
      return .image(pattern)
    }
  }

  /// The opacity from 0 to 1: that of a colour, or the factor of a gradient or an image.
  public var opacity: Double {
    switch self {
    case .color(let color): Double(color.opacity)
    case .gradient(let pattern): pattern.opacity
    case .image(let pattern): pattern.opacity
    }
  }

  /// Whether drawing with the paint certainly changes no pixel.
  public var isInvisible: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .gradient(let pattern): pattern.opacity <= 0 || pattern.stops.allSatisfy { $0.color.opacity <= 0 }
    case .image(let pattern): pattern.opacity <= 0
    }
  }

  /// Whether the paint certainly hides everything behind it.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity >= 1
    case .gradient(let pattern):
      pattern.opacity >= 1 && pattern.isDrawable && pattern.stops.allSatisfy { $0.color.opacity >= 1 }
    case .image(let pattern): pattern.opacity >= 1 && pattern.picture.isOpaque && pattern.isDrawable
    }
  }
}
