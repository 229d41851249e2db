import Glibc
import SeededRandom
import Testing

@testable import Graphics

/// Groups, blend modes, masks, blurs and shadows.
@Suite(.seeded) struct GroupTests {
  private func draw(_ items: [DisplayItem], background: RGBA = .clear, width: Int = 80, height: Int = 60) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    Rasterizer().draw(DisplayList(background: background, items: items), into: bitmap)
    return bitmap
  }

  private func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ color: RGBA) -> DisplayItem {
    DisplayItem(.rect(Rect(x: x, y: y, width: w, height: h)), paint: .color(color))
  }

  @Test("A faded group does not show its lower items")
  func aFadedGroupDoesNotShowItsLowerItems() {
    let items = [rect(10, 10, 30, 30, .white), rect(20, 20, 30, 30, RGBA(hex: 0xff0000))]
    let together = draw([DisplayItem(ItemGroup(items: items, opacity: 0.5))], background: .black)
    #expect(together[15, 15] == 0xff80_8080)
    #expect(together[25, 25] == 0xff80_0000)
    let apart = draw([rect(20, 20, 30, 30, RGBA(red: 1, green: 0, blue: 0, opacity: 0.5))], background: .black)
    #expect(together[45, 45] == apart[45, 45])
  }

  @Test("A plain group draws what its items draw")
  func aPlainGroupDrawsWhatItsItemsDraw() {
    for seed in 0..<20 {
      var scene = RandomScene(seed: seed + 500, width: 80, height: 60)
      let item = scene.list(items: 1).items[0]
      #expect(draw([DisplayItem(ItemGroup(items: [item]))]) == draw([item]), "seed \(seed)")
    }
  }

  /// A half covering blue over a half covering green: opacity, green, blue.
  private static let operators: [(mode: BlendMode, want: [Double])] = [
    (.clear, [0, 0, 0]), (.source, [0.5, 0, 0.5]), (.sourceOver, [0.75, 0.25, 0.5]), (.sourceIn, [0.25, 0, 0.25]),
    (.sourceOut, [0.25, 0, 0.25]), (.sourceAtop, [0.5, 0.25, 0.25]), (.destinationOver, [0.75, 0.5, 0.25]),
    (.destinationIn, [0.25, 0.25, 0]), (.destinationOut, [0.25, 0.25, 0]), (.destinationAtop, [0.5, 0.25, 0.25]),
    (.destination, [0.5, 0.5, 0]), (.xor, [0.5, 0.25, 0.25]), (.plusLighter, [1, 0.5, 0.5]),
  ]

  @Test("Operators follow Porter and Duff", arguments: operators)
  func operatorsFollowPorterAndDuff(mode: BlendMode, want: [Double]) {
    let blue = rect(0, 0, 8, 8, RGBA(red: 0, green: 0, blue: 1, opacity: 0.5))
    let bitmap = draw(
      [DisplayItem(ItemGroup(items: [blue], blend: mode))],
      background: RGBA(red: 0, green: 1, blue: 0, opacity: 0.5), width: 8, height: 8)
    for (part, shift) in zip(want, [UInt32(24), 8, 0]) {
      #expect(abs(Double(bitmap[3, 3] >> shift & 255) - part * 255) <= 1)
    }
  }

  /// 0.6 over 0.2, as the compositing specification writes each mixture down.
  private static let mixtures: [(mode: BlendMode, want: Double)] = [
    (.multiply, 0.12), (.screen, 0.68), (.overlay, 0.24), (.darken, 0.2), (.lighten, 0.6), (.colorDodge, 0.5),
    (.colorBurn, 0), (.hardLight, 0.36), (.difference, 0.4), (.exclusion, 0.56), (.softLight, 0.2496),
  ]

  @Test("Opaque colours are mixed by the formula of each blend mode", arguments: mixtures)
  func mixturesOfOpaqueColors(mode: BlendMode, want: Double) {
    let source = rect(0, 0, 8, 8, RGBA(red: 0.6, green: 0.6, blue: 0.6))
    let background = RGBA(red: 0.2, green: 0.2, blue: 0.2)
    let group = ItemGroup(items: [source], blend: mode)
    let pixel = draw([DisplayItem(group)], background: background, width: 8, height: 8)[4, 4]
    #expect(pixel >> 24 == 255)
    #expect(abs(Double(pixel & 255) - want * 255) <= 1.5)
  }

  @Test("Blends of hue keep what they promise")
  func blendsOfHueKeepWhatTheyPromise() {
    let (below, above) = (RGBA(red: 0.2, green: 0.5, blue: 0.6), RGBA(red: 0.9, green: 0.3, blue: 0.2))
    func mixed(_ mode: BlendMode) -> [Double] {
      let group = ItemGroup(items: [rect(0, 0, 8, 8, above)], blend: mode)
      let pixel = draw([DisplayItem(group)], background: below, width: 8, height: 8)[4, 4]
      return [16, 8, 0].map { Double(pixel >> UInt32($0) & 255) / 255 }
    }
    func brightness(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    func saturation(_ c: [Double]) -> Double { c.max()! - c.min()! }
    let (b, a) = ([0.2, 0.5, 0.6], [0.9, 0.3, 0.2])
    for mode in [BlendMode.hue, .saturation, .color] {
      #expect(abs(brightness(mixed(mode)) - brightness(b)) < 0.005, "\(mode)")
    }
    #expect(abs(brightness(mixed(.luminosity)) - brightness(a)) < 0.005)
    #expect(abs(saturation(mixed(.hue)) - saturation(b)) < 0.01)
    #expect(abs(saturation(mixed(.luminosity)) - saturation(b)) < 0.01)
    // Red is the strongest and blue the weakest component of what was laid on top; of what is below, the reverse.
    for mode in [BlendMode.hue, .color] { #expect(mixed(mode)[0] > mixed(mode)[1] && mixed(mode)[1] > mixed(mode)[2]) }
    for mode in [BlendMode.saturation, .luminosity] {
      #expect(mixed(mode)[2] > mixed(mode)[1] && mixed(mode)[1] > mixed(mode)[0])
    }
    let grey = draw(
      [DisplayItem(ItemGroup(items: [rect(0, 0, 8, 8, RGBA(hex: 0x808080))], blend: .color))], background: below,
      width: 8, height: 8)[4, 4]
    #expect(grey & 255 == grey >> 8 & 255 && grey & 255 == grey >> 16 & 255)
  }

  @Test("Masks cut off with soft edges")
  func masksCutOffWithSoftEdges() {
    let shape = DisplayItem.Shape.ellipse(Rect(x: 11.3, y: 9.6, width: 40, height: 31))
    let group = ItemGroup(items: [rect(0, 0, 80, 60, .white)], mask: .init(shape))
    #expect(draw([DisplayItem(group)], background: .black) == draw([white(shape)], background: .black))
    let cut = ItemGroup(items: [rect(0, 0, 80, 60, .white)], blend: .destinationOut, mask: .init(shape))
    let hole = draw([DisplayItem(cut)], background: .white)
    let disc = draw([white(shape)])
    for index in 0..<(80 * 60) {
      #expect(abs(Int(hole.pixels[index] >> 24) + Int(disc.pixels[index] >> 24) - 255) <= 1)
    }
  }

  @Test("Blurs are nearly Gaussian", arguments: [0.4, 0.8, 1.5, 3, 5.2, 8])
  func blursAreNearlyGaussian(sigma: Double) {
    // A bar of 20 pixels: the blurred profile is a difference of two error functions.
    let group = ItemGroup(items: [rect(70, 0, 20, 160, .white)], blur: sigma)
    let bitmap = draw([DisplayItem(group)], width: 160, height: 160)
    func share(_ x: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }
    var worst = 0.0
    for x in 0..<160 {
      // The mean over the pixel, not the value at its middle: a sharp bar is exact in every pixel.
      let steps = 16
      let exact = (0..<steps).reduce(0.0) {
        let place = Double(x) - 0.5 + (Double($1) + 0.5) / Double(steps) + 0.5
        return $0 + (share(place - 70) - share(place - 90)) / Double(steps)
      }
      worst = max(worst, abs(Double(bitmap[x, 80] >> 24) / 255 - exact))
    }
    #expect(worst < (sigma < 1.5 ? 0.09 : 0.03), "sigma \(sigma): \(worst)")
  }

  @Test("Blurs keep the sum")
  func blursKeepTheSum() {
    let group = ItemGroup(items: [rect(30, 20, 10, 12, .white)], blur: 4)
    let bitmap = draw([DisplayItem(group)])
    let sum = (0..<(80 * 60)).reduce(0) { $0 + Int(bitmap.pixels[$1] >> 24) }
    #expect(abs(Double(sum) / 255 - 120) < 1.5)
  }

  @Test("Soft shapes equal blurred groups", arguments: [(0.0, 3.0), (6, 2), (12, 8), (4.5, 5)])
  func softShapesEqualBlurredGroups(radius: Double, sigma: Double) {
    for size in [Size(width: 60, height: 40), Size(width: 9, height: 30), Size(width: 130, height: 100)] {
      let rect = Rect(origin: Point(x: 33, y: 31), size: size)
      let sharp = DisplayItem(.roundedRect(rect, radius: radius), paint: .color(.white))
      let group = draw([DisplayItem(ItemGroup(items: [sharp], blur: sigma))], width: 200, height: 160)
      let soft = draw([white(.softRoundedRect(rect, radius: radius, sigma: sigma))], width: 200, height: 160)
      let worst = (0..<(200 * 160)).map { abs(Int(group.pixels[$0] & 255) - Int(soft.pixels[$0] & 255)) }.max()!
      #expect(worst <= 1)
    }
  }

  @Test("Soft masks are made once")
  func softMasksAreMadeOnce() {
    let (masks, scanner) = (SoftMasks(), Scanner())
    let bitmap = Bitmap(width: 300, height: 200)
    let sink = MaskSinkForTests(bitmap)
    for width in stride(from: 150.0, to: 250, by: 10) {
      let rect = Rect(x: 20, y: 20, width: width, height: 120)
      let shape = SoftMasks.Shape(rect, radius: 8, sigma: 4, .identity)!
      masks.draw(shape, bitmap.bounds, scanner: scanner, into: &sink.sink)
    }
    #expect(masks.misses == 1)
  }

  @Test("Shadows lie below and aside")
  func shadowsLieBelowAndAside() {
    let shadow = Shadow(color: RGBA(red: 0, green: 0, blue: 0, opacity: 0.5), sigma: 2, dx: 3, dy: 5)
    let bitmap = draw([DisplayItem(ItemGroup(items: [rect(20, 20, 20, 15, .white)], shadow: shadow))])
    let alone = draw([
      DisplayItem(
        .softRoundedRect(Rect(x: 23, y: 25, width: 20, height: 15), radius: 0, sigma: 2),
        paint: .color(shadow.color)),
      rect(20, 20, 20, 15, .white),
    ])
    for index in 0..<(80 * 60) {
      #expect(abs(Int(bitmap.pixels[index] >> 24) - Int(alone.pixels[index] >> 24)) <= 1)
      #expect(abs(Int(bitmap.pixels[index] & 255) - Int(alone.pixels[index] & 255)) <= 1)
    }
  }
}

/// A sink that draws white, with the memory that it needs.
final class MaskSinkForTests {
  let bitmap: Bitmap
  private let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: 1024)
  var sink: PixelSink

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    sink = PixelSink(
      pixels: bitmap.pixels, width: bitmap.width, color: .max, clip: ClipEdges(.infinite), scratch: scratch)
  }

  deinit { scratch.deallocate() }
}
