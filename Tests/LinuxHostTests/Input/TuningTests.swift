import CLinux
import Graphics
import Controls
import Runtime
import Testing

@testable import LinuxHost

@Suite struct TuningTests {
  private func detents(_ rule: String, _ counts: [Int32], every gap: Duration = .seconds(1)) throws -> Int {
    var knob = KnobTranslator(tuning: try #require(DeviceRule(rule)).knob)
    for (index, count) in counts.enumerated() {
      knob.handle(type: EV_REL, code: REL_DIAL, value: count, at: gap * index)
    }
    return knob.drain().reduce(0) { if case .knobTurned(let detents) = $1.kind { $0 + detents } else { $0 } }
  }

  @Test("Four counts make a detent")
  func fourCountsMakeADetent() throws {
    #expect(try detents("Dial: steps 4", [1, 1, 1, 1, 1, 1, 1]) == 1)
    #expect(try detents("Dial: steps 4", [8, -4]) == 1)
    #expect(try detents("Dial: steps 0.5", [1]) == 2)
  }

  @Test("A counter survives any number", arguments: [1e-300, .leastNonzeroMagnitude, 1, 1e300, .infinity, .nan])
  func aCounterSurvivesAnyNumber(number: Double) {
    for steps in [DeviceRule.steps.lowerBound, 1e-300, 0, DeviceRule.steps.upperBound] {
      var tuning = KnobTuning()
      (tuning.steps, tuning.acceleration) = (steps, .strong)
      var counter = DetentCounter(tuning)
      for index in 0..<10 { _ = counter.add(number * (index % 3 == 0 ? -1e18 : 1e18), at: .milliseconds(index)) }
      #expect(abs(counter.add(120 * max(1, steps), at: .seconds(9))) <= 50_000)
    }
  }

  @Test("A reversed knob turns the other way")
  func aReversedKnobTurnsTheOtherWay() throws { #expect(try detents("Dial: reversed", [3]) == -3) }

  @Test("A fast turn counts for more")
  func aFastTurnCountsForMore() throws {
    let counts = [Int32](repeating: 1, count: 20)
    #expect(try detents("Dial: acceleration strong", counts, every: .milliseconds(200)) == 20)
    let fast = try detents("Dial: acceleration strong", counts, every: .milliseconds(20))
    #expect(fast > 60 && fast <= 100)
    #expect(try detents("Dial: acceleration off", counts, every: .milliseconds(20)) == 20)
  }

  @Test("A reversal is slow again")
  func aReversalIsSlowAgain() throws {
    var counter = DetentCounter(try #require(DeviceRule("D: acceleration strong")).knob)
    for step in 0..<20 { _ = counter.add(120, at: .milliseconds(10 * step)) }
    #expect(counter.add(-120, at: .milliseconds(200)) == -1)
  }

  @Test(
    "Nonsense is no rule",
    arguments: [
      "", "Dial", "Dial:", ": reversed", "Dial: steps", "Dial: steps 0", "Dial: steps nan", "Dial: matrix 1 2 3",
      "Dial: steps 1e-300", "Dial: steps 1e300", "Dial: matrix 1e300 1 0 0 1 0", "Dial: matrix 1 0 0 0 1 -1001",
      "Dial: acceleration much", "Dial: upside down", "Dial: reversed,",
    ]) func nonsenseIsNoRule(text: String)
  { #expect(DeviceRule(text) == nil) }

  @Test(
    "A rule reads what it writes",
    arguments: [
      "Rig dial: reversed, steps 4", "A: ignored", "G*: matrix 0 1 0 -1 0 1", "N: steps 0.5, acceleration gentle",
      "usb: 1: reversed", "Glass: matrix 1 0 0 0 1 0, output HDMI-A-2",
    ]) func aRuleReadsWhatItWrites(text: String)
  { #expect(DeviceRule(text)?.description == text) }

  @Test("A rule that changes nothing can be read again", arguments: ["A: steps 1", "A: acceleration off"])
  func aRuleThatChangesNothingCanBeReadAgain(text: String) throws {
    let rule = try #require(DeviceRule(text))
    #expect(DeviceRule(rule.description) == rule)
  }

  @Test("The first rule that fits counts")
  func theFirstRuleThatFitsCounts() throws {
    var options = InputOptions()
    options.devices = try #require(DeviceRule.list("Rig dial: steps 2; Rig *: ignored;"))
    #expect(options.rule(for: "Rig dial")?.knob.steps == 2)
    #expect(options.rule(for: "Rig wheel")?.isIgnored == true)
    #expect(options.rule(for: "Other") == nil)
  }

  @Test("An arrow is shown for real motion alone")
  func anArrowIsShownForRealMotionAlone() {
    var cursor = CursorVisibility()
    cursor.move(by: 1, at: .seconds(1))
    cursor.move(by: 1, at: .seconds(3))
    cursor.move(by: 1, at: .seconds(5))
    cursor.move(by: 1, at: .seconds(7))
    #expect(!cursor.isVisible)
    cursor.move(by: 3, at: .milliseconds(7100))
    #expect(cursor.isVisible && cursor.deadline == .milliseconds(12_100))
    cursor.advance(to: .milliseconds(12_100))
    #expect(!cursor.isVisible && cursor.deadline == nil)
  }

  @Test("A touch hides the arrow, and a television's remote shows none")
  func aTouchHidesTheArrowAndATelevisionsRemoteShowsNone() {
    var seat = SeatTranslator(bounds: Size(width: 100, height: 100))
    seat.handle(.pointerMoved(dx: 50, dy: 0), device: "a", role: .keyboard, at: .zero)
    #expect(!seat.cursor.isVisible)
    seat.handle(.pointerMoved(dx: 50, dy: 0), device: "b", role: .pointer, at: .zero)
    #expect(seat.cursor.isVisible)
    seat.handle(.touchDown(slot: 0, .zero), device: "c", role: .touch, at: .zero)
    #expect(!seat.cursor.isVisible)
  }

  @Test("A matrix is given to one device and nothing else is lost")
  func aMatrixIsGivenToOneDeviceAndNothingElseIsLost() throws {
    let rules = try #require(DeviceRule.list("Dial: reversed; Gl*: output HDMI-A-2, matrix 0 1 0 1 0 0; G*: ignored"))
    let matrix = [-1, 0, 1, 0, 1, 0.0]
    let calibrated = DeviceRule.calibrating("Glass", matrix, in: rules)
    var options = InputOptions()
    options.devices = calibrated
    #expect(options.rule(for: "Glass")?.matrix == matrix && options.rule(for: "Glass")?.output == "HDMI-A-2")
    #expect(
      options.rule(for: "Glow")?.matrix == [0, 1, 0, 1, 0, 0] && options.rule(for: "Dial")?.knob.isReversed == true)
    #expect(DeviceRule.calibrating("Glass", matrix, in: calibrated) == calibrated)
  }

  @Test("A name with signs of the list is found again")
  func aNameWithSignsOfTheListIsFoundAgain() throws {
    let name = "Tou[ch] *2; left: v1?"
    let rules = DeviceRule.calibrating(name, [1, 0, 0, 0, 1, 0], in: [])
    let text = rules.map(\.description).joined(separator: "; ")
    #expect(try #require(DeviceRule.list(text)).map { $0.fits(name) } == [true])
  }
}
