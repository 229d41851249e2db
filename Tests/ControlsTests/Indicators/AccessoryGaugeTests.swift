import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Controls
@testable import Headless
@testable import Looks
@testable import Runtime

@Suite("Accessory gauges")
struct AccessoryGaugeTests {
  @Test("A linear capacity gauge shows its value beside its label, the accessory below its bar")
  func placesOfValue() throws {
    /// The vertical positions of the label and the value.
    func places<Style: GaugeStyle>(_ style: Style) throws -> (label: Double, value: Double) {
      let panel = try Harness(size: Size(width: 200, height: 200)) {
        Gauge(value: 0.5) {
          Text("Tank")
        } currentValueLabel: {
          Text("50 %")
        }.gaugeStyle(style)
      }
      func middle(_ text: String) throws -> Double {
        func nodes(_ layoutNode: LayoutNode) -> [LayoutNode] { [layoutNode] + layoutNode.children.flatMap(nodes) }
        let all = nodes(panel.stage.rootLayoutNode)
        return try #require(all.first { ($0.behavior as? TextBehavior)?.text == text }).stageFrame.center.y
      }
      return (try middle("Tank"), try middle("50 %"))
    }
    let (standard, accessory) = (try places(.linearCapacity), try places(.accessoryLinearCapacity))
    #expect(abs(standard.label - standard.value) < 3)
    #expect(accessory.value > accessory.label + 15)
  }

  @Test("The value of a gauge without a name is at the end of its line")
  func placeOfLonelyValue() throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      VStack {
        Gauge(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          Text("50 %")
        }
        Gauge(value: 0.5) { EmptyView() }
      }
      .gaugeStyle(.linearCapacity)
    }
    let value = try #require(LintSurvey(panel.stage).texts.first { $0.fit.text == "50 %" })
    #expect(abs(value.frame.maxX - 200) < 1, "\(value.frame)")
  }

  @Test("The value of a linear gauge is below its name where both do not fit side by side")
  func longName() throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      Gauge(value: 0.5) {
        Text("Rainwater cistern")
      } currentValueLabel: {
        Text("12345 l/min")
      }
      .gaugeStyle(.linearCapacity)
    }
    let texts = LintSurvey(panel.stage).texts
    let name = try #require(texts.first { $0.fit.text == "Rainwater cistern" })
    let value = try #require(texts.first { $0.fit.text == "12345 l/min" })
    #expect(!name.fit.isTruncated && !value.fit.isTruncated)
    #expect(value.frame.minY >= name.frame.maxY, "\(name.frame), \(value.frame)")
  }

  @Test(
    "The number in a ring shrinks until it fits", arguments: ["104.7 °C", "12345.6 kWh", "1234.56 m³/h"], [true, false])
  func longValue(value: String, isClosed: Bool) throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      let gauge = Gauge(value: 0.5) {
        Text("Energy")
      } currentValueLabel: {
        Text(value)
      }
      if isClosed { gauge.gaugeStyle(.accessoryCircularCapacity) } else { gauge.gaugeStyle(.accessoryCircular) }
    }
    func nodes(_ layoutNode: LayoutNode) -> [LayoutNode] { [layoutNode] + layoutNode.children.flatMap(nodes) }
    let text = try #require(
      nodes(panel.stage.rootLayoutNode).firstMapped { node in
        (node.behavior as? TextBehavior).flatMap { $0.text == value ? $0 : nil }
      })
    #expect(text.fit?.isTruncated == false)
    #expect(text.frame.width <= 88)
    withExtendedLifetime(panel) {}
  }

  @Test(
    "The ends of a ring stand at the ends of its arc in both directions of reading", arguments: LayoutDirection.allCases
  )
  func ends(direction: LayoutDirection) throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      Gauge(value: 30, in: 5...30) {
        Text("Room")
      } currentValueLabel: {
        Text("30 °C")
      } minimumValueLabel: {
        Text("5")
      } maximumValueLabel: {
        Text("30")
      }
      .gaugeStyle(.accessoryCircular).environment(\.layoutDirection, direction)
    }
    func nodes(_ layoutNode: LayoutNode) -> [LayoutNode] { [layoutNode] + layoutNode.children.flatMap(nodes) }
    let all = nodes(panel.stage.rootLayoutNode)
    func middle(_ text: String) throws -> Double {
      try #require(all.first { ($0.behavior as? TextBehavior)?.text == text }).stageFrame.center.x
    }
    #expect(try middle("5") < 100)
    #expect(try middle("30") > 100)
  }

  @Test("The mark of a value beyond a ring is at that end in both directions of reading")
  func beyondARing() throws {
    func picture(_ direction: LayoutDirection) throws -> [UInt8] {
      try Harness(size: Size(width: 200, height: 160)) {
        Gauge(value: 130, in: 0...100) { EmptyView() }.gaugeStyle(.accessoryCircular).environment(
          \.layoutDirection, direction)
      }.png()
    }
    #expect(try picture(.rightToLeft) == picture(.leftToRight))
  }

  @Test("A share is read out as the language writes percentages")
  func percentage() throws {
    let panel = try Harness(size: Size(width: 200, height: 160)) {
      VStack {
        Gauge(value: 0.25) { Text("Tank") }
        ProgressView("Washing", value: 0.25)
      }
    }
    try panel.setEnvironment { $0.numberConventions = .german }
    #expect(try panel.value(of: "Tank") == "25 %")
    #expect(try panel.value(of: "Washing") == "25 %")
  }

  @Test("A value beyond the range has a mark, and stops at the end")
  func beyond() throws {
    func picture(_ value: Double, _ style: some GaugeStyle) throws -> [UInt8] {
      try Harness(size: Size(width: 200, height: 160)) {
        Gauge(value: value, in: 0...100) { Text("Tank") }.gaugeStyle(style)
      }.png()
    }
    #expect(try picture(130, .automatic) != picture(100, .automatic))
    #expect(try picture(-5, .accessoryLinear) != picture(0, .accessoryLinear))
    #expect(try picture(130, .accessoryCircular) != picture(100, .accessoryCircular))
    #expect(try picture(-5, .accessoryCircularCapacity) != picture(0, .accessoryCircularCapacity))
    #expect(try picture(130, .automatic) == picture(999, .automatic))
  }
}
