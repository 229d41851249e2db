import CHarfBuzz

@testable import Graphics

/// What a fuzzer tries: the first byte chooses the kind, the others are what it is tried with. A mistake ends the
/// process, by a broken precondition or by what watches every access to memory.
///
/// The same code runs under the fuzzer, which thinks up the bytes, and in a test, which replays those that once broke
/// something.
struct Trial {
  private let face: Typeface
  private let fontBytes: [UInt8]
  private let runs: [GlyphRun]
  private let rasterizer = Rasterizer()

  /// A trial with a real font: from nothing no fuzzer finds one.
  init() throws {
    let path = "/usr/share/fonts/truetype/tlwg/Loma.ttf"
    face = try Typeface(path: path, fallback: Self.noFallback)
    runs = TextLayout("Rg5", font: TextFont(typeface: face, size: 15)).runs(at: .zero)
    let blob = hb_blob_create_from_file(path)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    fontBytes = Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  private static let noFallback = FontFallback(files: [], usesSystem: false)

  /// Tries some bytes.
  func run(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    switch reader.choice(6) {
    case 0: font(&reader)
    case 1: picture(&reader)
    case 2: text(&reader)
    case 3: output(&reader)
    case 4: path(&reader)
    default: list(&reader)
    }
  }

  /// A font with bytes changed.
  private func font(_ reader: inout ByteReader) {
    var bytes = fontBytes
    while !reader.isAtEnd {
      // Most of what can go wrong begins in the tables at the front.
      let place = reader.choice(2) == 0 ? Int(reader.word()) % 2048 : Int(reader.word()) % bytes.count
      bytes[place] = reader.byte()
    }
    guard let face = try? Typeface(bytes: bytes, fallback: Self.noFallback) else { return }
    let font = TextFont(typeface: face, size: 16)
    draw(TextLayout([TextSpan("Rg5… น้ำ", font: font, isUnderlined: true)], width: 50, lineLimit: 2).runs(at: .zero))
  }

  /// A file with a picture.
  private func picture(_ reader: inout ByteReader) {
    guard let picture = try? Picture(bytes: reader.rest()) else { return }
    let target = Rect(x: 3.3, y: 2, width: 31, height: 20)
    rasterizer.draw(.image(picture, in: target), onto: Bitmap(width: 40, height: 30))
  }

  private func text(_ reader: inout ByteReader) {
    let style = ParagraphStyle(
      alignment: [.leading, .center, .trailing][reader.choice(3)],
      truncation: [.head, .middle, .tail][reader.choice(3)], breaksWords: reader.choice(2) == 0,
      lineSpacing: reader.number(), direction: [.natural, .leftToRight, .rightToLeft][reader.choice(3)])
    let (width, height, size) = (reader.number(), reader.number(), reader.number())
    let limit = reader.choice(4)
    let font = TextFont(typeface: face, size: size)
    let spans = reader.rest().split(separator: 0xff).map { TextSpan(String(decoding: $0, as: UTF8.self), font: font) }
    guard !spans.isEmpty else { return }
    let layout = TextLayout(
      spans, style: style, width: width, height: height, lineLimit: limit, minimumScale: limit == 3 ? 0.5 : 1)
    precondition(!layout.lines.isEmpty, "a text has a line")
    draw(layout.runs(at: .zero))
  }

  /// The last step to a display's memory.
  private func output(_ reader: inout ByteReader) {
    let bitmap = Bitmap(width: reader.choice(70) + 1, height: reader.choice(70) + 1)
    let format = PixelFormat.allCases[reader.choice(PixelFormat.allCases.count)]
    let rotation = PixelRotation.allCases[reader.choice(4)]
    let (columns, rows) = rotation.swapsExtents ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
    let pitch = columns * format.bytesPerPixel + reader.choice(9)
    let count = pitch * (rows - 1) + columns * format.bytesPerPixel
    let rects = (0..<reader.choice(5)).map { _ in PixelRect(covering: reader.rect()) }
    withUnsafeTemporaryAllocation(byteCount: count, alignment: 4) {
      bitmap.copy(rects, to: $0, pitch: pitch, format: format, rotation: rotation)
    }
  }

  /// A path and what can be made of it.
  private func path(_ reader: inout ByteReader) {
    let path = reader.path()
    let style = reader.stroke()
    let made = [
      path.trimmedPath(from: reader.number(), to: reader.number()), path.strokedPath(style),
      path.applying(reader.transform()),
    ]
    _ = path.contains(reader.point(), eoFill: reader.choice(2) == 0)
    _ = path.boundingRect
    draw([path].flatMap { [.fill($0, .evenOdd), .stroke($0, style)] } + made.map { .fill($0, .nonZero) })
  }

  /// A display list. A part of it that is drawn anew comes out as it was.
  private func list(_ reader: inout ByteReader) {
    let (part, list) = (PixelRect(covering: reader.rect()), reader.list(runs))
    let bitmap = Bitmap(width: 61, height: 43)
    rasterizer.draw(list, into: bitmap)
    let whole = bitmap.copy()
    bitmap.fill(0x1234_5678, in: part.intersection(bitmap.bounds))
    rasterizer.draw(list, into: bitmap, region: Region(part))
    precondition(bitmap == whole, "a part is drawn as the whole is")
  }

  private func draw(_ runs: [GlyphRun]) {
    var list = DisplayList()
    for run in runs {
      list.append(DisplayItem(.glyphs(run), paint: .color(.black)))
      list.append(DisplayItem(.glyphs(run), paint: .color(.black), transform: Transform(rotationAngle: 0.3)))
    }
    rasterizer.draw(list, into: Bitmap(width: 60, height: 40))
  }

  private func draw(_ shapes: [DisplayItem.Shape]) {
    let list = DisplayList(items: shapes.map { DisplayItem($0, paint: .color(.black)) })
    rasterizer.draw(list, into: Bitmap(width: 60, height: 40))
  }
}
