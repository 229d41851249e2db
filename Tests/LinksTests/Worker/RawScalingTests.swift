import Testing
import Values

@testable import Links

@Suite("Raw numbers and values") struct RawScalingTests {
  @Test("A factor and an offset lead there and back, without noise in the last digits", arguments: [1805.0, -5, 0, 3])
  func scaling(raw: Double) throws {
    let scaling = RawScaling(["scale": .number(0.1), "offset": .number(2)])
    let value = try #require(scaling.number(raw))
    #expect(value == (raw + 20) / 10)
    #expect(scaling.raw(value) == raw)
  }

  @Test("A map names the raw numbers of options, and anything else makes no sense")
  func map() {
    let value = LinkedValue.choice("program", ["top", "fan"])
    let scaling = RawScaling(["map": .names(["top": "1", "fan": "2"])])
    #expect(scaling.datum("2", of: value) == .text("fan"))
    #expect(scaling.datum("3", of: value) == nil)
    #expect(scaling.datum("fan", of: value) == nil)
    #expect(scaling.text(.text("fan"), of: value) == "2")
  }

  @Test("A switch knows the usual words", arguments: [("1", true), ("off", false), ("true", true), ("0", false)])
  func flags(text: String, isOn: Bool) {
    #expect(RawScaling([:]).datum(text, of: .flag("a")) == .flag(isOn))
    #expect(RawScaling([:]).datum(text + "x", of: .flag("a")) == nil)
  }

  @Test("What is no finite number is no value", arguments: ["NaN", "1e999", "inf", "", "12 °C", "0x"])
  func nonsense(text: String) {
    #expect(RawScaling([:]).datum(text, of: .number("a")) == nil)
  }
}
