import SeededRandom

@testable import Graphics

/// Display lists of everything, in odd places: what the damage invariant is tried with.
struct RandomScene {
  var generator: SeededGenerator
  let width: Double
  let height: Double
  private static let strings = ["Bass", "365.5 °C", "fi AV To", "…", "Knob"]

  init(seed: Int, width: Int, height: Int) {
    generator = SeededGenerator(seed: seed)
    (self.width, self.height) = (Double(width), Double(height))
  }

  mutating func list(items count: Int = 24) -> DisplayList {
    var list = DisplayList(background: chance(0.3) ? .clear : color(opaque: true))
    for _ in 0..<count { list.append(item()) }
    return list
  }

  mutating func region() -> Region {
    var region = Region()
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let x = Int.random(in: -10...Int(width), using: &generator)
      let y = Int.random(in: -10...Int(height), using: &generator)
      region.insert(
        PixelRect(
          x: x, y: y, width: Int.random(in: 0...60, using: &generator),
          height: Int.random(in: 0...40, using: &generator)))
    }
    return region
  }

  private mutating func item(depth: Int = 0) -> DisplayItem {
    if depth < 2, chance(0.1) { return DisplayItem(group(depth: depth + 1), clip: clip()) }
    return plainItem()
  }

  private mutating func group(depth: Int) -> ItemGroup {
    let items = (0..<Int.random(in: 0...4, using: &generator)).map { _ in item(depth: depth) }
    let shadow = Shadow(
      color: color(opaque: false), sigma: number(0, 6), dx: Int(number(-9, 9)), dy: Int(number(-9, 9)))
    return ItemGroup(
      items: items, opacity: chance(0.5) ? 1 : number(0, 1),
      blend: chance(0.5) ? .sourceOver : BlendMode.allCases.randomElement(using: &generator)!,
      mask: chance(0.4) ? ItemGroup.Mask(shape(), transform: transform()) : nil, blur: chance(0.3) ? number(0, 7) : 0,
      shadow: chance(0.3) ? shadow : nil)
  }

  private mutating func plainItem() -> DisplayItem {
    DisplayItem(shape(), paint: paint(), transform: transform(), clip: clip())
  }

  private mutating func paint() -> Paint {
    switch number(0, 1) {
    case ..<0.6: .color(color(opaque: chance(0.5)))
    case ..<0.85: .gradient(gradient())
    default: .image(image())
    }
  }

  private mutating func gradient() -> GradientPattern {
    let geometry: GradientPattern.Geometry =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .linear(from: point(), to: point())
      case 1: .linear(from: Point(x: 7, y: number(0, 50)), to: Point(x: 7, y: number(0, 150)))
      case 2: .radial(center: point(), startRadius: number(0, 40), endRadius: number(0, 90))
      default: .angular(center: point(), start: Angle(radians: number(-8, 8)), end: Angle(radians: number(-8, 8)))
      }
    let opaque = chance(0.5)
    let stops = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      GradientPattern.Stop(color(opaque: opaque), at: number(-0.2, 1.2))
    }
    return GradientPattern(geometry, stops: stops, spread: spread(), opacity: chance(0.7) ? 1 : number(0, 1))
  }

  private mutating func image() -> ImagePattern {
    let factor = number(0.1, 4)
    let place = chance(0.3) ? .identity : transform().scaledBy(x: factor, y: chance(0.5) ? factor : number(0.1, 4))
    let shift = Transform(translationX: number(-30, width), y: Double(Int(number(-30, height))))
    return ImagePattern(
      Self.pictures[chance(0.5) ? 0 : 1], transform: place.concatenating(shift),
      filter: chance(0.3) ? .nearest : .bilinear, spread: spread(), opacity: chance(0.7) ? 1 : number(0, 1))
  }

  private mutating func spread() -> SpreadMode { [.pad, .repeat, .reflect][Int.random(in: 0..<3, using: &generator)] }

  private static let pictures = [picture(opaque: true), picture(opaque: false)]

  private static func picture(opaque: Bool) -> Picture {
    var generator = SeededGenerator(seed: 5)
    let bitmap = Bitmap(width: 23, height: 17)
    for index in 0..<(23 * 17) {
      let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &generator)
      bitmap.pixels[index] = Compose.scale(.random(in: 0...0xff_ffff, using: &generator), alpha) | alpha << 24
    }
    return Picture(bitmap)
  }

  private mutating func shape() -> DisplayItem.Shape {
    switch Int.random(in: 0..<9, using: &generator) {
    case 8: .softRoundedRect(rect(), radius: number(0, 20), sigma: number(0, 9))
    case 0: .rect(rect())
    case 1, 2: .roundedRect(rect(), radius: number(0, 30))
    case 3: .ellipse(rect())
    case 4: .fill(path(), chance(0.5) ? .evenOdd : .nonZero)
    case 5: .stroke(path(), style())
    case 6: .stroke(ring(), style())
    default: .glyphs(run())
    }
  }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: path.move(to: point())
      case 1, 2: path.addLine(to: point())
      case 3: path.addQuadCurve(to: point(), control: point())
      case 4: path.addCurve(to: point(), control1: point(), control2: point())
      case 5: path.addRoundedRect(in: rect(), cornerRadius: number(0, 20))
      default: path.closeSubpath()
      }
    }
    return path
  }

  /// What mostly is stroked on a panel.
  private mutating func ring() -> Path {
    let rect = rect()
    if chance(0.3) { return Path(rect) }
    if chance(0.7) { return Path(roundedRect: rect, cornerRadius: number(0, 20)) }
    return Path(ellipseIn: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.width))
  }

  private mutating func style() -> StrokeStyle {
    StrokeStyle(
      lineWidth: chance(0.2) ? 0 : number(0.2, 16),
      lineCap: [.butt, .round, .square][Int.random(in: 0..<3, using: &generator)],
      lineJoin: [.miter, .round, .bevel][Int.random(in: 0..<3, using: &generator)], miterLimit: number(1, 12),
      dash: chance(0.3) ? [number(0, 9), number(0.5, 9), number(0, 4)] : [], dashPhase: number(-20, 20))
  }

  private mutating func run() -> GlyphRun {
    let text = Self.strings[Int.random(in: 0..<Self.strings.count, using: &generator)]
    let layout = TextLayout(text, font: font(chance(0.2) ? 140 : Double(Int(number(8, 40)))))
    return layout.runs(at: point())[0]
  }

  private mutating func transform() -> Transform {
    if chance(0.6) { return .identity }
    let turn = chance(0.5) ? Transform(rotationAngle: number(-3, 3)) : .identity
    let factor = number(0.3, 2)
    return turn.scaledBy(x: factor, y: chance(0.7) ? factor : -factor)
      .concatenating(Transform(translationX: number(-20, 60), y: number(-20, 60)))
  }

  private mutating func clip() -> Rect { chance(0.6) ? .infinite : rect() }

  private mutating func rect() -> Rect {
    let rect = Rect(
      x: number(-30, width), y: number(-30, height), width: number(0, width * 0.7), height: number(0, height * 0.7))
    guard chance(0.5) else { return rect }
    return Rect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(), height: rect.height.rounded())
  }

  private mutating func point() -> Point {
    let far = chance(0.05) ? 40.0 : 1
    return Point(x: number(-30, width + 30) * far, y: number(-30, height + 30) * far)
  }

  private mutating func color(opaque: Bool) -> RGBA {
    RGBA(red: number(0, 1), green: number(0, 1), blue: number(0, 1), opacity: opaque ? 1 : number(0, 1))
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    .random(in: low...high, using: &generator)
  }

  private mutating func chance(_ share: Double) -> Bool { number(0, 1) < share }
}
