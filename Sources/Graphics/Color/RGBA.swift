/// A colour as sRGB components and an opacity, each 0…1 and not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// The red component.
  public var red: Float
  /// The green component.
  public var green: Float
  /// The blue component.
  public var blue: Float
  /// The opacity: 0 shows nothing, 1 hides what is below.
  public var opacity: Float

  /// Nothing at all.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, opacity: 0)
  /// Opaque black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBA(red: 1, green: 1, blue: 1)

  /// A colour from components 0…1; values outside are clamped when drawn.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (Float(red), Float(green), Float(blue), Float(opacity))
  }

  /// An opaque colour from `0xRRGGBB`.
  public init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// The colour with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> RGBA {
    var copy = self
    copy.opacity *= Float(factor)
    return copy
  }

  /// The pixel that stands for this colour: `0xAARRGGBB`, premultiplied, each byte rounded to the nearest.
  public var premultiplied: UInt32 {
    func clamp(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    let alpha = clamp(opacity)
    func byte(_ value: Float) -> UInt32 { UInt32(clamp(value) * alpha * 255 + 0.5) }
    return UInt32(alpha * 255 + 0.5) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
