import Graphics

nonisolated extension RGBA {
  /// The contrast ratio between this colour, composited over an opaque background, and that background: 1…21.
  /// The formula is that of WCAG 2.2, section 1.4.3.
  package func contrast(on backgroundColor: RGBA) -> Double {
    func over(_ part: KeyPath<RGBA, Float>) -> Float {
      self[keyPath: part] * opacity + backgroundColor[keyPath: part] * (1 - opacity)
    }
    let seen = Self.luminance(over(\.red), over(\.green), over(\.blue))
    let below = Self.luminance(backgroundColor.red, backgroundColor.green, backgroundColor.blue)
    return (max(seen, below) + 0.05) / (min(seen, below) + 0.05)
  }

  /// The least of the contrast ratios between this colour and some backgrounds; 21 for none.
  func leastContrast(on backgrounds: [RGBA]) -> Double { backgrounds.map(contrast).min() ?? 21 }

  /// The relative luminance of an sRGB colour as WCAG 2.2 defines it.
  private static func luminance(_ red: Float, _ green: Float, _ blue: Float) -> Double {
    0.2126 * linear(Double(red)) + 0.7152 * linear(Double(green)) + 0.0722 * linear(Double(blue))
  }

  /// This colour, made darker or lighter until its contrast with all backgrounds is at least a ratio. Its hue stays.
  ///
  /// Of the two directions, the one that needs the smaller change is taken. Where neither suffices, the result is black or
  /// white, whichever has the higher contrast.
  package func legible(on backgrounds: [RGBA], ratio: Double) -> RGBA {
    if leastContrast(on: backgrounds) >= ratio { return self }
    let start = PerceptualColor(self)
    for distance in 1...100 {
      for sign in [-1.0, 1] {
        var moved = start
        moved.lightness += sign * Double(distance) / 100
        guard (0...1).contains(moved.lightness) else { continue }
        let color = moved.rgba
        if color.leastContrast(on: backgrounds) >= ratio { return color }
      }
    }
    return .blackOrWhite(on: backgrounds)
  }

  /// Black or white, whichever has the higher contrast with all backgrounds.
  static func blackOrWhite(on backgrounds: [RGBA]) -> RGBA {
    black.leastContrast(on: backgrounds) > white.leastContrast(on: backgrounds) ? black : white
  }
}
