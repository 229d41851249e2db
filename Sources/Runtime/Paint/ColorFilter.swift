import Glibc
import Graphics

/// A change of colours: each new component is a sum of the old ones. Opacity stays.
package nonisolated struct ColorFilter: Hashable, Sendable {
  /// For red, green and blue: the shares of red, green and blue, and what is added.
  package var rows: [SIMD4<Double>]

  package static let identity = ColorFilter(rows: [SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0)])

  /// How bright the primaries of sRGB are.
  private static let weights = SIMD4(0.2126, 0.7152, 0.0722, 0)

  package static func brightness(_ amount: Double) -> ColorFilter { identity.adding(amount) }

  package static func contrast(_ amount: Double) -> ColorFilter {
    ColorFilter(rows: identity.rows.map { $0 * amount }).adding(0.5 - 0.5 * amount)
  }

  package static func saturation(_ amount: Double) -> ColorFilter {
    ColorFilter(rows: identity.rows.map { $0 * amount + weights * (1 - amount) })
  }

  package static let inverted = ColorFilter(rows: identity.rows.map { $0 * -1 }).adding(1)

  package static func multiply(_ color: RGBA) -> ColorFilter {
    let factors = [Double(color.red), Double(color.green), Double(color.blue)]
    return ColorFilter(rows: zip(identity.rows, factors).map { $0 * $1 })
  }

  /// Turns hues around the circle, keeping how bright they are.
  package static func hueRotation(_ angle: Angle) -> ColorFilter {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let turns = [
      SIMD4(-0.2126, -0.7152, 0.9278, 0), SIMD4(0.143, 0.140, -0.283, 0), SIMD4(-0.7874, 0.7152, 0.0722, 0),
    ]
    return ColorFilter(
      rows: zip(identity.rows, turns).map { own, turn in weights + (own - weights) * c + turn * s })
  }

  private func adding(_ amount: Double) -> ColorFilter {
    ColorFilter(rows: rows.map { $0 + SIMD4(0, 0, 0, amount) })
  }

  /// First this filter, then another.
  package func then(_ next: ColorFilter) -> ColorFilter {
    ColorFilter(
      rows: next.rows.map { row in
        rows[0] * row[0] + rows[1] * row[1] + rows[2] * row[2] + SIMD4(0, 0, 0, row[3])
      })
  }

  package func applied(to color: RGBA) -> RGBA {
    let old = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 1)
    let new = rows.map { max(0, min(1, ($0 * old).sum())) }
    return RGBA(red: new[0], green: new[1], blue: new[2], opacity: Double(color.opacity))
  }
}

extension Paint {
  /// The paint with its colours changed.
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

/// Pictures whose colours were changed, remembered while they are drawn again and again.
package final class FilteredPictures {
  package static let shared = FilteredPictures()
  private var known: [(source: Picture, filter: ColorFilter, result: Picture)] = []

  package func picture(_ source: Picture, _ filter: ColorFilter) -> Picture {
    if let hit = known.first(where: { $0.source == source && $0.filter == filter }) { return hit.result }
    let result = Self.filtered(source, filter)
    if known.count == Limits.filteredPictures { known.removeFirst() }
    known.append((source, filter, result))
    return result
  }

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
