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
