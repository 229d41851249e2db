import SeededRandom
import Testing

@testable import Values

@Suite("Colours as text", .seeded)
struct ColorComponentsTests {
  private func color(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Float = 1) -> ColorComponents {
    func part(_ byte: Int) -> Float { Float(Double(byte) / 255) }
    return ColorComponents(red: part(red), green: part(green), blue: part(blue), opacity: opacity)
  }

  @Test(
    "7.11 Every form is read",
    arguments: ["#D6CCB2", "#d6ccb2ff", "rgb(214 204 178)", "rgb(214, 204, 178)", " rgb(214 204 178 / 100%) "])
  func forms(_ text: String) {
    #expect(ColorComponents(text: text) == color(214, 204, 178))
    #expect(color(214, 204, 178).text == "#D6CCB2")
  }

  @Test("Three digits stand for six, and an opacity is a number or a percentage")
  func shortForms() {
    #expect(ColorComponents(text: "#abc") == color(0xAA, 0xBB, 0xCC))
    #expect(ColorComponents(text: "rgb(0 0 0 / 0.8)") == color(0, 0, 0, 0.8))
    #expect(ColorComponents(text: "rgb(0 0 0 / 80%)") == color(0, 0, 0, 0.8))
    #expect(color(0, 0, 0, 0.8).text == "#000000CC")
  }

  @Test(
    "Other texts are refused",
    arguments: [
      "", "#", "#12", "#12345", "#1234567", "#GGG", "#1234567890", "rgb(1 2)", "rgb(1 2 3", "rgb(1 2 3 4)",
      "rgb(256 0 0)", "rgb(0 0 0 / 2)", "rgb(0 0 0 / )", "rgb(0 0 0 / 1 / 1)", "mauve", "#１２３",
    ])
  func refusals(_ text: String) { #expect(ColorComponents(text: text) == nil) }

  @Test(
    "A colour of a value has one text, whatever its form",
    arguments: [
      ("#123", "#112233"), ("#d6ccb2", "#D6CCB2"), ("#d6ccb2cc", "#D6CCB2CC"), ("rgb(214 204 178)", "#D6CCB2"),
      ("rgb(213.6 204 178 / 0.5)", "#D6CCB280"), ("#D6CCB2FF", "#D6CCB2"), ("red", "red"),
    ])
  func canonical(_ text: String, _ expected: String) {
    #expect(DatumForm.color.datum(text) == .text(expected))
    #expect(DatumForm.text.datum(text) == .text(text))
  }

  @Test("7.11 Every byte of every component, and random colours, read back exactly")
  func exact() {
    func returns(_ color: ColorComponents) { #expect(ColorComponents(text: color.text) == color, "\(color.text)") }
    for byte in 0..<256 { returns(color(byte, 255 - byte, 51, Float(Double(byte) / 255))) }
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let parts = (0..<4).map { _ in Float(Double.random(in: 0...1, using: &generator)) }
      returns(ColorComponents(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))
    }
  }
}
