/// What a shape is filled with.
///
///     let warm = GradientPattern(.linear(from: .zero, to: Point(x: 0, y: 80)), colors: [.white, .black])
///     list.append(DisplayItem(.roundedRect(card, radius: 12), paint: .gradient(warm)))
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(RGBA)
  /// Colours that run into each other.
  indirect case gradient(GradientPattern)
  /// A picture, repeated or continued beyond its edges.
  indirect case image(ImagePattern)

  /// The paint with its opacity multiplied.
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

  /// Whether drawing with the paint certainly changes nothing.
  public var isInvisible: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .gradient(let pattern): pattern.opacity <= 0 || pattern.stops.allSatisfy { $0.color.opacity <= 0 }
    case .image(let pattern): pattern.opacity <= 0
    }
  }

  /// Whether whatever lies below certainly cannot be seen.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity >= 1
    case .gradient(let pattern):
      pattern.opacity >= 1 && pattern.isDrawable && pattern.stops.allSatisfy { $0.color.opacity >= 1 }
    case .image(let pattern): pattern.opacity >= 1 && pattern.picture.isOpaque && pattern.isDrawable
    }
  }
}
