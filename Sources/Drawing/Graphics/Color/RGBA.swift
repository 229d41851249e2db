/// A colour in the sRGB colour space with opacity. Components are from 0 to 1 and not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Float
  /// The green component, from 0 to 1.
  public var green: Float
  /// The blue component, from 0 to 1.
  public var blue: Float
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var opacity: Float

  /// The transparent colour, with all components 0.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, opacity: 0)
  /// The opaque colour black, `0x000000`.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// The opaque colour white, `0xFFFFFF`.
  public static let white = RGBA(red: 1, green: 1, blue: 1)

  /// Creates a colour from components between 0 and 1. Values outside the range are clamped when the colour is drawn.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (Float(red), Float(green), Float(blue), Float(opacity))
  }

  /// Creates an opaque colour from `0xRRGGBB`, such as `RGBA(hex: 0x1e88e5)`.
  public init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// The same colour with its opacity multiplied by a factor.
  public func multiplyingOpacity(by factor: Double) -> RGBA {
    var copy = self
    copy.opacity *= Float(factor)
    return copy
  }

  /// The pixel of this colour, `0xAARRGGBB`: premultiplied, with each byte rounded to the nearest value.
  public var premultiplied: UInt32 {
    func clamp(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    let alpha = clamp(opacity)
    func byte(_ value: Float) -> UInt32 { UInt32(clamp(value) * alpha * 255 + 0.5) }
    return UInt32(alpha * 255 + 0.5) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
