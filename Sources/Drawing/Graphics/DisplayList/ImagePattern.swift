/// An image used as paint.
///
///     let logo = ImagePattern(picture, in: Rect(x: 20, y: 20, width: 64, height: 64))
///     list.append(DisplayItem(.ellipse(Rect(x: 20, y: 20, width: 64, height: 64)), paint: .image(logo)))
public struct ImagePattern: Hashable, Sendable {
  /// The interpolation between the pixels of an image.
  public enum Filter: Hashable, Sendable {
    /// The nearest pixel, so that an enlarged image shows sharp blocks.
    case nearest
    /// Bilinear interpolation of the four nearest pixels. For reduction, an image pyramid (mipmaps) provides the
    /// averages.
    case bilinear
  }

  /// The image to paint with.
  public var picture: Picture
  /// The transform from the image's pixels to the item's space.
  public var transform: Transform
  /// The filter for colours between pixels.
  public var filter: Filter
  /// The colours outside the edges of the image.
  public var spread: SpreadMode
  /// A factor from 0 to 1 for the opacity of the image.
  public var opacity: Double

  /// Creates a pattern from an image and a transform from its pixels to the item's space.
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

  /// Creates a pattern that stretches an image to a rectangle of the item's space.
  public init(
    _ picture: Picture, in rect: Rect, filter: Filter = .bilinear, spread: SpreadMode = .pad, opacity: Double = 1
  ) {
    let (x, y) = (rect.width / Double(picture.width), rect.height / Double(picture.height))
    let place = Transform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
    self.init(picture, transform: place, filter: filter, spread: spread, opacity: opacity)
  }

  /// Whether the transform can be inverted; otherwise nothing is drawn.
  var isDrawable: Bool { transform.inverse != nil }
}

extension DisplayItem {
  /// An item that draws an image in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the image fills, in the item's space.
  ///   - filter: The filter for colours between pixels.
  ///   - opacity: A factor from 0 to 1.
  ///   - transform: The transform from the item's space to pixels.
  ///   - clip: The clip rectangle in pixels.
  public static func image(
    _ picture: Picture, in rect: Rect, filter: ImagePattern.Filter = .bilinear, opacity: Double = 1,
    transform: Transform = .identity, clip: Rect = .infinite
  ) -> DisplayItem {
    let pattern = ImagePattern(picture, in: rect, filter: filter, opacity: opacity)
    return DisplayItem(.rect(rect), paint: .image(pattern), transform: transform, clip: clip)
  }
}
