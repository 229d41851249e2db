import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("The tweak panel")
struct TweakPanelTests {
  private enum Program: String, CaseIterable, TweakValue { case bake, grill, steam }

  /// A type of an application's own, with an editor of its own.
  nonisolated private struct Grade: TweakValue {
    var letter: Character
    static var tweakDescription: String { "a letter from A to F" }
    init(_ letter: Character) { self.letter = letter }
    init?(tweakText: String) {
      guard let letter = tweakText.first, tweakText.count == 1, ("A"..."F").contains(letter) else { return nil }
      self.letter = letter
    }
    var tweakText: String { String(letter) }
    @MainActor static func tweakEditor(_ tweak: TweakEditing<Grade>) -> AnyView {
      AnyView(Button("Best \(tweak.title)") { tweak.value.wrappedValue = Grade("A") })
    }
  }

  /// A type without an editor of its own.
  nonisolated private struct Code: TweakValue {
    var text: String
    static var tweakDescription: String { "four letters" }
    init?(tweakText: String) {
      guard tweakText.count == 4 else { return nil }
      text = tweakText
    }
    var tweakText: String { text }
  }

  private struct Oven: View {
    @Tweak("oven.temperature", in: 30...250, step: 5, unit: "°C") private var temperature = 180
    @Tweak("oven.fan", in: 0...5) private var fan = 2
    @Tweak("oven.isLit") private var isLit = false
    @Tweak("oven.program") private var program = Program.bake
    var body: some View {
      VStack {
        Text("\(temperature) \(fan) \(isLit ? "lit" : "dark") \(program.rawValue)")
        Button("Start") {}
        Spacer()
      }
      .frame(maxWidth: .infinity)
    }
  }

  private struct Rest: View {
    @Tweak("sign.text") private var text = "Open"
    @Tweak("sign.color") private var color = Color(red: 1, green: 0, blue: 0)
    @Tweak("sign.pause", in: .zero...(.seconds(10)), step: .milliseconds(500)) private var pause = Duration.seconds(2)
    @Tweak("sign.size") private var size = Size(width: 320, height: 240)
    @Tweak("sign.place") private var place = Point(x: 4, y: -2)
    @Tweak("sign.hours", in: 0...24) private var hours = 9...17
    @Tweak("sign.grade") private var grade = Grade("C")
    @Tweak("sign.code") private var code = Code(tweakText: "abcd")!
    var body: some View { Text("\(text) \(code.text) \(place.tweakText)") }
  }

  private struct Keyed: View {
    @Tweak("keyboard.layouts") private var layouts = "de"
    var body: some View { Oven() }
  }

