import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

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

  @Test("A time and a colour have the text of their values")
  func valueTexts() {
    returns(Duration.milliseconds(1500), "1.5 s")
    #expect(Duration(tweakText: "1 h 30 min") == .seconds(5400))
    #expect(Duration(tweakText: "1 day") == nil)
    returns(Color(red: 1, green: 0.2, blue: 0, opacity: 0.8), "#FF3300CC")
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
    for text in ["", "#12", "mauve"] { #expect(Color(tweakText: text) == nil, "\(text)") }
  }
}
