@testable import Graphics

/// Display lists from a fuzzer's bytes.
extension ByteReader {
  mutating func list(_ text: [GlyphRun]) -> DisplayList {
    var list = DisplayList(background: color())
    while !isAtEnd, list.items.count < 24 { list.append(item(text, depth: 0)) }
    return list
  }

  private mutating func item(_ text: [GlyphRun], depth: Int) -> DisplayItem {
    let clip = choice(2) == 0 ? Rect.infinite : rect()
    guard depth < 2, choice(6) == 0 else {
      return DisplayItem(shape(text), paint: paint(), transform: transform(), clip: clip)
    }
    let items = (0..<choice(4)).map { _ in item(text, depth: depth + 1) }
    let shadow = Shadow(
      color: color(), sigma: Double(byte()) / 8, dx: Int(byte()) - 128, dy: Int(byte()) - 128)
    let group = ItemGroup(
      items: items, opacity: number(), blend: BlendMode.allCases[choice(BlendMode.allCases.count)],
      mask: choice(2) == 0 ? ItemGroup.Mask(shape(text), transform: transform()) : nil, blur: number(),
      shadow: choice(2) == 0 ? shadow : nil)
    return DisplayItem(group, clip: clip)
  }

  private mutating func shape(_ text: [GlyphRun]) -> DisplayItem.Shape {
    switch choice(7) {
    case 0: return .rect(rect())
    case 1: return .roundedRect(rect(), radius: number())
    case 2: return .ellipse(rect())
    case 3: return .fill(path(), choice(2) == 0 ? .nonZero : .evenOdd)
    case 4: return .softRoundedRect(rect(), radius: number(), sigma: number())
    case 5:
      guard var run = text.first else { return .rect(rect()) }
      run.origin = point()
      return .glyphs(run)
    default: return .stroke(path(), stroke())
    }
  }

  private mutating func paint() -> Paint {
    switch choice(4) {
    case 0: .gradient(gradient())
    case 1: .image(image())
    default: .color(color())
    }
  }

  private mutating func gradient() -> GradientPattern {
    let geometry: GradientPattern.Geometry =
      switch choice(3) {
      case 0: .linear(from: point(), to: point())
      case 1: .radial(center: point(), startRadius: number(), endRadius: number())
      default: .angular(center: point(), start: .radians(number()), end: .radians(number()))
      }
    let stops = (0..<choice(4)).map { _ in GradientPattern.Stop(color(), at: number()) }
    return GradientPattern(geometry, stops: stops, spread: spread(), opacity: number())
  }

  private mutating func image() -> ImagePattern {
    let bitmap = Bitmap(width: choice(9) + 1, height: choice(9) + 1)
    bitmap.fill(color().premultiplied)
    return ImagePattern(
      Picture(bitmap), transform: transform(), filter: choice(2) == 0 ? .nearest : .bilinear, spread: spread(),
      opacity: number())
  }

  private mutating func spread() -> SpreadMode { [.pad, .repeat, .reflect][choice(3)] }
}
