import Looks
import Faceplate
@_weakLinked import FoundationEssentials
import Graphics
import Runtime

/// The size and the ground of pictures that are drawn, as sources of UIKit set them.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat {
  /// The ranges of colours.
  public nonisolated enum Range: Int, Sendable {
    /// A range; a panel draws all pictures in the standard one.
    case unspecified = -1, automatic, extended, standard
  }

  /// The number of pixels in a point; 0 stands for that of the panel.
  public var scale: CGFloat
  /// Whether the ground is black instead of transparent.
  public var opaque = false
  /// The area of the picture, in points; empty before a renderer has it.
  public fileprivate(set) var bounds = CGRect.zero

  /// Creates the format of the panel's screen.
  public init() { scale = UIScreen.main.scale }

  /// Returns the format of the panel's screen.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns the format of the panel's screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// No effect: a panel draws pictures in sRGB.
  @available(*, deprecated, message: "A panel draws pictures in sRGB; leave preferredRange out.")
  public var preferredRange: Range {
    get { .standard }
    set {}
  }

  fileprivate func with(_ bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.bounds) = (scale > 0 ? scale : UIScreen.main.scale, opaque, bounds)
    return copy
  }
}

/// Draws pictures, as sources of UIKit do: with paths, colours, other pictures and the context's `cgContext`.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer {
  /// The format of the pictures.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures that show an area, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.format = format.with(bounds) }
  /// Creates a renderer of pictures that show an area, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Draws a picture. It is empty if the size is, or if it would have too many pixels, which is reported.
  ///
  /// - Parameter actions: draws. It is called once, at once.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format)
    context.cgContext.whileCurrent { actions(context) }
    return context.currentImage
  }

  /// Draws a picture as the bytes of a PNG file; none for an empty picture.
  @_alwaysEmitIntoClient public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Draws a picture as the bytes of a JPEG file; none for an empty picture.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
  @_alwaysEmitIntoClient public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The drawing of a picture by a renderer.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext {
  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat
  /// The context with the functions of CoreGraphics.
  public let cgContext = CGContext()

  fileprivate init(_ format: UIGraphicsImageRendererFormat) {
    self.format = format
    cgContext.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
  }

  /// The picture as it is drawn so far.
  public var currentImage: UIImage {
    let (drawing, size) = (cgContext, format.bounds.size)
    let canvas = Canvas { context, _ in drawing.replay(into: context) }
      .frame(width: size.width, height: size.height)
    let environment = CGContext.environment
    let renderer = ImageRenderer(content: canvas.environment(\.self, environment))
    (renderer.scale, renderer.isOpaque, renderer.fonts) = (format.scale, format.opaque, environment.fontLibrary)
    guard let bitmap = renderer.bitmap else {
      if !format.bounds.isEmpty {
        Stage.ofRunningCode?.report(
          "UIGraphicsImageRenderer cannot draw a picture of \(size.width)×\(size.height) points: it has too many pixels."
        )
      }
      return UIImage()
    }
    return UIImage(Picture(bitmap), scale: format.scale)
  }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, alpha: 1) { $0.fill(rect) }
  }
  /// Draws the edges of a rectangle in the stroke colour, with lines of 1 point inside of it.
  public func stroke(_ rect: CGRect) { cgContext.frame(rect) }
  /// Draws the edges of a rectangle in the stroke colour, with lines of 1 point inside of it.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, alpha: 1) { $0.frame(rect) }
  }
  /// Clips what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
