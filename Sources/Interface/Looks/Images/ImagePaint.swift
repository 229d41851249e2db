import Graphics
import Runtime
import Values

/// A style that tiles an image over the shape.
@preconcurrency @MainActor public struct ImagePaint: ShapeStyle {
  /// The image that is repeated; a symbol is replaced by the foreground style.
  public var image: Image
  /// The part of the image that is repeated, in unit coordinates.
  public var sourceRect: Rect
  /// The scale of the image; 2 draws it at twice its size.
  public var scale: Double

  /// Creates a style from an image.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - sourceRect: the part of it that is repeated, in unit coordinates.
  ///   - scale: the scale of the image.
  public init(
    image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// The tiled image; for a symbol the foreground style.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    let resolved = ResolvedPicture(image, in: context.environment)
    guard case .picture(let picture, let size) = resolved.drawing else { return resolved.resolvedStyle }
    return ResolvedStyle(
      .picture(picture, source: sourceRect, scale: scale * size.width / Double(max(1, picture.width))))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that tiles an image over the shape.
  public static func image(
    _ image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
