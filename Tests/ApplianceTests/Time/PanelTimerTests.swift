import FaceplateTesting
import Graphics
import SeededRandom
import Testing
import Values

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Timers", .seeded)
struct PanelTimerTests {
  private let start = Duration.seconds(1_795_348_800)

  @Test("Each whole number of seconds has its own text, although a duration made from it may be less by its rounding")
  func texts() {
    #expect(CountdownText.text(of: .seconds(3661.0)) == "1:01:01")
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    for seconds in 0..<7_200 {
      let rest = "\(two(seconds % 60))"
      let text =
        seconds < 3600 ? "\(seconds / 60):\(rest)" : "\(seconds / 3600):\(two(seconds / 60 % 60)):\(rest)"
      #expect(CountdownText.text(of: .seconds(Double(seconds))) == text)
    }
  }

  @Test("A timer counts down, stands still, goes on and ends")
  func phases() {
    var timer = PanelTimer(.seconds(600))
    #expect(timer.remaining(at: start) == .seconds(600) && timer.deadline == nil)
    timer.start(at: start)
    #expect(
      timer.remaining(at: start + .seconds(60)) == .seconds(540) && timer.progress(at: start + .seconds(60)) == 0.1)
    timer.pause(at: start + .seconds(100))
    #expect(timer.remaining(at: start + .seconds(9_999)) == .seconds(500))
    timer.start(at: start + .seconds(1_000))
    #expect(timer.deadline == start + .seconds(1_500))
    timer.advance(to: start + .seconds(1_500))
    #expect(timer.isOver && timer.remaining(at: start + .seconds(1_500)) == .zero)
    timer.add(.seconds(300), at: start + .seconds(1_600))
    #expect(timer.deadline == start + .seconds(1_900))
  }

  @Test("A timer is read as it was written, whatever was done to it")
  func text() {
    var generator = SeededGenerator(seed: 11)
    var (timer, now) = (PanelTimer(.seconds(90)), start)
    for _ in 0..<2_000 {
      now += .milliseconds(Int.random(in: 0...90_000, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: timer = PanelTimer(.seconds(Int.random(in: 0...8_000, using: &generator)))
      case 1, 2: timer.start(at: now)
      case 3: timer.pause(at: now)
      case 4: timer.add(.seconds(Int.random(in: -300...300, using: &generator)), at: now)
      default: timer.advance(to: now)
      }
      #expect(PanelTimer(tweakText: timer.tweakText) == timer, "\(timer.tweakText)")
    }
    for text in ["", "soon", "-5 min", "5 min until", "5 min until tomorrow", "5 min left -3 s", "until 10 min"] {
      #expect(PanelTimer(tweakText: text) == nil, "\(text)")
    }
  }

  @Test("The text counts in seconds, and the panel sleeps between them")
  func countdown() throws {
    var timer = PanelTimer(.milliseconds(61_500))
    timer.start(at: start)
    let panel = try Harness(size: Size(width: 200, height: 100)) { [timer] in CountdownText(timer) }
    panel.stage.clock.setOrigin(start)
    try panel.frame()
    #expect(panel.labels == ["1:02"])
    try panel.advance(to: .milliseconds(600))
    #expect(panel.labels == ["1:01"] && panel.stage.deadline == .milliseconds(1_500))
    try panel.advance(to: .milliseconds(61_499))
    #expect(panel.labels == ["0:01"])
    try panel.advance(to: .milliseconds(61_500))
    #expect(panel.labels == ["0:00"] && panel.stage.deadline == nil)
  }

  @Test("Several timers ring at their end, again every ten seconds for a minute, and outlast the program")
  func several() throws {
    let timers = PanelTimers(["egg", "tea"])
    let panel = try Harness(size: Size(width: 400, height: 200)) {
      TimerRow("Eggs", timers: timers, name: "egg", duration: .seconds(300)).timers(timers)
    }
    panel.checksFrames = false
    panel.stage.clock.setOrigin(start)
    var rings: [Duration] = []
    panel.stage.feedback.onFeedback = { if $0 == .success { rings.append(panel.now) } }
    try panel.tap("Start", in: "Eggs")
    let began = panel.now
    panel.stage.whileCurrent { timers.start("tea", for: .seconds(1_000)) }
    try panel.frame()
    #expect(panel.stage.tweaks.text(of: "timers.egg") == "5 min until " + (start + began + .seconds(300)).momentText)
    try panel.advance(to: began + .seconds(400))
    #expect(rings == (0..<6).map { began + .seconds(300 + 10 * $0) })
    #expect(timers["egg"].isOver && timers["tea"].isRunning)
    let texts = ["egg", "tea"].map { panel.stage.tweaks.text(of: "timers.\($0)") ?? "" }

    let again = PanelTimers(["egg", "tea"])
    let second = try Harness(size: Size(width: 400, height: 200)) {
      TimerRow("Tea", timers: again, name: "tea", duration: .seconds(300)).timers(again)
    }
    second.checksFrames = false
    second.stage.clock.setOrigin(start + began + .seconds(900))
    second.stage.tweaks.apply(["timers.egg": texts[0], "timers.tea": texts[1]])
    try second.advance(to: .seconds(99))
    #expect(again["tea"].isRunning)
    try second.advance(to: .seconds(100))
    #expect(again["tea"].isOver)
  }

  @Test("A machine whose clock is set leaves a timer the time that it had")
  func clock() throws {
    let timers = PanelTimers(["egg"])
    let panel = try Harness(size: Size(width: 200, height: 100)) { Color.clear.timers(timers) }
    panel.stage.whileCurrent { timers.start("egg", for: .seconds(300)) }
    try panel.advance(to: .seconds(100))
    panel.stage.clock.clockWasSet(by: .seconds(1_000_000))
    try panel.advance(to: .seconds(299))
    #expect(timers["egg"].isRunning)
    try panel.advance(to: .seconds(300))
    #expect(timers["egg"].isOver)
  }

  @Test("A timer that is read while the clock is in 1970 ends at its moment once the clock is set")
  func clockOfYearsAgo() throws {
    let timers = PanelTimers(["egg", "tea"])
    let panel = try Harness(size: Size(width: 200, height: 100)) { Color.clear.timers(timers) }
    var rings = 0
    panel.stage.feedback.onFeedback = { if $0 == .success { rings += 1 } }
    panel.stage.clock.setOrigin(.seconds(60))
    let (end, since) = (start + .seconds(300), start - .seconds(3_600))
    panel.stage.tweaks.apply([
      "timers.egg": "10 min until \(end.momentText)", "timers.tea": "5 min over \(since.momentText)",
    ])
    try panel.advance(to: .seconds(30))
    #expect(timers["egg"].deadline == end && rings == 0)
    #expect(timers["egg"].remaining(at: .seconds(90)) == .seconds(600))
    #expect(timers["egg"].elapsed(at: .seconds(90)) == .zero)
    panel.stage.clock.clockWasSet(by: start - .seconds(90))
    try panel.advance(to: .seconds(329))
    #expect(timers["egg"].deadline == end && timers["tea"].phase == .over(since: since) && rings == 0)
    try panel.advance(to: .seconds(330))
    #expect(timers["egg"].phase == .over(since: end) && rings == 1)
  }

  @Test("A duration is chosen with wheels, and stays in its range")
  func wheels() throws {
    struct Page: View {
      @State var time = Duration.seconds(300)
      var body: some View {
        VStack {
          DurationPicker("Time", selection: $time, in: .seconds(60)...(.seconds(7200)))
          Text(verbatim: "\(Int(time / .seconds(1))) s")
        }
      }
    }
    let panel = try Harness(size: Size(width: 400, height: 400)) { Page() }
    try panel.adjust("Hours", by: 1)
    try panel.adjust("Minutes", by: 5)
    #expect(panel.contains("4200 s"))
    try panel.adjust("Hours", by: 1)
    #expect(panel.contains("7200 s"))
  }

  @Test("The wheels of a duration with a step turn from step to step, by keys as well")
  func steppedWheels() throws {
    struct Page: View {
      @State var time = Duration.seconds(100)
      var body: some View {
        VStack {
          DurationPicker("Time", selection: $time, in: .zero...(.seconds(3600)), step: .seconds(10))
          Text(verbatim: "\(Int(time / .seconds(1))) s")
        }
      }
    }
    let panel = try Harness(size: Size(width: 400, height: 400)) { Page() }
    try panel.adjust("Seconds", by: 1)
    #expect(panel.contains("110 s"))
    try panel.adjust("Seconds", by: -2)
    #expect(panel.contains("90 s"))
    // Without a key the focus is nowhere; the wheels have it one after the other.
    for _ in 0..<2 { try panel.key(.tab) }
    try panel.key(.down)
    #expect(panel.contains("150 s"))
    try panel.key(.tab)
    try panel.key(.down)
    #expect(panel.contains("160 s"))
  }

  @Test("A timer that counts up shows the time since its start, without pauses")
  func countsUp() throws {
    let timers = PanelTimers(["lap"])
    let panel = try Harness { TimerRow("Lap", timers: timers, name: "lap").timers(timers) }
    #expect(panel.labels.contains("Lap, 0:00"))
    try panel.tap("Start")
    try panel.advance(by: .seconds(61))
    #expect(panel.labels.contains("Lap, 1:01"))
    try panel.tap("Pause")
    try panel.advance(by: .seconds(30))
    #expect(panel.labels.contains("Lap, 1:01"))
    #expect(panel.stage.deadline == nil)
    try panel.tap("Continue")
    try panel.advance(by: .seconds(9))
    #expect(panel.labels.contains("Lap, 1:10"))
    try panel.tap("Stop")
    #expect(panel.labels.contains("Lap, 0:00"))
  }

  @Test("Timers keep their states when others come and go, and tell their end")
  func define() throws {
    let timers = PanelTimers(["egg"])
    var ended: [String] = []
    timers.onEnd = { ended.append($0) }
    let panel = try Harness { Color.clear.timers(timers) }
    panel.stage.whileCurrent { timers.start("egg", for: .seconds(60)) }
    try panel.advance(by: .seconds(30))
    panel.stage.whileCurrent { timers.define(["tea", "egg"], hiding: ["tea"]) }
    let hidden = panel.stage.tweaks.declarations.filter(\.isPrivate).map(\.id)
    #expect(hidden == ["timers.tea"])
    #expect(panel.stage.whileCurrent { timers["egg"].isRunning })
    try panel.advance(by: .seconds(31))
    #expect(ended == ["egg"])
  }
}
