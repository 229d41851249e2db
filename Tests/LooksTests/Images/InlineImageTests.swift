import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@Suite("Images in text")
struct InlineImageTests {
  /// A square in one colour.
  private static func square(_ side: Int, _ pixel: UInt32 = 0xffff_0000) -> Picture {
    let bitmap = Bitmap(width: side, height: side)
    for y in 0..<side { for x in 0..<side { bitmap[x, y] = pixel } }
    return Picture(bitmap)
  }

  private static let dot = Image(square(8), label: Text("dot"))

  /// The smallest rectangle around all red pixels, in points; `nil` without red.
  private func red(_ bitmap: Bitmap) -> Rect? {
    var found = PixelRect.empty
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] & 0xff_ffff == 0xff_0000 {
        found = found.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return found.isEmpty ? nil : found.rect
  }

  /// The content of a text in the environment of a panel.
  private func content(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws
    -> TextBehavior.Content
  {
    var environment = EnvironmentValues()
    environment.fontLibrary = try .system()
    change(&environment)
    return TextBehavior.Content(text, in: environment)
  }

  @Test("The label of an image is read out where it stands among the words")
  func label() throws {
    let panel = try Harness(size: Size(width: 480, height: 272)) {
      VStack {
        Text("Tap \(Image(systemName: "flame.fill")) to start")
        Text(Image(systemName: "bell")) + Text(" Ready")
        Text("Wait \(Self.dot), or \(Image(decorative: Self.square(4))) stop")
      }
    }
    #expect(panel.labels == ["Tap flame to start", "bell Ready", "Wait dot, or  stop"])
  }

  @Test("A picture stands on the baseline, between the words before and after it")
  func place() throws {
    let panel = try Harness(size: Size(width: 320, height: 120)) {
      Text("Tap \(Self.dot) now").frame(width: 320, height: 120, alignment: .topLeading)
    }
    let content = try content(Text("Tap \(Self.dot) now"))
    let (layout, before) = (content.layout(in: .unspecified), try self.content(Text("Tap ")).layout(in: .unspecified))
    let place = try #require(red(panel.bitmap))
    #expect(place.size == Size(width: 8, height: 8))
    #expect(abs(place.minX - before.size.width) <= 1)
    #expect(abs(place.maxY - layout.firstBaseline) <= 1)
    let words = try self.content(Text("Tap  now")).layout(in: .unspecified)
    #expect(abs(layout.size.width - words.size.width - 8) < 0.1)
    #expect(layout.size.height == words.size.height)
  }

  @Test("A symbol has the size and the colour of the text around it, as a font of its own part says")
  func symbols() throws {
    let text = Text("\(Image(systemName: "bell")) Ready")
    let (body, title) = (try content(text), try content(text.font(.largeTitle)))
    let (small, large) = (try #require(body.images[0]).room, try #require(title.images[0]).room)
    #expect(small.width == 21 && abs(small.ascent + small.descent - 21) < 0.001)
    #expect(large.width == 43 && abs(large.ascent + large.descent - 43) < 0.001)
    #expect(title.layout(in: .unspecified).lines[0].text.ascent > body.layout(in: .unspecified).lines[0].text.ascent)
    let panel = try Harness(size: Size(width: 60, height: 60)) {
      Text("\(Image(systemName: "square.fill"))").font(.largeTitle).foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    #expect(try #require(red(panel.bitmap)).width > 20)
  }

  @Test("A picture higher than the letters makes its line higher")
  func tall() throws {
    let layout = try content(Text("Tap \(Image(Self.square(60), label: Text("dot")))")).layout(in: .unspecified)
    #expect(layout.lines[0].text.ascent == 60)
    #expect(layout.size.height > 60 && layout.size.height < 70)
  }

  @Test("A picture wraps with the words, and shrinks with text that is made smaller to fit")
  func fitting() throws {
    let text = Text("Press it \(Self.dot)")
    let words = try content(Text("Press it ")).layout(in: .unspecified).size.width
    let wrapped = try content(text).layout(in: ProposedViewSize(width: words, height: nil))
    #expect(wrapped.lines.count == 2)
    #expect(wrapped.lines[1].text.pieces.map(\.isAttachment) == [true])
    let panel = try Harness(size: Size(width: 320, height: 60)) {
      Text("Press \(Image(Self.square(20), label: Text("dot")))").lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: 45)
    }
    let place = try #require(red(panel.bitmap))
    #expect(place.width < 19 && place.width > 9 && abs(place.width - place.height) <= 1)
  }

  @Test("Where the text is cut off, the ellipsis is no picture")
  func truncation() throws {
    let layout = try content(Text("\(Self.dot) Preheating").font(.body)) { $0.lineLimit = 1 }
      .layout(in: ProposedViewSize(width: 26, height: nil))
    #expect(layout.isTruncated)
    #expect(layout.lines[0].text.pieces.map(\.isAttachment) == [true, false])
    let narrow = try content(Text("Preheating \(Self.dot)")) { $0.lineLimit = 1 }
      .layout(in: ProposedViewSize(width: 40, height: nil))
    #expect(!narrow.lines[0].text.pieces.contains { $0.isAttachment })
  }

  @Test("A canvas draws the images of its texts")
  func canvas() throws {
    let panel = try Harness(size: Size(width: 100, height: 40)) {
      Canvas { context, _ in context.draw(Text("a \(Self.dot)"), at: .zero, anchor: .topLeading) }
    }
    #expect(red(panel.bitmap)?.size == Size(width: 8, height: 8))
  }

  @Test("A translation puts the image where its words want it")
  func key() {
    let key: LocalizedStringKey = "Tap \(Self.dot)"
    #expect(key.key == "Tap %@")
    #expect(key.string == "Tap dot")
    let same: LocalizedStringKey = "Tap \(Self.dot)"
    #expect(key == same)
    #expect(key != "Tap \(Image(systemName: "bell"))")
  }

  @Test("A picture that is missing is reported")
  func missing() throws {
    let panel = try Harness(size: Size(width: 100, height: 40)) { Text("Logo \(Image("logo"))") }
    #expect(panel.reports.contains { $0.contains("logo") })
    #expect(panel.labels == ["Logo logo"])
  }
}
