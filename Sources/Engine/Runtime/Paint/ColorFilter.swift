import Glibc
import Graphics

/// A linear transform of colours: each new component is a weighted sum of the old ones plus a constant. Opacity does
/// not change.
package nonisolated struct ColorFilter: Hashable, Sendable {
  /// For each of red, green and blue: the weights of red, green and blue, and the constant.
  package var rows: [SIMD4<Double>]

  /// The filter that changes nothing.
  package static let identity = ColorFilter(rows: [SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0)])

  /// The luminance of the sRGB primaries (ITU-R BT.709).
  private static let weights = SIMD4(0.2126, 0.7152, 0.0722, 0)

  /// Adds a constant to all components.
  package static func brightness(_ amount: Double) -> ColorFilter { identity.adding(amount) }

  /// Multiplies the distance of all components from 0.5 by a factor.
  package static func contrast(_ amount: Double) -> ColorFilter {
    ColorFilter(rows: identity.rows.map { $0 * amount }).adding(0.5 - 0.5 * amount)
  }

  /// Interpolates between the luminance (0) and the colour (1); more than 1 increases the saturation. This is the
  /// `saturate` matrix of the W3C's Filter Effects Module Level 1.
  package static func saturation(_ amount: Double) -> ColorFilter {
    ColorFilter(rows: identity.rows.map { $0 * amount + weights * (1 - amount) })
  }

  /// Replaces each component by its difference from 1.
  package static let inverted = ColorFilter(rows: identity.rows.map { $0 * -1 }).adding(1)

  /// Multiplies the components by those of a colour.
  package static func multiply(_ color: RGBA) -> ColorFilter {
    let factors = [Double(color.red), Double(color.green), Double(color.blue)]
    return ColorFilter(rows: zip(identity.rows, factors).map { $0 * $1 })
  }

  /// Rotates the hue by an angle at the same luminance. This is the `hueRotate` matrix of the W3C's Filter Effects
  /// Module Level 1.
  package static func hueRotation(_ angle: Angle) -> ColorFilter {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let turns = [
      SIMD4(-0.2126, -0.7152, 0.9278, 0), SIMD4(0.143, 0.140, -0.283, 0), SIMD4(-0.7874, 0.7152, 0.0722, 0),
    ]
    return ColorFilter(
      rows: zip(identity.rows, turns).map { own, turn in weights + (own - weights) * c + turn * s })
  }

  /// Returns the filter with a constant added to all components.
  private func adding(_ amount: Double) -> ColorFilter {
    ColorFilter(rows: rows.map { $0 + SIMD4(0, 0, 0, amount) })
  }

  /// Returns a filter that applies this one and then another.
  package func then(_ next: ColorFilter) -> ColorFilter {
    ColorFilter(
      rows: next.rows.map { row in
        rows[0] * row[0] + rows[1] * row[1] + rows[2] * row[2] + SIMD4(0, 0, 0, row[3])
      })
  }

  /// Returns a colour with the filter applied; components are clamped to 0…1.
  package func applied(to color: RGBA) -> RGBA {
    let old = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 1)
    let new = rows.map { max(0, min(1, ($0 * old).sum())) }
    return RGBA(red: new[0], green: new[1], blue: new[2], opacity: Double(color.opacity))
  }
}

extension Paint {
  /// Returns the paint with a filter applied to its colours.
  package func filtered(by filter: ColorFilter) -> Paint {
    switch self {
    case .color(let color): return .color(filter.applied(to: color))
    case .gradient(var pattern):
      for index in pattern.stops.indices { pattern.stops[index].color = filter.applied(to: pattern.stops[index].color) }
      return .gradient(pattern)
    case .image(var pattern):
      pattern.picture = FilteredPictures.shared.picture(pattern.picture, filter)
      return .image(pattern)
    }
  }
}

/// A cache of images with changed colours, for images that are drawn repeatedly.
package final class FilteredPictures {
  /// The cache that all stages share.
  package static let shared = FilteredPictures()
  /// The images in the order in which they were added; at most ``RuntimeLimits/filteredPictures``.
  private var known: [(source: Picture, filter: ColorFilter, result: Picture)] = []

  /// Returns an image with a filter applied, from the cache if possible.
  package func picture(_ source: Picture, _ filter: ColorFilter) -> Picture {
    if let hit = known.first(where: { $0.source == source && $0.filter == filter }) { return hit.result }
    let result = Self.filtered(source, filter)
    if known.count == RuntimeLimits.filteredPictures { known.removeFirst() }
    known.append((source, filter, result))
    return result
  }

  /// Applies a filter to each pixel of an image.
  private static func filtered(_ source: Picture, _ filter: ColorFilter) -> Picture {
    let bitmap = Bitmap(width: source.width, height: source.height)
    let whole = Rect(x: 0, y: 0, width: Double(source.width), height: Double(source.height))
    let list = DisplayList(background: .clear, items: [.image(source, in: whole, filter: .nearest)])
    Rasterizer().draw(list, into: bitmap)
    for index in 0..<(source.width * source.height) {
      let pixel = bitmap.pixels[index]
      let alpha = Double(pixel >> 24)
      if alpha == 0 { continue }
      func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / alpha }
      let color = RGBA(red: part(16), green: part(8), blue: part(0), opacity: alpha / 255)
      bitmap.pixels[index] = filter.applied(to: color).premultiplied
    }
    return Picture(bitmap)
  }
}
