import FaceplateTesting
import Graphics
import Testing

@testable import Appliance
@testable import Controls
@testable import Headless
@testable import Looks
@testable import Runtime

/// The words of the alarm banner on narrow screens.
@MainActor
@Suite("The words of the alarm banner")
struct AlarmBannerWordsTests {
  @Test("A long title takes two lines before it is cut", arguments: [320.0, 480])
  func lines(width: Double) throws {
    let alarms = AlarmCenter([AlarmKind("tank", "Not supervised: The tank is nearly empty", priority: .high)])
    let panel = try Harness(size: Size(width: width, height: 240)) { Text("Page").alarms(alarms) }
    panel.stage.whileCurrent { alarms.set("tank", to: true) }
    try panel.frame()
    let shown = try #require(texts(panel.stage.rootLayoutNode).first { $0.text.hasPrefix("Not supervised") })
    #expect(!shown.isTruncated)
  }

  @Test(
    "The state of an alarm, its time and the number of others are whole, and equally large",
    arguments: [
      (240.0, DynamicTypeSize.large, 1), (240, .xxxLarge, 1), (320, .large, 2), (480, .accessibility3, 1),
    ])
  func state(width: Double, textSize: DynamicTypeSize, others: Int) throws {
    let kinds = (0...others).map { AlarmKind("alarm \($0)", "The tank is nearly empty") }
    let alarms = AlarmCenter(kinds)
    let panel = try Harness(size: Size(width: width, height: 320)) { Text("Page").alarms(alarms) }
    try panel.setEnvironment { $0.dynamicTypeSize = textSize }
    panel.stage.whileCurrent { for kind in kinds { alarms.set(kind.id, to: true) } }
    try panel.frame()
    panel.stage.whileCurrent { for kind in kinds { alarms.set(kind.id, to: false) } }
    try panel.frame()
    let shown = texts(panel.stage.rootLayoutNode).filter {
      !["Page", "The tank is nearly empty", "Acknowledge"].contains($0.text)
    }
    #expect(shown.count == 3, "\(shown.map(\.text))")
    let sizes = shown.map { ($0.text, $0.fontSize, $0.scale, $0.isTruncated) }
    #expect(!shown.contains { $0.isTruncated || $0.scale < 1 }, "\(sizes)")
    #expect(Set(shown.map(\.fontSize)).count == 1)
  }

  @Test("A fault comes before an alarm of its priority that cannot be judged, and after one that is more urgent")
  func order() throws {
    let alarms = AlarmCenter([
      AlarmKind("tank", "The tank is nearly empty"), AlarmKind("door", "Not supervised: The door is open"),
      AlarmKind("heat", "Not supervised: Too hot", priority: .high),
    ])
    let panel = try Harness(size: Size(width: 480, height: 272)) { Text("Page").alarms(alarms) }
    panel.stage.whileCurrent { alarms.set("tank", to: true) }
    try panel.advance(by: .seconds(1))
    panel.stage.whileCurrent { alarms.set("door", to: .unknown) }
    try panel.advance(by: .seconds(1))
    #expect(alarms.present.map(\.id) == ["tank", "door"])
    #expect(panel.labels.contains { $0.hasPrefix("The tank is nearly empty") })
    panel.stage.whileCurrent { alarms.set("heat", to: .unknown) }
    try panel.advance(by: .seconds(1))
    #expect(alarms.present.map(\.id) == ["heat", "tank", "door"])
    #expect(panel.labels.contains { $0.hasPrefix("Not supervised: Too hot") })
  }

  private func texts(_ layoutNode: LayoutNode) -> [TextFit] {
    ((layoutNode.behavior as? TextBehavior)?.fit.map { [$0] } ?? [])
      + layoutNode.behavior.shownChildren.flatMap(texts)
  }

  @Test(
    "In large text, no word of the banner and of the list is cut, and the banner leaves half of the screen to the page",
    arguments: [Size(width: 320, height: 240), Size(width: 480, height: 800), Size(width: 800, height: 480)])
  func largeText(size: Size) throws {
    let alarm = AlarmKind("tank", "The tank is nearly full: 95 °C", priority: .urgent)
      .advice("Open the outlet valve, and wait until the level has gone down to half")
    let (first, second) = (AlarmCenter([alarm]), AlarmCenter([alarm]))
    let page = try Harness(size: size) {
      Text("Page").frame(maxWidth: .infinity, maxHeight: .infinity).alarms(first)
    }
    let list = try Harness(size: size) { AlarmList(second).alarms(second, showsBanner: false) }
    for (panel, alarms) in [(page, first), (list, second)] {
      try panel.setEnvironment { $0.dynamicTypeSize = .accessibility3 }
      panel.stage.whileCurrent { alarms.set("tank", to: true) }
      try panel.frame()
      let shown = texts(panel.stage.rootLayoutNode)
      #expect(shown.contains { $0.text.hasPrefix("The tank") })
      #expect(shown.filter(\.isTruncated).map(\.text) == [])
    }
    #expect(texts(list.stage.rootLayoutNode).contains { $0.text.hasPrefix("Open the outlet") })
    let button = try page.element("Acknowledge").frame
    #expect(button.maxX <= size.width && button.maxY <= size.height / 2, "\(button)")
  }

  /// The texts of a banner above a page, in a panel of a size, after its alarm has come.
  private func banner(
    _ title: LocalizedStringKey, _ size: Size, _ textSize: DynamicTypeSize, isOver: Bool = false
  ) throws -> [(fit: TextFit, frame: Rect)] {
    let alarms = AlarmCenter([AlarmKind("tank", title, priority: .urgent)])
    let panel = try Harness(size: size) {
      Text("Page").frame(maxHeight: .infinity, alignment: .top).alarms(alarms)
    }
    try panel.setEnvironment { $0.dynamicTypeSize = textSize }
    panel.stage.whileCurrent { alarms.set("tank", to: true) }
    try panel.frame()
    if isOver {
      panel.stage.whileCurrent { alarms.set("tank", to: false) }
      try panel.frame()
    }
    return LintSurvey(panel.stage).texts.map { ($0.fit, $0.frame) }
  }

  @Test("Below a title of two lines, the state keeps clear of the line of the banner")
  func clear() throws {
    let texts = try banner("The flow of the boiler is too hot: 120 °C", Size(width: 320, height: 240), .large)
    let title = try #require(texts.first { $0.fit.text.hasPrefix("The flow") }).frame
    let state = try #require(texts.first { $0.fit.text == "Not acknowledged" }).frame
    let page = try #require(texts.first { $0.fit.text == "Page" }).frame
    #expect(title.height > 30 && title.minY >= 3, "\(title)")
    #expect(state.maxY <= page.minY - 3 - 3, "\(state), \(page)")
  }

  @Test("In the largest text on a narrow screen, a long state shrinks before it is cut")
  func longState() throws {
    let texts = try banner("The tank is nearly empty", Size(width: 320, height: 480), .accessibility3, isOver: true)
    #expect(texts.contains { $0.fit.text == "Over, not acknowledged" }, "\(texts.map(\.fit.text))")
    #expect(texts.filter(\.fit.isTruncated).map(\.fit.text) == [])
  }
}
