import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// The list of tweaks below the content.
@Suite("The tweak panel below the content")
struct TweakInsetTests {
  private struct Sign: View {
    var group = "sign"
    @State private var isBold = true
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("Hello \(taps)").tweakable("\(group).padding", initialValue: 10.0) { view, value in view.padding(value) }
        if isBold {
          Text("Bold").tweakable("\(group).angle", initialValue: Angle(degrees: 45)) { $0.rotationEffect($1) }
        }
        Button("Tap \(group)") { taps += 1 }
        Do("Bold \(group)") { isBold.toggle() }
      }
    }
  }

  private func titles(_ panel: Harness) -> [String] {
    panel.stage.elements.flatMap(\.flattened).filter { $0.role == .slider }.map(\.label)
  }

  @Test("7 It is at most 200 points high, or half of the panel; the content above stays unshaded and live")
  func live() throws {
    for (size, height) in [(Size(width: 480, height: 800), 200.0), (Size(width: 320, height: 240), 120)] {
      let plain = try Harness(size: size) { Sign().frame(maxWidth: .infinity, maxHeight: .infinity) }
      let panel = try Harness(size: size) { Sign().tweakInset() }
      #expect(panel.bitmap[4, 4] == plain.bitmap[4, 4])
      let top = try panel.element("Angle").frame.minY
      #expect(top >= size.height - height && top < size.height - height + 60)
      #expect(try panel.element("Hello 0").frame.maxY < size.height - height)
      try panel.tap("Tap sign")
      #expect(panel.contains("Hello 1"))
    }
  }

  @Test("7 A number without a range has a slider from 1 to 100; each edit counts at once")
  func slider() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { Sign().tweakInset() }
    let slider = try panel.element("Padding")
    #expect(slider.role == .slider && slider.minimum == "1" && slider.maximum == "100" && slider.value == "10")
    let before = try panel.element("Hello 0").frame
    try panel.drag("Padding", dx: 60)
    let text = try #require(panel.stage.tweaks.text(of: "sign.padding"))
    let value = try #require(Double(text))
    #expect(value > 10 && text.count <= 5)
    #expect(try panel.element("Hello 0").frame != before)
  }

  @Test(
    "7-⑥ The slider reaches a value outside of 1 to 100",
    arguments: [(-4.0, -8.0, 100.0), (0, 0, 100), (0.5, 0, 100), (400, 1, 800)])
  func outside(value: Double, low: Double, high: Double) throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) {
      Text("x").tweakable("a.b", initialValue: value) { view, _ in view }.tweakInset()
    }
    let slider = try panel.element("B")
    #expect(Double(slider.minimum) == low && Double(slider.maximum) == high && Double(slider.value) == value)
    #expect(panel.stage.tweaks.text(of: "a.b") == value.tweakText && panel.reports.isEmpty)
  }

  @Test("A value that the file sets beyond the slider stays as it is")
  func file() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { Sign().tweakInset() }
    panel.stage.tweaks.apply(["sign.padding": "250"])
    try panel.frame()
    #expect(try panel.element("Padding").maximum == "250" && panel.stage.tweaks.text(of: "sign.padding") == "250")
  }

  @Test("Keys are sorted; a tweak whose view is gone leaves the list, and comes back with its value")
  func sorted() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { Sign().tweakInset() }
    #expect(titles(panel) == ["Angle", "Padding"])
    panel.stage.tweaks.apply(["sign.angle": "90"])
    try panel.activate("Bold sign")
    #expect(titles(panel) == ["Padding"])
    try panel.activate("Bold sign")
    #expect(titles(panel) == ["Angle", "Padding"])
    #expect(panel.stage.tweaks.text(of: "sign.angle") == "90°")
  }

  @Test("Each list has the tweaks of its own part of the panel")
  func scopes() throws {
    let panel = try Harness(size: Size(width: 800, height: 800)) {
      HStack {
        Sign(group: "left").tweakInset()
        VStack {
          Sign(group: "right").tweakInset(false)
          Text("Outer").tweakable("outer.size", initialValue: 12) { view, size in view.font(.system(size: Double(size)))
          }
        }
        .tweakInset()
      }
    }
    let sliders = panel.stage.elements.flatMap(\.flattened).filter { $0.role == .slider }
    #expect(sliders.filter { $0.frame.midX < 400 }.map(\.label) == ["Angle", "Padding"])
    #expect(sliders.filter { $0.frame.midX > 400 }.map(\.label) == ["Size", "Angle", "Padding"])
    try panel.adjust("Size", by: 1)
    #expect(panel.stage.tweaks.text(of: "outer.size") != "12" && panel.stage.tweaks.text(of: "left.padding") == "10")
  }

  @Test("An editor that a use brings with it takes the place of the type's")
  func editor() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) {
      Text("x")
        .tweakable(
          "a.corner", initialValue: 4,
          editor: { tweak in Button("Round \(tweak.title)") { tweak.value.wrappedValue = 99 } },
          content: { view, _ in view }
        )
        .tweakInset()
    }
    #expect(titles(panel).isEmpty)
    try panel.tap("Round Corner")
    #expect(panel.stage.tweaks.text(of: "a.corner") == "99")
  }

  @Test("The triggers open it in place of the sheet, and Done closes it")
  func triggers() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) {
      Sign().frame(maxWidth: .infinity, maxHeight: .infinity)
        .tweakPanel(TweakPanelTriggers(key: .function(12), place: .inset))
    }
    let closed = panel.snapshot()
    try panel.key(.function(12))
    #expect(panel.contains("Padding") && panel.bitmap[4, 4] == closed[4, 4])
    try panel.tap("Tap sign")
    #expect(panel.contains("Hello 1"))
    try panel.tap("Done")
    #expect(!panel.contains("Padding"))
  }
}
