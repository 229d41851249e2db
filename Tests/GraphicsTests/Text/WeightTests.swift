import Glibc
import Testing

@testable import Graphics

/// Bold text in scripts whose fallback font has one weight, and fonts in formats that are not drawn.
@Suite("Weights of fallback fonts")
struct WeightTests {
  private static let devanagari = "/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf"
  private static let dejavu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  private func fonts(_ file: String) throws -> FontLibrary {
    try FontLibrary.system(fallback: FontFallback(files: [file], usesSystem: false))
  }

  private func bytes(of path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  /// The sum of the coverage of a text.
  private func ink(
    _ text: String, _ weight: Int, _ fonts: FontLibrary, size: Double
  ) throws -> (ink: Int, width: Double) {
    let layout = TextLayout(text, font: TextFont(typeface: try fonts.face(weight: weight), size: size))
    var list = DisplayList()
    for run in layout.runs(at: Point(x: 4, y: 4)) { list.append(DisplayItem(.glyphs(run), paint: .color(.black))) }
    let bitmap = Bitmap(width: 400, height: 120)
    Rasterizer().draw(list, into: bitmap)
    let sum = (0..<120).reduce(0) { sum, y in sum + (0..<400).reduce(0) { $0 + Int(bitmap[$1, y] >> 24) } }
    return (sum, layout.size.width)
  }

  @Test("Hindi is drawn bold by thicker strokes, at small and large sizes, in the same room")
  func bold() throws {
    let fonts = try fonts(Self.devanagari)
    for size in [16.0, 48] {
      let (regular, bold) = try (ink("नमस्ते", 400, fonts, size: size), ink("नमस्ते", 700, fonts, size: size))
      #expect(Double(bold.ink) > Double(regular.ink) * 1.15 && Double(bold.ink) < Double(regular.ink) * 2)
      #expect(bold.width == regular.width)
    }
  }

  @Test("The face of a weight is made once, and a face that is bold enough stays as it is")
  func made() throws {
    let fonts = try fonts(Self.devanagari)
    let (bold, regular) = try (fonts.face(weight: 700), fonts.face(weight: 400))
    func face(_ font: Typeface) -> Typeface? {
      TextLayout("न", font: TextFont(typeface: font, size: 20)).runs(at: .zero).first?.typeface
    }
    let (first, second, plain) = (face(bold), face(bold), face(regular))
    #expect(first == second && first != plain && first?.weight == 700 && plain?.weight == 400)
    let boldFile = try self.fonts("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
    let hebrew = TextLayout("ש", font: TextFont(typeface: try boldFile.face(weight: 700), size: 20)).runs(at: .zero)
    #expect(hebrew.first?.typeface.fallback === FontFallback.system && hebrew.first?.typeface.weight == 700)
  }

  @Test("Emoji that FreeType cannot draw are told once, with the package that has others")
  func gradients() throws {
    // DejaVu Sans has emoji; its first table becomes the one of a font with gradients.
    var bytes = try bytes(of: Self.dejavu)
    #expect(Array(bytes[12..<16]) == Array("FFTM".utf8))
    bytes.replaceSubrange(12..<16, with: Array("COLR".utf8))
    let place = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    bytes.replaceSubrange(place..<(place + 2), with: [0, 1])
    let error = #expect(throws: FontError.self) { _ = try Typeface(bytes: bytes) }
    #expect(error?.isColorFormat == true && error?.advice.contains("fonts-noto-color-emoji") == true)
    // Version 0 beside outlines is drawn by these.
    bytes.replaceSubrange(place..<(place + 2), with: [0, 0])
    #expect(throws: Never.self) { _ = try Typeface(bytes: bytes) }
  }
}
