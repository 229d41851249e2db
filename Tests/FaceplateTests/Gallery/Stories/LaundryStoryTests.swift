import Faceplate
import FaceplateTesting
import Testing

@testable import Gallery

/// The washing machine, where its scripts do not go.
@Suite("Story of the washing machine")
struct LaundryStoryTests {
  private func laundry() throws -> (LaundryModel, Harness) {
    let laundry = LaundryModel()
    let panel = try Harness { Color.clear.alarms(laundry.alarms, showsBanner: false).drives(laundry) }
    return (laundry, panel)
  }

  private func start(_ laundry: LaundryModel, on panel: Harness) throws {
    panel.stage.whileCurrent { laundry.start(.cotton, temperature: 40, spin: 1_400, rinsesMore: false) }
    try panel.frame()
  }

  @Test("A wash that is read while the clock is in 1970 ends at its moment once the clock is set")
  func clockOfYearsAgo() throws {
    let laundry = LaundryModel()
    let panel = try Harness(moment: .seconds(60)) { Color.clear.drives(laundry) }
    let start = Duration.seconds(1_795_348_800)
    let end = start + .seconds(3_000)
    panel.stage.tweaks.apply(["laundry.job": "0; 40; 1400; -; 123 min until \(end.momentText)"])
    try panel.frame()
    try panel.advance(by: .seconds(2))
    #expect(laundry.job?.timer.deadline == end)
    panel.stage.clock.clockWasSet(by: start - .seconds(60))
    try panel.advance(by: .seconds(2))
    #expect(laundry.job?.timer.deadline == end)
  }

  @Test("Of a wash that is stopped because no water came, no fault is left")
  func stopped() throws {
    let (laundry, panel) = try laundry()
    laundry.machine.isTapClosed = true
    try start(laundry, on: panel)
    try panel.advance(by: .seconds(40))
    #expect(laundry.alarms["water"]?.isActive == true && laundry.isPaused)
    panel.stage.whileCurrent { laundry.stop() }
    try panel.frame()
    try panel.advance(by: .seconds(2))
    #expect(laundry.alarms["water"]?.state == .returned && laundry.machine.isDoorFree)
  }

  @Test("Who adds laundry is told when the door can be opened, until the wash goes on")
  func adding() throws {
    let panel = try Harness { LaundryPanel() }
    panel.checksFrames = false
    try panel.tap("Start")
    try panel.advance(by: .seconds(600))
    try panel.tap("Add laundry")
    #expect(panel.contains("The door opens when the water is out."))
    try panel.advance(by: .seconds(120))
    #expect(panel.contains("Open the door, and add laundry."))
    try panel.tap("Continue")
    try panel.advance(by: .seconds(2))
    #expect(!panel.contains("Open the door, and add laundry."))
  }

  @Test("A fault that was known before is over if the machine does not miss anything as the panel begins")
  func faultOfTheLastRun() throws {
    let laundry = LaundryModel()
    let panel = try Harness { Color.clear.alarms(laundry.alarms, showsBanner: false) }
    panel.stage.whileCurrent { laundry.alarms.set("pump", to: true) }
    try panel.frame()
    try panel.advance(by: .seconds(30))
    #expect(laundry.alarms["pump"]?.state == .unacknowledged)
    try Harness(moment: .seconds(60)) { Color.clear.drives(laundry) }.frame()
    #expect(laundry.alarms["pump"]?.state == .returned)
  }

  @Test("A wash in the config file has a temperature and a speed that can be chosen")
  func file() {
    func job(_ values: String) -> LaundryJob? { LaundryJob(tweakText: "0; \(values); rinse; 138 min") }
    #expect(job("40; 1400")?.spin == 1_400)
    for values in ["40; 9223372036854775807", "40; -1000", "400; 1400"] { #expect(job(values) == nil, "\(values)") }
  }

  @Test("On the smallest screen, what to do about a fault is the first card below the banner")
  func instruction() throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) { LaundryPanel() }
    panel.checksFrames = false
    for label in ["Service", "Tap closed", "Close", "Start"] { try panel.tap(label) }
    try panel.advance(by: .seconds(40))
    let words = try #require(panel.labels.first { $0.contains("Open the tap") })
    let advice = try panel.element(words).frame
    let banner = try panel.element("Acknowledge").frame
    #expect(advice.minY >= banner.maxY && advice.minY < 120)
  }
}
