import Faceplate
import FaceplateTesting
import Foundation
import Testing

@Suite("Timeline views")
struct TimelineViewTests {
  private static let origin = Date(timeIntervalSince1970: 1_000_000_040)

  private func panel<Schedule: TimelineSchedule>(_ schedule: Schedule, _ log: Dates = Dates()) throws -> Harness {
    let panel = try Harness(size: Size(width: 200, height: 100)) {
      TimelineView(schedule) { context in
        let _ = log.note(context)
        Text("\(Int(context.date.timeIntervalSince(Self.origin)))")
      }
      .environment(\.clockOrigin, Self.origin)
    }
    return panel
  }

  private final class Dates {
    private(set) var seconds: [Double] = []
    private(set) var cadence = TimelineViewDefaultContext.Cadence.live
    func note(_ context: TimelineViewDefaultContext) {
      seconds.append(context.date.timeIntervalSince(origin))
      cadence = context.cadence
    }
  }

  @Test("Dates that are some seconds apart, counted from one that has passed or is yet to come")
  func periodic() throws {
    let log = Dates()
    let panel = try panel(.periodic(from: Self.origin.addingTimeInterval(-3), by: 2), log)
    try panel.advance(by: .seconds(4))
    #expect(log.seconds == [-1, 1, 3] && log.cadence == .seconds)
    #expect(panel.stage.deadline == .seconds(5))
    let late = Dates()
    let waiting = try self.panel(.periodic(from: Self.origin.addingTimeInterval(10), by: 2), late)
    try waiting.advance(by: .seconds(13))
    #expect(late.seconds == [10, 12])
  }

  @Test("Every minute, as it begins")
  func everyMinute() throws {
    let log = Dates()
    let panel = try panel(.everyMinute, log)
    try panel.advance(by: .seconds(130))
    // The panel's time begins 20 seconds after a minute has.
    #expect(log.seconds == [-20, 40, 100])
    #expect(log.cadence == .minutes)
  }

  @Test("Frame by frame, at a slower pace, and not at all while it pauses")
  func animation() throws {
    let log = Dates()
    try panel(.animation(minimumInterval: 0.25), log).advance(by: .seconds(1))
    #expect(log.seconds == [0, 0.25, 0.5, 0.75, 1] && log.cadence == .live)
    let frames = Dates()
    try panel(.animation, frames).advance(by: .seconds(1))
    #expect((59...61).contains(frames.seconds.count))
    #expect(try panel(.animation(paused: true)).stage.deadline == nil)
  }

  @Test("Dates told one by one: the latest that has come, and nothing after the last")
  func explicit() throws {
    let log = Dates()
    let dates = [-100.0, -5, 2, 3, 1_000].map { Self.origin.addingTimeInterval($0) }
    let panel = try panel(.explicit(dates), log)
    try panel.advance(by: .seconds(2_000))
    #expect(log.seconds == [-5, 2, 3, 1_000])
    #expect(panel.stage.deadline == nil)
  }

  @Test("Without another origin the date is the machine's")
  func machineClock() throws {
    var shown: Date?
    _ = try Harness(size: Size(width: 100, height: 100)) {
      TimelineView(.animation) { context in
        let _ = shown = context.date
        Text("now")
      }
    }
    #expect(abs(try #require(shown).timeIntervalSinceNow) < 60)
  }
}
