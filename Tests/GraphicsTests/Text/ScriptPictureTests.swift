import CHarfBuzz
import Glibc
import Testing

@testable import Graphics

/// Pictures of text in many scripts, each for one version of the system's typeface for its script.
///
/// With another version installed, the layout is compared instead with that of the pictures, and the output says so.
/// `make bless` draws the pictures anew.
@Suite struct ScriptPictureTests {
  private static let folder = String(#filePath.dropLast("ScriptPictureTests.swift".count))

  private static let texts = Scripts.texts + [Scripts.mixed]

  @Test("Scripts are drawn as they were looked at", arguments: texts.map(\.name))
  func scriptsAreDrawnAsTheyWereLookedAt(name: String) throws {
    let (_, font, text) = try #require(Self.texts.first { $0.name == name })
    let version = try FontVersion(path: font)
    let (picture, layout) = ("Pictures/\(name)-\(version).png", "Pictures/\(name).layout")
    let drawing = ScriptDrawing(text)
    if getenv("FACEPLATE_BLESS") != nil {
      try write(PNG.encode(drawing.bitmap), to: picture)
      try write(Array(drawing.record.description.utf8), to: layout)
    }
    let record = try LayoutRecord(String(decoding: fileBytes(layout), as: UTF8.self))
    #expect(drawing.record.difference(from: record) == nil)
    guard access(Self.folder + picture, R_OK) == 0 else {
      print("\(name): there is no picture with \(version) (\(font)): the layout was compared, pixels were not")
      return
    }
    // Another release of FreeType may round a few edges differently.
    let off = pixels(of: drawing.bitmap, unlike: try PNG.decode(fileBytes(picture)))
    guard off > 100 else { return }
    let path = "/tmp/faceplate-\(name)-\(version).png"
    try write(PNG.encode(drawing.bitmap), to: path)
    Issue.record("\(off) pixels of \(name) differ: look at \(path), and keep it in Pictures if it is right")
  }

  @Test("A layout that is another is noticed")
  func aLayoutThatIsAnotherIsNoticed() throws {
    let text = try #require(Scripts.texts.first { $0.name == "hebrew" }).text
    let record = ScriptDrawing(text).record
    #expect(ScriptDrawing(text).record.difference(from: try LayoutRecord(record.description)) == nil)
    #expect(ScriptDrawing(text + " א").record.difference(from: record) != nil)
    #expect(ScriptDrawing("Oven \(text)").record.difference(from: record) != nil)
    #expect(ScriptDrawing(text.replacing("3", with: "한")).record.difference(from: record) != nil, "a box")
  }

  private func pixels(of drawn: Bitmap, unlike known: Bitmap) -> Int {
    let count = drawn.width * drawn.height
    guard known.width == drawn.width, known.height == drawn.height else { return count }
    return (0..<count).count { abs(Int(drawn.pixels[$0] & 255) - Int(known.pixels[$0] & 255)) > 8 }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let whole = path.hasPrefix("/") ? path : Self.folder + path
    let file = try #require(fopen(whole, "w"), "\(whole)")
    defer { fclose(file) }
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }
}

/// A text on one line, in lines, and cut off.
private struct ScriptDrawing {
  let bitmap = Bitmap(width: 480, height: 190)
  let record: LayoutRecord

  init(_ text: String) {
    func layout(_ size: Double, _ width: Double?, _ lineLimit: Int?) -> TextLayout {
      TextLayout(text, font: TextFont(typeface: Scripts.inter, size: size), width: width, lineLimit: lineLimit)
    }
    let places = [
      (Point(x: 8, y: 4), layout(20, nil, nil)), (Point(x: 8, y: 48), layout(24, 230, nil)),
      (Point(x: 260, y: 48), layout(24, 200, 2)),
    ]
    var list = DisplayList(background: .white)
    for (place, layout) in places { list.text(layout, at: place, with: .color(.black)) }
    Rasterizer().draw(list, into: bitmap)
    record = LayoutRecord(layouts: places.map(\.1))
  }
}
