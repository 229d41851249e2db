import Glibc
import SeededRandom
import Testing

@testable import Graphics

/// Numbers and files that nobody means well with.
@Suite(.seeded) struct HostileTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e9, 1e6, -1e6, 1e-300, 0, -0.0, 1, 17.5, 40,
  ]

  @Test("Odd numbers break nothing", arguments: 0..<400)
  func oddNumbersBreakNothing(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func number() -> Double { Self.numbers.randomElement(using: &generator)! }
    func point() -> Point { Point(x: number(), y: number()) }
    func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
    let path = Path { path in
      path.move(to: point())
      path.addLine(to: point())
      path.addQuadCurve(to: point(), control: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      path.addArc(center: point(), radius: number(), startAngle: .radians(number()), delta: .radians(number()))
      path.addRoundedRect(in: rect(), cornerRadius: number())
      path.closeSubpath()
    }
    let style = StrokeStyle(
      lineWidth: number(), lineCap: .round, lineJoin: .miter, miterLimit: number(), dash: [number(), number()],
      dashPhase: number())
    let run = TextLayout("Hostile", font: font(18)).runs(at: point())[0]
    let color = RGBA(red: number(), green: number(), blue: number(), opacity: number())
    let shapes: [DisplayItem.Shape] = [
      .rect(rect()), .roundedRect(rect(), radius: number()), .ellipse(rect()), .fill(path, .evenOdd),
      .stroke(path, style), .glyphs(run),
    ]
    var list = DisplayList(background: .white)
    for shape in shapes {
      let transform = Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      list.append(DisplayItem(shape, paint: .color(color), clip: Bool.random(using: &generator) ? rect() : .infinite))
      list.append(DisplayItem(shape, paint: .color(.black), transform: transform))
    }
    let bitmap = Bitmap(width: 50, height: 40)
    let start = threadSeconds()
    Rasterizer().draw(list, into: bitmap)
    #expect(threadSeconds() - start < 1)
  }

  /// Time that this thread has worked: unlike a clock's it does not depend on what else the machine does.
  private func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  @Test("Odd text sizes break nothing")
  func oddTextSizesBreakNothing() {
    for size in Self.numbers {
      let layout = TextLayout("Size", font: TextFont(typeface: font(12).typeface, size: size), width: 40)
      var list = DisplayList()
      for run in layout.runs(at: Point(x: 5, y: 20)) { list.append(DisplayItem(.glyphs(run), paint: .color(.black))) }
      Rasterizer().draw(list, into: Bitmap(width: 40, height: 30))
    }
  }

  @Test("What does not exist in the bitmap is not drawn")
  func whatDoesNotExistInTheBitmapIsNotDrawn() {
    let bitmap = Bitmap(width: 8, height: 8)
    let region = Region(PixelRect(x: -100, y: -100, width: 104, height: 104))
    Rasterizer().draw(DisplayList(background: .white), into: bitmap, region: region)
    #expect(bitmap[3, 3] == 0xffff_ffff && bitmap[4, 4] == 0)
    Rasterizer().draw(DisplayList(background: .black), into: bitmap, region: Region())
    #expect(bitmap[3, 3] == 0xffff_ffff)
  }

  /// TrueType outlines, a collection, and CFF outlines.
  private static let fontFiles = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", InterFiles.ofProgram.path!, "../Text/Files/Inter-CFF.otf",
  ]

  @Test("Damaged fonts break nothing", arguments: fontFiles)
  func damagedFontsBreakNothing(name: String) throws {
    // The rest of the collection is faces that nobody opens.
    let intact = try fileBytes(name).prefix(800_000)
    var generator = SeededGenerator(seed: 11)
    let rasterizer = Rasterizer()
    let bitmap = Bitmap(width: 60, height: 30)
    var opened = 0
    for round in 0..<1000 {
      var bytes = Array(intact)
      // Most damage goes to the header and the tables' beginnings, where it does most harm.
      let reach = round % 2 == 0 ? min(2048, bytes.count) : bytes.count
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        bytes[.random(in: 0..<reach, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      if round % 5 == 0 { bytes.removeLast(.random(in: 1..<bytes.count, using: &generator)) }
      guard let face = try? Typeface(bytes: bytes) else { continue }
      opened += 1
      let layout = TextLayout("Rg5…", font: TextFont(typeface: face, size: 16), width: 50, lineLimit: 2)
      var list = DisplayList()
      for run in layout.runs(at: Point(x: 2, y: 2)) {
        list.append(DisplayItem(.glyphs(run), paint: .color(.white)))
        list.append(DisplayItem(.glyphs(run), paint: .color(.white), transform: Transform(rotationAngle: 0.3)))
      }
      rasterizer.draw(list, into: bitmap)
    }
    #expect(opened > 100, "most mutants are still fonts, else this tests little")
  }

  @Test("A glyph that consists of very many others is not drawn")
  func aGlyphThatConsistsOfVeryManyOthersIsNotDrawn() throws {
    // Glyph 1 is empty, and each of the others consists of two of the one before it.
    let face = try Typeface(bytes: fileBytes("../Text/Files/DoubledParts.ttf"))
    let pen = OutlineSource.Pen(move: { _ in }, line: { _ in }, quad: { _, _ in }, curve: { _, _, _ in })
    let drawn = face.outlines.withLock { outlines in [5, 14].map { outlines.drawDesign($0, with: pen) } }
    #expect(drawn == [true, false])
  }

  @Test("A coloured bitmap that is too large is refused before memory is set aside")
  func aColoredBitmapThatIsTooLargeIsRefusedBeforeMemoryIsSetAside() throws {
    // Glyph 1 is a picture of 600 × 600 pixels.
    let face = try Typeface(bytes: fileBytes("../Text/Files/LargeBitmap.ttf"))
    let (isRead, hasMemory) = face.outlines.withLock { outlines in
      let size = outlines.bitmapSize(for: 20)
      let isRead = size.map { outlines.bitmap(of: 1, size: $0) != nil }
      return (isRead, outlines.face.pointee.glyph?.pointee.bitmap.buffer != nil)
    }
    #expect(isRead == false && !hasMemory)
  }

  @Test("Only regular files are fonts and pictures")
  func onlyRegularFilesAreFontsAndPictures() {
    let font = #expect(throws: FontError.self) { try Typeface(path: "/dev/null") }
    #expect(font?.problem == "the font file cannot be read")
    let picture = #expect(throws: ImageError.self) { try Picture(contentsOf: "/dev/null") }
    #expect(picture?.description.contains("/dev/null: this is not a regular file") == true)
  }

  @Test("Noise is not a font")
  func noiseIsNotAFont() {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<3000 {
      var bytes = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      if round % 2 == 0 { bytes = Array("OTTO".utf8) + bytes }
      if let face = try? Typeface(bytes: bytes) {
        _ = TextLayout("noise", font: TextFont(typeface: face, size: 12))
      }
    }
  }
}
