/// The blend modes other than source-over, pixel by pixel in floating point, by the formulas of the W3C's
/// “Compositing and Blending Level 1”.
enum Blend {
  /// Blends a row of premultiplied pixels with the backdrop.
  ///
  /// - Parameters:
  ///   - target: The backdrop, which receives the result.
  ///   - source: The pixels to blend.
  ///   - coverage: The coverage of each pixel, from 0 to 255.
  static func row(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ mode: BlendMode, count: Int,
    coverage: (Int) -> UInt8
  ) {
    for index in 0..<count {
      let covered = coverage(index)
      if covered == 0 { continue }
      let below = unpacked(target[index])
      let mixed = blend(unpacked(source[index]), below, mode)
      target[index] = packed(below + (mixed - below) * (Float(covered) / 255))
    }
  }

  /// Blue, green, red and alpha, premultiplied, from 0 to 1.
  typealias Parts = SIMD4<Float>

  /// The result of blending a source over a destination, both premultiplied.
  static func blend(_ s: Parts, _ d: Parts, _ mode: BlendMode) -> Parts {
    let (sa, da) = (s.w, d.w)
    switch mode {
    case .sourceOver: return s + d * (1 - sa)
    case .clear: return .zero
    case .source: return s
    case .destination: return d
    case .sourceIn: return s * da
    case .sourceOut: return s * (1 - da)
    case .sourceAtop: return s * da + d * (1 - sa)
    case .destinationOver: return s * (1 - da) + d
    case .destinationIn: return d * sa
    case .destinationOut: return d * (1 - sa)
    case .destinationAtop: return s * (1 - da) + d * sa
    case .xor: return s * (1 - da) + d * (1 - sa)
    case .plusLighter: return (s + d).clamped(lowerBound: .zero, upperBound: .one)
    default: return separable(s, d, mode)
    }
  }

  /// The separable and non-separable blend modes: colours are mixed where both have alpha; elsewhere each stays
  /// unchanged.
  private static func separable(_ s: Parts, _ d: Parts, _ mode: BlendMode) -> Parts {
    let (sa, da) = (s.w, d.w)
    var result = s * (1 - da) + d * (1 - sa)
    result.w += sa * da
    guard sa > 0, da > 0 else { return result }
    if let mixed = Hues.mix(d / da, s / sa, mode) {
      result += mixed * (sa * da)
      return result
    }
    for part in 0..<3 { result[part] += sa * da * mix(d[part] / da, s[part] / sa, mode) }
    return result
  }

  /// One component of the mixture of two opaque colours, from 0 to 1.
  private static func mix(_ below: Float, _ source: Float, _ mode: BlendMode) -> Float {
    switch mode {
    case .multiply: return below * source
    case .screen: return below + source - below * source
    case .overlay: return hardLight(source, below)
    case .darken: return min(below, source)
    case .lighten: return max(below, source)
    case .colorDodge: return below <= 0 ? 0 : source >= 1 ? 1 : min(1, below / (1 - source))
    case .colorBurn: return below >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - below) / source)
    case .hardLight: return hardLight(below, source)
    case .softLight: return softLight(below, source)
    case .difference: return abs(below - source)
    case .exclusion: return below + source - 2 * below * source
    default: return source
    }
  }

  /// The formula of `hard-light`: multiply or screen, depending on the source.
  private static func hardLight(_ below: Float, _ source: Float) -> Float {
    source <= 0.5 ? below * 2 * source : below + (2 * source - 1) - below * (2 * source - 1)
  }

  /// The formula of `soft-light`.
  private static func softLight(_ below: Float, _ source: Float) -> Float {
    if source <= 0.5 { return below - (1 - 2 * source) * below * (1 - below) }
    let light = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
    return below + (2 * source - 1) * (light - below)
  }

  /// The components of a pixel `0xAARRGGBB`, from 0 to 1.
  private static func unpacked(_ pixel: UInt32) -> Parts {
    func part(_ shift: UInt32) -> Float { Float(pixel >> shift & 255) / 255 }
    return Parts(part(0), part(8), part(16), part(24))
  }

  /// Rounds to the nearest byte. No component may exceed alpha.
  private static func packed(_ parts: Parts) -> UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(1, value)) * 255 + 0.5) }
    let alpha = byte(parts.w)
    return alpha << 24 | min(alpha, byte(parts.z)) << 16 | min(alpha, byte(parts.y)) << 8 | min(alpha, byte(parts.x))
  }
}

extension SIMD4<Float> {
  fileprivate static var one: Self { Self(repeating: 1) }
}
