import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@Suite("Text")
struct TextTests {
  private func size(_ view: some View) throws -> Size { try size(400, 200, view) }

  private func size(_ width: Double, _ height: Double, _ view: some View) throws -> Size {
    let panel = try Harness(size: Size(width: width, height: height)) {
      VStack { view.accessibilityElement().accessibilityLabel("text") }
    }
    return try panel.element("text").frame.size
  }

  @Test("Parts keep their looks, and are read out as one")
  func concatenation() throws {
    let joined = Text("21").font(.largeTitle).bold() + Text(" °C").font(.caption)
    let panel = try Harness { joined }
    #expect(panel.labels.contains("21 °C"))
    let (whole, small) = (try size(joined), try size(Text("21 °C").font(.caption)))
    let large = try size(Text("21 °C").font(.largeTitle).bold())
    #expect(whole.width > small.width && whole.width < large.width)
    // What is said about the whole counts where a part says nothing.
    let italic = (Text("a").bold() + Text("b")).italic()
    #expect(italic.runs.allSatisfy { $0.traits.isItalic == true } && italic.runs[0].traits.weight == .bold)
  }

  @Test("Values in literals, by specifiers where there are any")
  func interpolation() {
    func string(_ key: LocalizedStringKey) -> String { key.string }
    #expect(string("Core \(21.456, specifier: "%.1f") °C") == "Core 21.5 °C")
    #expect(string("\(7, specifier: "%03d") of \(12)") == "007 of 12")
    #expect(string("\(0.5)") == "0.500000")
    #expect(string("\(50, specifier: "%d%%") \("on")") == "50% on")
    #expect(string("\(1.9, specifier: "%d") \(3, specifier: "%.2f") \("x", specifier: "<%@>")") == "1 3.00 <x>")
    #expect(string("\(255, specifier: "%x") \(5, specifier: "%n")") == "ff 5")
    #expect(
      Text("a \(Text("b").bold()) c").runs[0].resolved(in: EnvironmentValues()).map(\.content) == ["a ", "b", " c"])
  }

  @Test("A width or a precision of more than three digits is none")
  func excessiveWidth() {
    #expect(FormatSpecifier("%0999999999lld") == nil)
    #expect(FormatSpecifier("%.999999999f") == nil)
    #expect(FormatSpecifier("%+9999.1f") == nil)
    #expect(FormatSpecifier("%+012.3f")?.text(for: 21.5) == "+0000021.500")
    #expect(FormatSpecifier("%999d") != nil)
  }

  @Test("Text shrinks, then is cut off; it never breaks a word")
  func fitting() throws {
    let word = Text("Temperature")
    let natural = try size(word).width
    let cut = try size(natural * 0.7, 200, word)
    #expect(cut.height < 30 && cut.width <= natural * 0.7 + 1)
    let shrunk = try size(natural * 0.7, 200, word.minimumScaleFactor(0.5))
    #expect(shrunk.height < cut.height && shrunk.width > natural * 0.6)
  }

  @Test("Lines are limited, and room is kept for them")
  func lines() throws {
    let one = try size(Text("x")).height
    let words = Text("one two three four five six seven eight nine ten")
    #expect(try size(100, 300, words.lineLimit(2)).height < one * 2.5)
    #expect(try size(Text("x").lineLimit(3, reservesSpace: true)).height > one * 2.9)
    #expect(try size(Text("x").lineLimit(2...4)).height > one * 1.9)
    #expect(try size(100, 300, words.lineLimit(...3)).height < one * 3.5)
    #expect(try size(100, 300, words.lineLimit(2).lineSpacing(10)).height > one * 2 + 9)
  }

  @Test("Text is drawn in other letters and read as it stands")
  func textCase() throws {
    let panel = try Harness { Text("Oven").textCase(.uppercase) }
    #expect(panel.labels.contains("Oven"))
    #expect(try size(Text("oven").textCase(.uppercase)).width > size(Text("oven")).width + 5)
  }

  @Test("Lines below and through letters have their colours")
  func decorations() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let plain = try drawn(80, 40) { Text("....") }
    let lined = try drawn(80, 40) { Text("....").underline(color: red) }
    func reds(_ bitmap: Bitmap) -> Int {
      var count = 0
      for y in 0..<40 { for x in 0..<80 where bitmap.hex(x, y) == "FF0000" { count += 1 } }
      return count
    }
    #expect(reds(plain) == 0 && reds(lined) > 5)
    #expect(reds(try drawn(80, 40) { Text("....").strikethrough(true, color: red) }) > 5)
  }

  @Test("A pattern makes gaps in a line, and the longer dashes cover more of it")
  func patterns() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func reds(_ pattern: Text.LineStyle.Pattern) throws -> Int {
      let bitmap = try drawn(200, 60) {
        Text("mmmmmmmmmm").font(.system(size: 30)).strikethrough(true, pattern: pattern, color: red)
      }
      return (0..<60).reduce(0) { count, y in count + (0..<200).count { bitmap.hex($0, y) == "FF0000" } }
    }
    let (solid, dash, dot) = (try reds(.solid), try reds(.dash), try reds(.dot))
    #expect(solid > dash && dash > dot && dot > 0, "\(solid) \(dash) \(dot)")
    let bitmap = try drawn(200, 60) { Text("mmmmmmmmmm").underline(pattern: .dash, color: red) }
    #expect((0..<60).contains { y in (0..<200).contains { bitmap.hex($0, y) == "FF0000" } })
  }

  @Test("Tracking widens, tabular digits are of one width")
  func spacing() throws {
    #expect(try size(Text("abcd").tracking(5)).width >= size(Text("abcd")).width + 14)
    #expect(try size(Text("111")).width < size(Text("888")).width)
    #expect(try size(Text("111").monospacedDigit()).width == size(Text("888").monospacedDigit()).width)
  }

  @Test("A secondary scale makes text smaller, of a text or of all in a view")
  func scale() throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) {
      VStack {
        Text("Plain text").accessibilityLabel("plain")
        Text("Plain text").textScale(.secondary).accessibilityLabel("text")
        VStack { Text("Plain text").accessibilityLabel("view") }.textScale(.secondary)
        Text("Plain text").textScale(.secondary, isEnabled: false).accessibilityLabel("off")
      }
    }
    let plain = try panel.element("plain").frame.width
    #expect(try panel.element("text").frame.width < plain)
    #expect(try panel.element("view").frame.width == panel.element("text").frame.width)
    #expect(try panel.element("off").frame.width == plain)
  }
}
