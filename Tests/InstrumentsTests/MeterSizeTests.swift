import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Controls
@testable import Headless
@testable import Instruments
@testable import Looks
@testable import Runtime

@Suite("The sizes of measuring instruments")
struct MeterSizeTests {
  private func meter(_ value: Double) -> Meter {
    Meter("Pressure", value: value, in: 0...10, format: .number.fractionDigits(1).unit("bar"))
  }

  @Test(
    "The value of an instrument is whole on a narrow screen in large text, and a long name is above it",
    arguments: 0..<4)
  func largeText(style: Int) throws {
    let size = Size(width: 240, height: 320)
    let panel = try Harness(size: size) {
      let meter = Meter(
        "Rainwater cistern", value: 12_345, in: 0...20_000, format: .number.fractionDigits(0).unit("l/min"))
      Group {
        switch style {
        case 0: meter.meterStyle(.level)
        case 1: meter.meterStyle(.linear)
        case 2: meter.meterStyle(.tank)
        default: meter.meterStyle(.thermometer)
        }
      }
      .padding(8)
    }
    let found = try panel.lint(
      on: [LintScreen(240, 320, diagonal: 2.8)], looks: [LintLook(textSize: .accessibility3)])
    #expect(found.filter { $0.rule == .textCut || $0.rule == .outside } == [])
  }

  @Test("A long name below a needle is whole, in two lines")
  func nameOfNeedle() throws {
    let name = "Temperature of the return line of the second heating circuit"
    let panel = try Harness(size: Size(width: 240, height: 240)) {
      Meter(name, value: 72.5, in: -50...150, format: .number.fractionDigits(1).unit("°C"))
        .frame(width: 180, height: 180)
    }
    try panel.frame()
    let text = try #require(LintSurvey(panel.stage).texts.first { $0.fit.text == name })
    #expect(!text.fit.isTruncated && text.frame.maxY < 216, "\(text.frame)")
    #expect(text.fit.fontSize * text.fit.scale >= 7)
  }

  @Test("In the largest text, the numbers of a needle gauge grow no further than they have room")
  func numbersOfNeedle() throws {
    func panel(_ textSize: DynamicTypeSize) throws -> Harness {
      let panel = try Harness(size: Size(width: 200, height: 200)) {
        Meter("Flow", value: 72.5, in: -50...150).labelsHidden().frame(width: 180, height: 180)
      }
      try panel.setEnvironment { $0.dynamicTypeSize = textSize }
      try panel.frame()
      return panel
    }
    let largest = try panel(.accessibility3)
    #expect(try largest.bitmap == panel(.accessibility1).bitmap)
    #expect(try largest.bitmap != panel(.large).bitmap)
  }

  @Test("The numbers of a low thermometer do not cover each other")
  func lowThermometer() throws {
    func numbers(_ layoutNode: LayoutNode) -> Int {
      if layoutNode.behavior is TextBehavior { return 0 }
      let own = layoutNode.picture.items.count { if case .glyphs = $0.shape { true } else { false } }
      return layoutNode.children.reduce(own) { $0 + numbers($1) }
    }
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      Meter("Flow", value: 60, in: -50...150).meterStyle(.thermometer).labelsHidden().frame(width: 100, height: 80)
    }
    #expect(numbers(panel.stage.rootLayoutNode) <= 2)
  }

  @Test("In a column that scrolls a round instrument has its usual height, and less where it is narrow")
  func scrolled() throws {
    func height(_ width: Double, _ instrument: some View) throws -> Double {
      try Harness(size: Size(width: width, height: 400)) { ScrollView { instrument } }
        .element("Pressure").frame.height
    }
    #expect(try height(700, meter(5)) == 180)
    #expect(try height(700, meter(5).meterStyle(.arc)) == 180)
    #expect(try height(120, meter(5)) == 120)
    #expect(try height(700, Compass("Pressure", heading: .degrees(90))) < 200)
    let filled = try Harness(size: Size(width: 400, height: 300)) { meter(5) }
    #expect(try filled.element("Pressure").frame.height == 300)
  }
}
