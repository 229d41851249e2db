import Faceplate
import FaceplateTesting
import Foundation
import Synchronization
import Testing

@testable import Clocks

@Suite("Clocks of a machine whose clock is set")
struct SetClockTests {
  /// A clock of the machine's that goes with the panel, and that somebody sets.
  private nonisolated final class Machine: Sendable {
    /// Seconds between 1970 and the beginning of the panel's time.
    let origin = Atomic(59_440)
    let isSynchronized = Atomic(1)
  }

  private func panel<Content: View>(
    _ machine: Machine, @ViewBuilder _ content: @escaping () -> Content
  ) throws -> Harness {
    let panel = try Harness(size: Size(width: 300, height: 200), root: content)
    let clock = WallTime.MachineClock { [weak stage = panel.stage] in
      Double(machine.origin.load(ordering: .relaxed))
        + MainActor.assumeIsolated { stage.map { $0.now / .seconds(1) } ?? 0 }
    }
    try panel.setEnvironment {
      $0.wallTime.machine = clock
      $0.clockOffset = 0
    }
    return panel
  }

  /// What `run` does when the kernel says so.
  private func tell(_ panel: Harness) throws { try panel.setEnvironment { $0.wallTime.settings &+= 1 } }

  @Test(
    "A clock without seconds is right at once, and its next minute comes in time",
    arguments: [(3_600, "17:30"), (-7_200, "14:30"), (15, "16:30"), (20, "16:31"), (86_400, "16:30")])
  func minutes(step: Int, text: String) throws {
    let machine = Machine()
    let panel = try panel(machine) { WallClock() }
    #expect(panel.labels == ["16:30"] && panel.stage.deadline == .seconds(20))
    machine.origin.add(step, ordering: .relaxed)
    try tell(panel)
    #expect(panel.labels == [text])
    let left = (20 - step % 60 + 60 - 1) % 60 + 1
    #expect(panel.stage.deadline == .seconds(left))
  }

  @Test("A clock that is asked to warns while nobody keeps the machine's clock right, from the next minute on")
  func synchronization() throws {
    let machine = Machine()
    let clock = WallTime.MachineClock {
      59_440
    } isSynchronized: {
      machine.isSynchronized.load(ordering: .relaxed) == 1
    }
    func panel(_ warns: Bool) throws -> Harness {
      let panel = try Harness(size: Size(width: 300, height: 200)) { WallClock().clockSynchronization(warns) }
      try panel.setEnvironment {
        $0.wallTime.machine = clock
        $0.clockOffset = 0
      }
      return panel
    }
    let (warning, other) = (try panel(true), try panel(false))
    #expect(warning.labels == ["16:30"])
    machine.isSynchronized.store(0, ordering: .relaxed)
    try warning.advance(by: .seconds(60))
    try other.advance(by: .seconds(60))
    #expect(warning.labels == ["16:30", "The clock is not synchronized"] && other.labels == ["16:30"])
  }

  @Test("Settings of the clock that are too small to count do not add up", arguments: [40, -40, 10])
  func smallSettings(milliseconds: Int) throws {
    let panel = try Harness(size: Size(width: 300, height: 200)) { Color.clear }
    let now = panel.stage.now
    var reading = MomentWatch.Reading(wall: .seconds(1_000_000), boot: now, panel: now)
    let watch = MomentWatch(panel.stage, reading)
    for _ in 1...20 {
      reading.wall += .milliseconds(milliseconds)
      watch.update(reading)
    }
    let difference = reading.wall - panel.stage.clock.moment
    #expect(abs(difference / .milliseconds(1)) <= 50)
  }

  @Test("Unless it is told it would be wrong for the rest of the minute")
  func untold() throws {
    let machine = Machine()
    let panel = try panel(machine) { WallClock() }
    machine.origin.add(3_600, ordering: .relaxed)
    try panel.advance(by: .seconds(19))
    #expect(panel.labels == ["16:30"])
    try tell(panel)
    #expect(panel.labels == ["17:30"])
  }

  @Test("A timeline by the minute is right at once too, and a panel without clocks draws nothing")
  func others() throws {
    let machine = Machine()
    let timeline = try panel(machine) {
      TimelineView(.everyMinute) { Text("\(Int($0.date.timeIntervalSince1970) / 60)") }
    }
    #expect(timeline.labels == ["990"])
    machine.origin.add(600, ordering: .relaxed)
    try tell(timeline)
    #expect(timeline.labels == ["1000"])
    let plain = try panel(machine) { Text("No clock") }
    let frames = plain.frames
    try tell(plain)
    #expect(plain.frames == frames && plain.stage.deadline == nil)
  }

  /// In a process of its own, whose time zone is another one.
  @Test("A clock follows daylight saving in the minute in which it begins and in the one in which it ends")
  func daylightSaving() async {
    await #expect(processExitsWith: .exitCode(7)) {
      setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1)
      tzset()
      let shown = try await MainActor.run {
        // Ten seconds before 01:00 UTC on 29 March and on 25 October 2026.
        try [1_774_745_990, 1_792_889_990].map { origin in
          let machine = Machine()
          machine.origin.store(origin, ordering: .relaxed)
          let panel = try SetClockTests().panel(machine) { WallClock() }
          try panel.setEnvironment { $0.clockOffset = nil }
          let before = panel.labels
          try panel.advance(by: .seconds(10))
          return before + panel.labels
        }
      }
      exit(shown == [["01:59", "03:00"], ["02:59", "02:00"]] ? 7 : 1)
    }
  }

  @Test("A clock follows another time zone of the machine from the next minute on")
  func timeZone() async {
    await #expect(processExitsWith: .exitCode(7)) {
      setenv("TZ", "UTC0", 1)
      let shown = try await MainActor.run {
        let panel = try SetClockTests().panel(Machine()) { WallClock() }
        try panel.setEnvironment { $0.clockOffset = nil }
        let before = panel.labels
        setenv("TZ", "EST5", 1)
        try panel.advance(by: .seconds(20))
        return before + panel.labels
      }
      exit(shown == ["16:30", "11:31"] ? 7 : 1)
    }
  }
}
