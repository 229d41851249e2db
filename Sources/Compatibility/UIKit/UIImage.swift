import Looks
import Faceplate
@_weakLinked import FoundationEssentials
import Graphics

/// A picture as sources of UIKit name it.
@preconcurrency @MainActor public final class UIImage {
  let image: Image

  /// Creates a picture of the program's resources. Unlike UIKit's, it is never `nil`: a name without a picture is reported
  /// when it is drawn.
  public init?(named name: String) { image = Image(name) }
  /// Creates a symbol; `nil` if there is none of the name.
  public init?(systemName name: String) {
    guard SystemSymbol(named: name) != nil else { return nil }
    image = Image(systemName: name)
  }
  /// Creates a picture from a PNG or JPEG file; `nil` if there is none or it cannot be read.
  public init?(contentsOfFile path: String) {
    guard let picture = try? Picture(contentsOf: path) else { return nil }
    image = Image(decorative: picture)
  }
  /// Creates a picture from the bytes of a PNG or JPEG file; `nil` if they cannot be read.
  public init?(bytes: [UInt8]) {
    guard let picture = try? Picture(bytes: bytes) else { return nil }
    image = Image(decorative: picture)
  }
  /// Creates a picture from the bytes of a PNG or JPEG file; `nil` if they cannot be read.
  @_alwaysEmitIntoClient public convenience init?(data: Data) { self.init(bytes: [UInt8](data)) }
}

extension Image {
  /// Creates an image of a picture of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}

/// A font as sources of UIKit name it.
public nonisolated struct UIFont: Hashable, Sendable {
  /// The thickness of the strokes.
  public typealias Weight = Font.Weight
  /// The styles of text that follow the user's preferred size.
  public typealias TextStyle = Font.TextStyle

  let font: Font
  /// The size of the font, in points.
  public let pointSize: CGFloat

  /// The panel's font at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(font: .system(size: size, weight: weight), pointSize: size)
  }
  /// The panel's bold font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
}

extension Font {
  /// Creates a font from one of UIKit's.
  public nonisolated init(_ font: UIFont) { self = font.font }
}
