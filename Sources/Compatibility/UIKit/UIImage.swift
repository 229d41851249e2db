import Looks
import Faceplate
@_weakLinked import FoundationEssentials
import Graphics
import Runtime

/// A picture as sources of UIKit name it. Two are equal if they are the same object.
@preconcurrency @MainActor public final class UIImage: Hashable {
  let image: Image
  private let isEmpty: Bool
  /// The pixels, if they do not depend on the panel that draws them; `nil` for a symbol or a resource.
  private let picture: Picture?
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The bytes of a PNG file of ``picture``, once they were asked for.
  private var encoded: [UInt8]?

  /// Creates a picture from one of the toolkit's.
  init(_ image: Image, scale: CGFloat = 1, isEmpty: Bool = false) {
    (self.image, self.scale, self.isEmpty, picture) = (image, scale > 0 ? scale : 1, isEmpty, nil)
  }

  /// Creates a picture of pixels.
  init(_ picture: Picture, scale: CGFloat) {
    (image, self.scale, isEmpty) = (Image(decorative: picture, scale: scale), scale > 0 ? scale : 1, false)
    self.picture = picture
  }

  /// Creates an empty picture, which has no size and draws nothing.
  public convenience init() {
    self.init(Image(decorative: Picture(Bitmap(width: 1, height: 1))), isEmpty: true)
  }
  /// Creates a picture of the program's resources. Unlike UIKit's, it is never `nil`: a name without a picture is reported
  /// when it is drawn.
  public convenience init?(named name: String) { self.init(Image(name)) }
  /// Creates a picture of an asset catalog by the name that the build plugin `AssetSymbols` writes.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }
  /// Creates a symbol; `nil` if there is none of the name.
  public convenience init?(systemName name: String) {
    guard SystemSymbol(named: name) != nil else { return nil }
    self.init(Image(systemName: name))
  }
  /// Creates a picture from a PNG or JPEG file; `nil` if there is none or it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let picture = try? Picture(contentsOf: path) else { return nil }
    self.init(cgImage: picture)
  }
  /// Creates a picture from the bytes of a PNG or JPEG file; `nil` if they cannot be read.
  ///
  /// - Parameter scale: the number of pixels in a point.
  public convenience init?(bytes: [UInt8], scale: CGFloat = 1) {
    guard let picture = try? Picture(bytes: bytes) else { return nil }
    self.init(picture, scale: scale)
  }
  /// Creates a picture from the bytes of a PNG or JPEG file; `nil` if they cannot be read.
  @_alwaysEmitIntoClient public convenience init?(data: Data) { self.init(bytes: [UInt8](data)) }
  /// Creates a picture from the bytes of a PNG or JPEG file; `nil` if they cannot be read.
  ///
  /// - Parameter scale: the number of pixels in a point.
  @_alwaysEmitIntoClient public convenience init?(data: Data, scale: CGFloat) {
    self.init(bytes: [UInt8](data), scale: scale)
  }
  /// Creates a picture from pixels, one in each point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  /// The size in points; zero for a picture that does not exist.
  public var size: CGSize { isEmpty ? .zero : image.naturalSize(in: Self.environment) }

  /// The pixels; `nil` for an empty picture and for one that does not exist.
  public var cgImage: CGImage? { picture ?? bitmap.map(Picture.init) }

  /// The bytes of a PNG file; `nil` for an empty picture and for one that does not exist.
  @_alwaysEmitIntoClient public func pngData() -> Data? { encodedBytes.map { Data($0) } }

  /// The bytes of a JPEG file, in which what is transparent is white; `nil` for an empty picture, for one that does not
  /// exist, and for one with more than 65,500 pixels in a row or a column.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
  @_alwaysEmitIntoClient public func jpegData(compressionQuality: CGFloat) -> Data? {
    jpegBytes(quality: compressionQuality).map { Data($0) }
  }

  @usableFromInline func jpegBytes(quality: CGFloat) -> [UInt8]? {
    bitmap.flatMap { try? JPEG.encode($0, quality: quality) }
  }

  @usableFromInline var encodedBytes: [UInt8]? {
    if let encoded { return encoded }
    let bytes = bitmap.map(PNG.encode)
    // A symbol has the colours of the panel, which may change.
    if picture != nil { encoded = bytes }
    return bytes
  }

  /// The environment of the panel, for pictures and colours that depend on it.
  static var environment: EnvironmentValues {
    Stage.ofRunningCode.map { $0.environment.values } ?? EnvironmentValues()
  }

  private var bitmap: Bitmap? {
    if isEmpty { return nil }
    let environment = Self.environment
    let renderer = ImageRenderer(content: image.environment(\.self, environment))
    renderer.scale = scale
    return renderer.bitmap
  }

  /// Whether two pictures are the same object.
  public nonisolated static func == (left: UIImage, right: UIImage) -> Bool { left === right }
  /// Adds the identity of the picture to a hash.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture as sources of CoreGraphics name it: its pixels.
public typealias CGImage = Picture

extension UIImage: @MainActor _ExpressibleByImageLiteral {
  /// Creates the picture of a literal: `#imageLiteral(resourceName: "logo")`.
  public convenience init(imageLiteralResourceName name: String) { self.init(Image(name)) }
}

/// The type of a picture's literal where nothing else says it.
public typealias _ImageLiteralType = UIImage

extension Image {
  /// Creates an image of a picture of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}

extension ImageRenderer {
  /// The rendered image; `nil` where there is no ``bitmap``.
  @preconcurrency @MainActor public var uiImage: UIImage? {
    bitmap.map { UIImage(Picture($0), scale: scale) }
  }
  /// The pixels of the rendered image; `nil` where there is no ``bitmap``.
  @preconcurrency @MainActor public var cgImage: CGImage? { bitmap.map(Picture.init) }
}
