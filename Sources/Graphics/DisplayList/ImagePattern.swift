/// A picture as paint.
///
///     let logo = ImagePattern(picture, in: Rect(x: 20, y: 20, width: 64, height: 64))
///     list.append(DisplayItem(.ellipse(Rect(x: 20, y: 20, width: 64, height: 64)), paint: .image(logo)))
public struct ImagePattern: Hashable, Sendable {
  /// How colours are found between the picture's pixels.
  public enum Filter: Hashable, Sendable {
    /// The pixel that is nearest: sharp blocks.
    case nearest
    /// A mixture of the four pixels around; where the picture is shrunk, of averages over squares of them.
    case bilinear
  }

  /// The picture.
  public var picture: Picture
  /// From the picture's pixels to the item's space.
  public var transform: Transform
  /// How colours between pixels are found.
  public var filter: Filter
  /// What lies beyond the picture's edges.
  public var spread: SpreadMode
  /// Multiplies the picture's opacity, 0…1.
  public var opacity: Double

  /// A picture placed by a transform from its pixels to the item's space.
  public init(
    _ picture: Picture, transform: Transform = .identity, filter: Filter = .bilinear, spread: SpreadMode = .pad,
    opacity: Double = 1
  ) {
    self.picture = picture
    self.transform = transform
    self.filter = filter
    self.spread = spread
    self.opacity = opacity
  }

  /// A picture that fills a rectangle of the item's space.
  public init(
    _ picture: Picture, in rect: Rect, filter: Filter = .bilinear, spread: SpreadMode = .pad, opacity: Double = 1
  ) {
    let (x, y) = (rect.width / Double(picture.width), rect.height / Double(picture.height))
    let place = Transform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
    self.init(picture, transform: place, filter: filter, spread: spread, opacity: opacity)
  }

  /// Whether the transform can be undone; else nothing is drawn.
  var isDrawable: Bool { transform.inverted != nil }
}

extension DisplayItem {
  /// A picture that fills a rectangle.
  public static func image(
    _ picture: Picture, in rect: Rect, filter: ImagePattern.Filter = .bilinear, opacity: Double = 1,
    transform: Transform = .identity, clip: Rect = .infinite
  ) -> DisplayItem {
    let pattern = ImagePattern(picture, in: rect, filter: filter, opacity: opacity)
    return DisplayItem(.rect(rect), paint: .image(pattern), transform: transform, clip: clip)
  }
}
