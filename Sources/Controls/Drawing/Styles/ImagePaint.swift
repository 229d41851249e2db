import Graphics
import Runtime
import Values

/// A picture as a style: repeated over the shape.
@preconcurrency @MainActor public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is repeated, as fractions of its extents.
  public var sourceRect: Rect
  /// How much larger the picture is drawn.
  public var scale: Double

  /// A picture as a style.
  public init(
    image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The picture; a symbol gives the foreground's style.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    let resolved = ResolvedPicture(image, in: context.environment)
    guard case .picture(let picture, let size) = resolved.drawing else { return resolved.resolvedStyle }
    return ResolvedStyle(
      .picture(picture, source: sourceRect, scale: scale * size.width / Double(max(1, picture.width))))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture as a style: repeated over the shape.
  public static func image(
    _ image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
