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

  @Test(
    "A factor that is a rounded fraction gives the numbers that are meant",
    arguments: [
      (0.3937007874, 0, 127, 50), (0.3937007874, 0, 254, 100), (0.3937007874, 0, 121.92, 48),
      (0.3937007874, 20, 127, 70), (0.0039215686, 0, 255, 1), (0.1, -273.15, 2731.5, 0), (0.1, -273.15, 2731.6, 0.01),
      (1.0 / 1024, 0, 1, 0.0009765625), (0.000366210, 0, 1, 0.000366210), (-0.3937007874, 0, 127, -50),
    ] as [(Double, Double, Double, Double)])
  func fractions(scale: Double, offset: Double, raw: Double, value: Double) {
    let scaling = RawScaling(["scale": .number(scale), "offset": .number(offset)])
    #expect(scaling.number(raw) == value)
    #expect(scaling.raw(value) == raw)
    let number = LinkedValue.number("a")
    #expect(scaling.datum(raw.decimalText, of: number)?.text == value.decimalText)
    #expect(scaling.text(.number(value), of: number) == raw.decimalText)
  }

  @Test(
    "Each whole raw number leads to a value of its own and back",
    arguments: [0.1, 0.001, 0.3937007874, 0.2777778, 0.0030517578, 1.234567, 1e-9, 1000, 3, 1.0 / 3, 1.0 / 1024])
  func roundTrips(scale: Double) throws {
    let scaling = RawScaling(["scale": .number(scale), "offset": .number(-40)])
    for begin in [0.0, 32_700, 1_000_000, 123_456_789] {
      var last: Double?
      for raw in stride(from: begin, to: begin + 100, by: 1) {
        let value = try #require(scaling.number(raw))
        #expect(value != last)
        #expect((scaling.raw(value) ?? -1).rounded() == raw)
        last = value
      }
    }
  }

  @Test("Without a factor a number keeps its digits, and loses the noise of its last one")
  func plain() {
    for number in [3.14159265358979, 9_007_199_254_740_991, 1e300, -1.5e-20, 123_456_789.123456] {
      #expect(RawScaling([:]).number(number) == number)
      #expect(RawScaling([:]).raw(number) == number)
    }
    #expect(RawScaling([:]).number(0.1 + 0.2) == 0.3)
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

  @Test("A colour in a map may be written in another form than the value has")
  func colors() {
    var value = LinkedValue("lamp", .color)
    value.rules.parse = { DatumForm.color.datum($0) }
    let scaling = RawScaling(["map": .names(["#f00": "1", "green": "2"])])
    #expect(scaling.datum("1", of: value) == .text("#FF0000"))
    #expect(scaling.text(.text("#FF0000"), of: value) == "1")
    #expect(scaling.text(.text("green"), of: value) == "2")
    #expect(scaling.text(.text("#00FF00"), of: value) == nil)
  }

  @Test(
    "A switch knows the usual words, in capitals or not, with blanks or a line's end around them",
    arguments: [
      ("1", true), ("off", false), ("true", true), ("0", false), ("True", true), ("On", true), ("OFF\r", false),
      (" FALSE\n", false),
    ])
  func flags(text: String, isOn: Bool) {
    #expect(RawScaling([:]).datum(text, of: .flag("a")) == .flag(isOn))
    #expect(RawScaling([:]).datum(text + "x", of: .flag("a")) == nil)
  }

  @Test("A number may have blanks and line ends around it", arguments: [" 21.5", "21.5\n", "\t21.50 \r\n"])
  func blanks(text: String) {
    #expect(RawScaling([:]).datum(text, of: .number("a")) == .number(21.5))
    #expect(RawScaling([:]).datum(text, of: .text("a")) == .text(text), "A text is taken as it is.")
    let open = RawScaling(["map": .names(["true": "21.5"])])
    #expect(open.datum(" 21.5\n", of: .flag("a")) == .flag(true))
  }

  @Test(
    "A duration is a number of seconds, hours with minutes and seconds, or a sum with units",
    arguments: [
      ("90", 90), ("00:01:30", 90), ("1:00:00\n", 3600), (" 100:00:05", 360_005), ("1 min 30 s", 90), ("90.0", 90),
    ])
  func durations(text: String, seconds: Int) {
    #expect(RawScaling([:]).datum(text, of: .duration("a")) == .duration(.seconds(seconds)))
  }

  @Test("A duration is written as the seconds that people would write", arguments: [2363, 3601, 7202, 86_399])
  func durationTexts(seconds: Int) {
    #expect(RawScaling([:]).text(.duration(.seconds(seconds)), of: .duration("a")) == "\(seconds)")
    let halves = Duration.milliseconds(seconds * 1000 + 500)
    #expect(RawScaling([:]).text(.duration(halves), of: .duration("a")) == "\(seconds).5")
  }

  @Test(
    "What could be a time of day or two durations is no duration",
    arguments: ["1:30", "00:60:00", "00:00:60", "0:1:30", "-1:00:00", "::", "1:00:00:00", "", "null"])
  func noDurations(text: String) { #expect(RawScaling([:]).datum(text, of: .duration("a")) == nil) }

  @Test("What is no finite number is no value", arguments: ["NaN", "1e999", "inf", "", "12 °C", "0x", "null", "  "])
  func nonsense(text: String) {
    #expect(RawScaling([:]).datum(text, of: .number("a")) == nil)
  }
}