  @Test("7 The settings that every panel has come after the panel's own")
  func everyPanel() throws {
    let panel = try Harness { Keyed() }
    #expect(
      panel.stage.tweaks.items().map(\.id)
        == ["oven.fan", "oven.isLit", "oven.program", "oven.temperature", "keyboard.layouts"])
  }

  private func open(_ content: some View, triggers: TweakPanelTriggers? = .standard) throws -> Harness {
    let panel = try Harness(size: Size(width: 800, height: 1600)) { content.tweakPanel(triggers) }
    try panel.key(.function(12))
    return panel
  }

  @Test("7.1 There is an editor for each tweak, grouped, with its place")
  func editors() throws {
    let panel = try open(
      VStack {
        Oven(); Rest()
      })
    for title in ["Temperature", "Fan", "Is lit", "Program", "Text", "Color", "Pause", "Code"] {
      #expect(panel.labels.contains { $0.contains(title) }, "\(title)")
    }
    for label in ["Width", "Height", "x", "y", "Hours minimum", "Best Grade", "Oven", "Sign"] {
      #expect(panel.contains(label), "\(label)")
    }
    #expect(panel.labels.contains { $0.hasPrefix("oven.fan · ControlsTests/TweakPanelTests.swift:") })
    #expect(panel.reports.isEmpty)
  }

  private struct Safe: View {
    @Tweak("safe.code", isPrivate: true) private var code = "4711"
    var body: some View { Text(code.isEmpty ? "open" : "locked") }
  }

  @Test("A private value and its default are for the person at the panel alone")
  func privateValue() throws {
    let panel = try open(Safe())
    panel.stage.tweaks.apply(["safe.code": "0815"])
    try panel.frame()
    let elements = panel.stage.elements.flatMap(\.flattened)
    for text in ["4711", "0815"] {
      #expect(elements.contains { $0.line.contains(text) }, "\(text)")
      #expect(!elements.contains { $0.withoutPrivate.line.contains(text) }, "\(text)")
    }
    #expect(panel.stage.tweaks.declarations.first { $0.id == "safe.code" }?.isPrivate == true)
  }

  @Test("7.3 Without triggers nothing brings it up")
  func off() throws {
    let panel = try open(Oven(), triggers: nil)
    try panel.press(at: Point(x: 790, y: 10))
    try panel.advance(by: .seconds(5))
    try panel.lift()
    try panel.holdKnob(for: .seconds(5))
    #expect(!panel.contains("Tweaks"))
  }

  @Test("A finger that rests in the corner for two seconds brings it up; one that leaves or strays does not")
  func corner() throws {
    let panel = try Harness { Oven().tweakPanel() }
    try panel.press(at: Point(x: 790, y: 10))
    try panel.advance(by: .milliseconds(1_900))
    try panel.lift()
    try panel.advance(by: .seconds(1))
    #expect(!panel.contains("Tweaks"))
    try panel.press(at: Point(x: 790, y: 10))
    try panel.move(to: Point(x: 770, y: 10))
    try panel.advance(by: .seconds(3))
    try panel.lift()
    #expect(!panel.contains("Tweaks"))
    try panel.press(at: Point(x: 790, y: 10))
    try panel.advance(by: .milliseconds(2_000))
    #expect(panel.contains("Tweaks"))
    try panel.lift()
    try panel.tap("Done")
    #expect(!panel.contains("Tweaks"))
  }

  @Test("Three seconds on the knob bring it up, and press nothing below")
  func knob() throws {
    var presses = 0
    let panel = try Harness { Button("Start") { presses += 1 }.tweakPanel() }
    try panel.turn(by: 1)
    try panel.holdKnob(for: .seconds(3))
    #expect(panel.contains("Tweaks") && presses == 0)
  }

  @Test("7.2 An edit counts at once, is told for the file, and a long press or a button takes it back")
  func edit() throws {
    let panel = try open(Oven())
    var changes: [String] = []
    var resets: [String] = []
    panel.stage.tweaks.onChange = { changes.append("\($0)=\($1)") }
    panel.stage.tweaks.onReset = { resets.append($0) }
    try panel.tap("Increment", in: "Fan")
    try panel.tap("Is lit")
    #expect(changes == ["oven.fan=3", "oven.isLit=true"])
    #expect(panel.contains("was 2"))
    try panel.tap("Reset Fan")
    #expect(resets == ["oven.fan"] && panel.stage.tweaks.text(of: "oven.fan") == "2" && !panel.contains("was 2"))
    try panel.hold("was false", for: .seconds(1))
    #expect(resets == ["oven.fan", "oven.isLit"])
  }

  @Test("Reset all asks first, then gives back whatever was changed")
  func resetAll() throws {
    let panel = try open(Oven())
    #expect(try !panel.isEnabled("Reset all"))
    try panel.tap("Increment", in: "Fan")
    try panel.tap("Is lit")
    try panel.tap("Reset all")
    try panel.tap("Keep")
    #expect(panel.stage.tweaks.text(of: "oven.fan") == "3")
    try panel.tap("Reset all")
    try panel.tap("Reset 2")
    #expect(panel.stage.tweaks.values.map(\.text) == ["180", "2", "false", "bake"])
  }

  @Test("The search finds words of names and descriptions")
  func search() throws {
    let panel = try open(
      VStack {
        Oven(); Rest()
      })
    try panel.tap("Search")
    for letter in "fan" { try panel.key(.character(letter)) }
    #expect(panel.contains("Fan") && !panel.contains("Temperature") && !panel.contains("Width"))
    for letter in "zz" { try panel.key(.character(letter)) }
    #expect(panel.contains("No tweak is called “fanzz”"))
  }

  @Test("7.10 By the knob alone: turns move, a press edits, turns change, a press commits, a long press resets")
  func knobAlone() throws {
    let panel = try Harness { Oven().tweakPanel() }
    try panel.turn(by: 1)
    try panel.holdKnob(for: .seconds(3))
    // The search, Done (there is nothing to reset), the first tweak.
    try panel.turn(by: 3)
    try panel.pressKnob()
    try panel.turn(by: 2)
    try panel.pressKnob()
    #expect(panel.stage.tweaks.text(of: "oven.fan") == "4")
    try panel.holdKnob(for: .seconds(1))
    #expect(panel.stage.tweaks.text(of: "oven.fan") == "2")
    #expect(panel.contains("Tweaks"))
  }

  @Test("7.10 A colour has sliders for hue, saturation, brightness and opacity, its text, and its contrast")
  func color() throws {
    let panel = try open(Rest())
    #expect(try panel.value(of: "Edit Color") == "#FF0000")
    #expect(try panel.value(of: "Contrast of Color") == "3.5:1")
    try panel.tap("Edit Color")
    try panel.adjust("Hue", by: 120)
    #expect(panel.stage.tweaks.text(of: "sign.color") == "#00FF00")
    try panel.adjust("Saturation", by: -100)
    try panel.adjust("Saturation", by: 100)
    #expect(panel.stage.tweaks.text(of: "sign.color") == "#00FF00", "grey remembers its hue")
    try panel.adjust("Opacity", by: -20)
    #expect(panel.stage.tweaks.text(of: "sign.color") == "#00FF00CC")
  }

  @Test("7.10 Times, sizes, points and ranges have controls that say what they are")
  func others() throws {
    let panel = try open(Rest())
    #expect(try panel.value(of: "Pause") == "2 s")
    try panel.adjust("Pause", by: 1)
    try panel.adjust("Width", by: 1)
    try panel.adjust("y", by: -1)
    try panel.adjust("Hours maximum", by: 2)
    try panel.tap("Best Grade")
    let texts = Dictionary(uniqueKeysWithValues: panel.stage.tweaks.values.map { ($0.id, $0.text) })
    #expect(texts["sign.pause"] == "2.5 s" && texts["sign.size"] == "321x240" && texts["sign.place"] == "4, -3")
    #expect(texts["sign.hours"] == "9..19" && texts["sign.grade"] == "A")
  }

  @Test("A tweak that appears while the panel is up joins it, with the value that it had before")
  func later() throws {
    struct Later: View {
      @Tweak("a.shown") private var isShown = false
      var body: some View {
        VStack {
          Text("A")
          if isShown { TweakableView("b.count", initialValue: 1, in: 0...9) { Text("count \($0)") } }
        }
      }
    }
    let panel = try open(Later())
    #expect(!panel.contains("Count"))
    try panel.tap("Shown")
    try panel.tap("Increment", in: "Count")
    try panel.tap("Shown")
    try panel.tap("Shown")
    #expect(panel.stage.tweaks.text(of: "b.count") == "2")
  }

  @Test("7.4 Points come back exactly from their texts", arguments: [("12, -4.5", 12, -4.5), ("0,0", 0.0, 0.0)])
  func points(_ text: String, _ x: Double, _ y: Double) {
    #expect(Point(tweakText: text) == Point(x: x, y: y))
    #expect(Point(tweakText: Point(x: x, y: y).tweakText) == Point(x: x, y: y))
    for bad in ["", "1", "1,2,3", "a,b", "1,nan"] { #expect(Point(tweakText: bad) == nil) }
  }
}
