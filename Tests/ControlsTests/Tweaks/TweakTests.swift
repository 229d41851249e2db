import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Tweaks")
struct TweakTests {
  private struct Panel: View {
    @Tweak("oven.temperature", in: 30...250, step: 5, unit: "°C") private var temperature = 180
    @Tweak("oven.core", in: 40.0...95.0, step: 0.5) private var core = 54.0...62.0
    @Tweak("oven.name") private var name = "Oven"

    var body: some View {
      Text(name)
      Stepper("Temperature", value: $temperature, in: 30...250, step: 5)
      RangeSlider("Core", value: $core, in: 40...95, step: 0.5)
    }
  }

  private struct Later: View {
    @State private var isThere = false

    var body: some View {
      if isThere { Panel() }
      Do("Show") { isThere = true }
    }
  }

  @Test("Tweaks are known in the order in which they are shown, with a description of what they take")
  func declarations() throws {
    let panel = try Harness { VStack { Panel() } }
    let tweaks = panel.stage.tweaks.declarations
    #expect(tweaks.map(\.id) == ["oven.temperature", "oven.core", "oven.name"])
    #expect(tweaks.map(\.defaultText) == ["180", "54..62", "Oven"])
    #expect(tweaks[0].description == "a whole number from 30 to 250 °C in steps of 5")
  }

  @Test("A text that does not fit is refused with what to write instead")
  func check() throws {
    let panel = try Harness { VStack { Panel() } }
    let tweaks = panel.stage.tweaks.declarations
    #expect(tweaks[0].check("185") == nil && tweaks[1].check("50 .. 60.5") == nil)
    #expect(tweaks[0].check("warm") == "must be a whole number from 30 to 250 °C in steps of 5")
    #expect(tweaks[0].check("183")?.hasSuffix("the nearest is 185") == true)
    #expect(tweaks[0].check("999")?.hasSuffix("the nearest is 250") == true)
    for text in ["62..54", "nan..60", "54", ""] { #expect(tweaks[1].check(text) != nil) }
  }

  @Test(
    "A text that is nearly right is answered with the right one",
    arguments: [
      ("54-62", "54..62"), ("54 – 62", "54..62"), ("54...62", "54..62"), ("62..54", "54..62"), ("54,5..62", "54.5..62"),
      ("62-54,5", "54.5..62"),
    ])
  func nearMiss(text: String, meant: String) throws {
    let panel = try Harness { VStack { Panel() } }
    #expect(panel.stage.tweaks.declarations[1].check(text)?.hasSuffix("; write \(meant)") == true)
    #expect(Double(near: "-21,5") == -21.5 && Double(near: "warm") == nil && Int(near: "1-2") == nil)
  }

  @Test("Values from outside are applied at once; those absent go back to their defaults; bad ones are ignored")
  func apply() throws {
    let panel = try Harness { VStack { Panel() } }
    var changes: [String] = []
    panel.stage.tweaks.onChange = { changes.append("\($0)=\($1)") }
    panel.stage.tweaks.apply(["oven.temperature": "200", "oven.name": "Kiln", "oven.core": "nonsense", "other": "1"])
    try panel.frame()
    #expect(try panel.value(of: "Temperature") == "200" && panel.contains("Kiln"))
    #expect(panel.stage.tweaks.text(of: "oven.core") == "54..62")
    panel.stage.tweaks.apply(["oven.name": "Kiln"], absent: ["oven.temperature"])
    try panel.frame()
    let temperature = try panel.value(of: "Temperature")
    #expect(temperature == "180")
    #expect(panel.contains("Kiln"))
    #expect(changes == [])
    panel.stage.tweaks.apply(["oven.name": "Kiln"])
    #expect(!panel.stage.needsDraw)
  }

  @Test("A change on the panel is told, with the text to write")
  func change() throws {
    let panel = try Harness { VStack { Panel() } }
    var changes: [String] = []
    panel.stage.tweaks.onChange = { changes.append("\($0)=\($1)") }
    try panel.tap("Increment", in: "Temperature")
    try panel.adjust("Core minimum", by: 1)
    #expect(changes == ["oven.temperature=185", "oven.core=54.5..62"])
  }

  @Test("A value that came before its view waits for it, and a value outlives its view")
  func waiting() throws {
    let panel = try Harness { VStack { Later() } }
    panel.stage.tweaks.apply(["oven.temperature": "220"])
    try panel.activate("Show")
    #expect(try panel.value(of: "Temperature") == "220")
  }

  @Test("A text from outside is refused if no label could show all of it, in the files as well as while the panel runs")
  func longTexts() throws {
    let panel = try Harness { VStack { Panel() } }
    let check = panel.stage.tweaks.declarations[2].check
    let (longest, longer) = (String(repeating: "x", count: 16_384), String(repeating: "y", count: 16_385))
    #expect(check(longest) == nil)
    #expect(check(longer) == "must have at most 16384 bytes")
    panel.stage.tweaks.apply(["oven.name": longest])
    panel.stage.tweaks.apply(["oven.name": longer])
    #expect(panel.stage.tweaks.text(of: "oven.name") == longest)
  }

  private struct Clash: View {
    @Tweak("same.name") private var number = 1
    @Tweak("same.name") private var text = "a"

    var body: some View { Text("\(number) \(text)") }
  }

  @Test("One name with two types is reported")
  func clash() throws {
    let panel = try Harness { Clash() }
    #expect(panel.reports.count == 1 && panel.reports[0].contains("same.name"))
    #expect(panel.contains("1 a"))
  }

  @Test("Only those who show a tweak are evaluated when it changes")
  func evaluations() throws {
    let panel = try Harness { VStack { Panel() } }
    #expect(
      try panel.evaluations {
        panel.stage.tweaks.apply([:])
        try panel.frame()
      } == 0)
    #expect(panel.damage.isEmpty)
  }
}
