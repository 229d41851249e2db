import Graphics
import Testing

@testable import Interface

@Suite("Values as text")
struct TweakTextTests {
  private func returns<Value: TweakValue>(_ value: Value, _ text: String) {
    #expect(value.tweakText == text)
    #expect(Value(tweakText: text) == value)
  }

  private enum Mode: String, CaseIterable, TweakValue { case fan, topHeat, steam }

  @Test("Each type has a text that reads back equal")
  func texts() {
    returns(true, "true")
    returns(Int.min, "-9223372036854775808")
    returns(0.1, "0.1")
    returns(-1e300, "-1e+300")
    returns(" a\n", " a\n")
    returns(Mode.topHeat, "topHeat")
    returns(Size(width: 320, height: 240.5), "320x240.5")
    returns(1.5...2, "1.5..2")
    returns(Duration.milliseconds(100)...Duration.seconds(2), "100 ms..2 s")
  }

  @Test("What is no value of the type is refused")
  func refusals() {
    for text in ["yes", "", "1"] { #expect(Bool(tweakText: text) == nil) }
    for text in ["1.5", "", "1e3", " 1", "9223372036854775808"] { #expect(Int(tweakText: text) == nil) }
    for text in ["", "inf", "nan", "1,5", "1e999"] { #expect(Double(tweakText: text) == nil) }
    for text in ["", "grill", "fan "] { #expect(Mode(tweakText: text) == nil) }
    for text in ["", "1x", "x1", "1x2x3", "-1x2", "1 2"] { #expect(Size(tweakText: text) == nil) }
    for text in ["", "1", "2..1", "1..", "a..b"] { #expect(ClosedRange<Int>(tweakText: text) == nil) }
    #expect(Mode.tweakDescription == "one of “fan”, “topHeat”, “steam”")
    #expect(Mode(tweakText: "TOPHEAT") == .topHeat)
    #expect(Size(tweakText: " 3 × 4 ") == Size(width: 3, height: 4))
  }

  @Test(
    "Times are exact in every unit",
    arguments: [
      ("0 s", Duration.zero), ("1 h", .seconds(3600)), ("90 min", .seconds(5400)), ("90 s", .seconds(90)),
      ("1.5 s", .milliseconds(1500)), ("250 ms", .milliseconds(250)), ("0.5 ms", .microseconds(500)),
      ("5 ns", .nanoseconds(5)), ("-2 s", .seconds(-2)), ("0.000000001 ns", Duration(attoseconds: 1)),
      ("1.000000000000000001 s", Duration(attoseconds: 1_000_000_000_000_000_001)),
    ])
  func times(_ text: String, _ time: Duration) { returns(time, text) }

  @Test("Times are read as people write them")
  func timesRead() {
    #expect(Duration(tweakText: "1 h 30 min") == .seconds(5400))
    #expect(Duration(tweakText: " 1h30min5s ") == .seconds(5405))
    #expect(Duration(tweakText: "0.5 h") == .seconds(1800))
    #expect(Duration(tweakText: "3us") == .microseconds(3))
    for text in [
      "", "-", "5", "s", "1 day", "1.2.3 s", ".5 s", "1. s", "9999999999999999999 h", "0.0000000001 ns",
      "47261439850130342.9 h", "-47261439850130342.9 h", "2305843009214 s", "9223372036854775806 s", "1 s x",
    ] {
      #expect(Duration(tweakText: text) == nil, "\(text)")
    }
  }

  @Test("Random times come back exactly")
  func timesRandom() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let bits = Int.random(in: 0...90, using: &generator)
      let time = Duration(attoseconds: Int128.random(in: 0...(Int128(1) << Int128(bits)), using: &generator))
      #expect(Duration(tweakText: time.tweakText) == time, "\(time.tweakText)")
    }
  }

  @Test("7.11 Colours are read in every form and written exactly")
  func colours() {
    let sand = Color(RGBA(hex: 0xD6CCB2))
    #expect(Color(tweakText: "#D6CCB2") == sand)
    #expect(Color(tweakText: "rgb(214 204 178)") == sand)
    #expect(Color(tweakText: "rgb(214, 204, 178)") == sand)
    #expect(Color(tweakText: "#abc") == Color(tweakText: "#AABBCC"))
    let faint = Color(tweakText: "rgb(214 204 178 / 0.8)")
    #expect(faint == Color(tweakText: "#D6CCB2CC"))
    #expect(faint == Color(tweakText: "rgb(214 204 178 / 80%)"))
    #expect(faint?.tweakText == "#D6CCB2CC")
    returns(Color.primary, "primary")
    returns(Color.accentColor, "accent")
    for text in [
      "", "#", "#12", "#12345", "#1234567", "#GGG", "#1234567890", "rgb(1 2)", "rgb(1 2 3", "rgb(1 2 3 4)",
      "rgb(256 0 0)", "rgb(0 0 0 / 2)", "rgb(0 0 0 / )", "rgb(0 0 0 / 1 / 1)", "mauve", "#１２３",
    ] {
      #expect(Color(tweakText: text) == nil, "\(text)")
    }
  }

  @Test("7.11 Every byte of every component, and random colours, come back exactly")
  func coloursExact() {
    for byte in 0..<256 {
      let part = Double(byte) / 255
      let color = Color(red: part, green: 1 - part, blue: 0.2, opacity: part)
      #expect(Color(tweakText: color.tweakText) == color, "\(color.tweakText)")
    }
    for _ in 0..<2000 {
      let parts = (0..<4).map { _ in Double.random(in: 0...1) }
      let color = Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
      #expect(Color(tweakText: color.tweakText) == color, "\(color.tweakText)")
    }
  }
}
