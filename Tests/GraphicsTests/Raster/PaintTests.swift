import Glibc
import SeededRandom
import Testing

@testable import Graphics

/// Gradients and pictures against their definitions, pixel by pixel.
@Suite(.seeded) struct PaintTests {
  private let whole = Rect(x: 0, y: 0, width: 96, height: 64)

  private func draw(_ paint: Paint, transform: Transform = .identity, background: RGBA = .clear) -> Bitmap {
    let bitmap = Bitmap(width: 96, height: 64)
    let area = whole.applying(transform.inverse!)
    Rasterizer().draw(
      DisplayList(background: background, items: [DisplayItem(.rect(area), paint: paint, transform: transform)]),
      into: bitmap)
    return bitmap
  }

  /// The largest difference of any byte from what a closure says, 0…255 each: opacity, red, green, blue.
  private func worst(_ bitmap: Bitmap, _ expected: (Point) -> [Double]) -> Double {
    var worst = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let want = expected(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        for (part, shift) in zip(want, [24, 16, 8, 0]) {
          worst = max(worst, abs(Double(pixel >> UInt32(shift) & 255) - part))
        }
      }
    }
    return worst
  }

  /// Black to transparent red, premultiplied, at a place 0…1.
  private let stops = [
    GradientPattern.Stop(.black, at: 0), .init(RGBA(red: 1, green: 0, blue: 0, opacity: 0.5), at: 1),
  ]
  private func mixed(_ place: Double) -> [Double] { [255 - 127.5 * place, 127.5 * place, 0, 0] }

  private func spread(_ place: Double, _ mode: SpreadMode) -> Double {
    switch mode {
    case .pad: return max(0, min(1, place))
    case .repeat: return place - place.rounded(.down)
    case .reflect:
      let back = place - 2 * (place / 2).rounded(.down)
      return back < 1 ? back : 2 - back
    }
  }

  @Test("Linear gradients are exact", arguments: [SpreadMode.pad, .repeat, .reflect], [0.0, 0.4, 1.57])
  func linearGradientsAreExact(mode: SpreadMode, turn: Double) {
    let (from, to) = (Point(x: 20, y: 10), Point(x: 58, y: 31))
    let transform = Transform(rotationAngle: turn).translatedBy(x: 3, y: -4)
    let bitmap = draw(
      .gradient(GradientPattern(.linear(from: from, to: to), stops: stops, spread: mode)), transform: transform)
    let axis = to - from
    let error = worst(bitmap) { pixel in
      let way = pixel.applying(transform.inverse!) - from
      let place = (way.x * axis.x + way.y * axis.y) / (axis.x * axis.x + axis.y * axis.y)
      // Where a repeated gradient starts over either colour is right.
      if mode == .repeat, abs(place - place.rounded()) < 0.001 { return [] }
      return mixed(spread(place, mode))
    }
    #expect(error < 0.75, "half a step of rounding and 1/1024 of the way")
  }

  @Test("Radial gradients are exact", arguments: [SpreadMode.pad, .repeat, .reflect])
  func radialGradientsAreExact(mode: SpreadMode) {
    let center = Point(x: 40.3, y: 28.7)
    let bitmap = draw(
      .gradient(GradientPattern(.radial(center: center, startRadius: 6, endRadius: 31), stops: stops, spread: mode)))
    let error = worst(bitmap) { pixel in
      let place = (pixel.distance(to: center) - 6) / 25
      if mode == .repeat, abs(place - place.rounded()) < 0.001 { return [] }
      return mixed(spread(place, mode))
    }
    #expect(error < 0.75)
  }

  @Test("Angular gradients are exact", arguments: [(0.0, 2 * Double.pi), (-1.2, 2.5), (2.0, -1.0), (9.0, 12.0)])
  func angularGradientsAreExact(start: Double, end: Double) {
    let center = Point(x: 47.3, y: 30.7)
    let geometry = GradientPattern.Geometry.angular(
      center: center, start: Angle(radians: start), end: Angle(radians: end))
    let error = worst(draw(.gradient(GradientPattern(geometry, stops: stops)))) { pixel in
      let angle = atan2(pixel.y - center.y, pixel.x - center.x)
      var way = (angle - start).truncatingRemainder(dividingBy: 2 * .pi)
      if end > start, way < 0 { way += 2 * .pi }
      if end < start, way > 0 { way -= 2 * .pi }
      let isAtSeam = min(abs(way), 2 * .pi - abs(way)) < 0.002
      return isAtSeam ? [] : mixed(max(0, min(1, way / (end - start))))
    }
    #expect(error < 0.75)
  }

  @Test("Stops at one place make a sharp edge")
  func stopsAtOnePlaceMakeASharpEdge() {
    let gradient = GradientPattern(
      .linear(from: .zero, to: Point(x: 96, y: 0)),
      stops: [.init(.black, at: 0.5), .init(.white, at: 0.5), .init(.white, at: 1)])
    let bitmap = draw(.gradient(gradient))
    #expect(bitmap[47, 9] == 0xff00_0000 && bitmap[48, 9] == 0xffff_ffff)
  }

  @Test("Pictures on whole pixels are copied")
  func picturesOnWholePixelsAreCopied() {
    let picture = Self.noise()
    let paint = Paint.image(ImagePattern(picture, transform: Transform(translationX: 5, y: 3), spread: .repeat))
    let bitmap = draw(paint)
    for y in 0..<64 {
      for x in 0..<96 {
        let (u, v) = ((x - 5 + 20) % 20, (y - 3 + 12) % 12)
        #expect(bitmap[x, y] == picture.pixels[v * 20 + u])
      }
    }
  }

  @Test("Enlarged pictures are mixed of four pixels", arguments: [1.0, 2.3, 0.8], [0.0, 0.5])
  func enlargedPicturesAreMixedOfFourPixels(factor: Double, turn: Double) {
    let picture = Self.noise()
    let place = Transform(rotationAngle: turn).scaledBy(x: factor, y: factor * 1.1).translatedBy(x: 3.3, y: 1.2)
    let inverse = place.inverse!
    let error = worst(draw(.image(ImagePattern(picture, transform: place)))) { pixel in
      let p = pixel.applying(inverse)
      let (x, y) = (p.x - 0.5, p.y - 0.5)
      let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
      func part(_ column: Int, _ row: Int, _ shift: Int) -> Double {
        let pixel = picture.pixels[max(0, min(11, row)) * 20 + max(0, min(19, column))]
        return Double(pixel >> UInt32(shift) & 255)
      }
      let (u, v) = (x - Double(left), y - Double(top))
      return [24, 16, 8, 0].map { shift in
        let upper = part(left, top, shift) * (1 - u) + part(left + 1, top, shift) * u
        let lower = part(left, top + 1, shift) * (1 - u) + part(left + 1, top + 1, shift) * u
        return upper * (1 - v) + lower * v
      }
    }
    #expect(error < 3, "weights of 1/256 and two roundings")
  }

  @Test("Shrunk pictures are averages")
  func shrunkPicturesAreAverages() {
    let checks = Bitmap(width: 128, height: 128)
    for y in 0..<128 { for x in 0..<128 { checks[x, y] = (x ^ y) & 1 == 0 ? 0xffff_ffff : 0xff00_0000 } }
    let paint = Paint.image(ImagePattern(Picture(checks), in: Rect(x: 0, y: 0, width: 16, height: 16)))
    let bitmap = draw(paint)
    for y in 0..<16 { for x in 0..<16 { #expect((127...128).contains(bitmap[x, y] & 255)) } }
  }

  @Test("Opacity fades everything")
  func opacityFadesEverything() {
    let paint = Paint.image(ImagePattern(Self.noise(), spread: .repeat)).multiplyingOpacity(by: 0.5)
    let (full, half) = (draw(.image(ImagePattern(Self.noise(), spread: .repeat))), draw(paint))
    for index in 0..<(96 * 64) { #expect(half.pixels[index] == Compose.scale(full.pixels[index], 128)) }
    #expect(paint.multiplyingOpacity(by: 0).isInvisible)
    let gradient = Paint.gradient(GradientPattern(.linear(from: .zero, to: .zero), colors: [.white]))
    #expect(gradient.isOpaque && !gradient.multiplyingOpacity(by: 0.5).isOpaque)
    #expect(draw(gradient)[50, 20] == 0xffff_ffff)
  }

  @Test("Odd numbers draw nothing bad")
  func oddNumbersDrawNothingBad() {
    let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, 1e-300, 0, 5]
    var list = DisplayList()
    for a in odd {
      for b in odd {
        let (p, q) = (Point(x: a, y: b), Point(x: b, y: 5))
        let geometries: [GradientPattern.Geometry] = [
          .linear(from: p, to: q), .radial(center: p, startRadius: a, endRadius: b),
          .angular(center: q, start: Angle(radians: a), end: Angle(radians: b)),
        ]
        for geometry in geometries {
          let pattern = GradientPattern(geometry, stops: [.init(.white, at: a), .init(.black, at: b)], opacity: a)
          list.append(DisplayItem(.rect(whole), paint: .gradient(pattern)))
        }
        let place = Transform(a: a, b: 0, c: b, d: a, tx: b, ty: a)
        list.append(DisplayItem(.rect(whole), paint: .image(ImagePattern(Self.noise(), transform: place, opacity: b))))
        let pattern = ImagePattern(Self.noise(), transform: place, filter: .nearest, spread: .reflect)
        list.append(DisplayItem(.ellipse(whole), paint: .image(pattern), transform: Transform(scaleX: a, y: b)))
      }
    }
    Rasterizer().draw(list, into: Bitmap(width: 96, height: 64))
  }

  private static func noise() -> Picture {
    var generator = SeededGenerator(seed: 11)
    let bitmap = Bitmap(width: 20, height: 12)
    for index in 0..<240 {
      let alpha = UInt32([0, 255, 255, 130].randomElement(using: &generator)!)
      bitmap.pixels[index] = Compose.scale(.random(in: 0...0xff_ffff, using: &generator), alpha) | alpha << 24
    }
    return Picture(bitmap)
  }

  @Test("Components of gradients are rounded to the nearest")
  func componentsOfGradientsAreRoundedToTheNearest() {
    for step in 0...(255 * 8) {
      let value = Float(step) / 8
      for near in [value, value.nextUp, max(0, value.nextDown)] where near <= 255 {
        let byte = UInt32(near + 0.5)
        #expect(SIMD4(near, 0, 255, near).pixel == byte << 24 | 255 << 16 | byte)
      }
    }
  }
}
