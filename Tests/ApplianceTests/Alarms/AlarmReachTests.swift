import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Alarms by every way of input alone")
struct AlarmReachTests {
  @Test("Alarm banner and list: acknowledge, open the list, shelve", arguments: InputWay.allCases)
  func alarms(way: InputWay) throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open", priority: .high)])
    let panel = try Harness { Button("Page") {}.alarms(alarms) }
    panel.stage.whileCurrent { alarms.set("door", to: true) }
    try panel.frame()
    try press("Acknowledge", panel, way)
    #expect(alarms["door"]?.state == .acknowledged)
    let words = try #require(panel.labels.first { $0.hasPrefix("The door is open") })
    try press(words, panel, way)
    try press("Actions", panel, way)
    try press("Shelve for 5 min", panel, way)
    #expect(alarms["door"]?.state == .shelved && panel.reports == [])
  }

  @Test("The sheet of alarms keeps its switch and its button off its edges")
  func margins() throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open", priority: .high)])
    let panel = try Harness(size: Size(width: 800, height: 480)) { Button("Page") {}.alarms(alarms) }
    panel.stage.whileCurrent { alarms.set("door", to: true) }
    try panel.frame()
    try panel.tap(try #require(panel.labels.first { $0.hasPrefix("The door is open") }))
    try panel.advance(by: .seconds(2))
    // The sheet is 400 points high, in the middle of the screen.
    #expect(try panel.element("Close").frame.maxY <= 440 - 12)
    #expect(try panel.element("History").frame.minY >= 40 + 12)
  }

  @Test("On a low screen with a banner an alarm of the list can be read, and the history is reached below it")
  func lowScreen() throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open", priority: .high)])
    let panel = try Harness(size: Size(width: 320, height: 240)) { AlarmsView(alarms).alarms(alarms) }
    #expect(try panel.element("History").frame.minY < 100)
    panel.stage.whileCurrent { alarms.set("door", to: true) }
    try panel.frame()
    let rows = panel.stage.elements.flatMap(\.flattened).filter { $0.label.hasPrefix("The door is open") }.map(\.frame)
    let (row, history) = (try #require(rows.last), try panel.element("History").frame)
    #expect(rows.count > 1 && row.maxY <= history.minY, "\(rows)")
    // A title of 46 points and tabs of 52 points leave the page that is shown here.
    #expect(row.minY < 240 - 46 - 52, "\(rows)")
  }

  /// Reaches a control in one way and presses it.
  private func press(_ label: String, _ panel: Harness, _ way: InputWay) throws {
    if way == .touch { return try panel.tap(label) }
    let frame = try panel.element(label).frame
    for _ in 0..<30 {
      if way == .knob { try panel.turn(by: 1) } else { try panel.key(.tab) }
      guard let focus = panel.stage.focus.current?.layoutNode.stageFrame, focus.intersects(frame) else { continue }
      if way == .knob { try panel.pressKnob() } else { try panel.key(.enter) }
      return
    }
    Issue.record("\(label) is not reached by \(way)")
  }
}
