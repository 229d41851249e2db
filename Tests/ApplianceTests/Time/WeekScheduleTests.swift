import SeededRandom
import Testing
import Values

@testable import Appliance
@testable import Controls

@Suite("The schedule of a week", .seeded)
struct WeekScheduleTests {
  private func time(_ hour: Int, _ minute: Int = 0) -> TimeOfDay { TimeOfDay(hour: hour, minute: minute) }

  @Test("A value holds until the next change, across midnight and the end of the week")
  func values() {
    var schedule = WeekSchedule(daily: [.init(time(22), 17), .init(time(6), 21)])
    schedule[.sunday] = [.init(time(8), 22.5)]
    #expect(schedule.value(on: .monday, at: time(5, 59)) == 22.5)
    #expect(schedule.value(on: .monday, at: time(6)) == 21)
    #expect(schedule.value(on: .sunday, at: time(7, 59)) == 17)
    #expect(schedule.value(on: .sunday, at: time(23, 59)) == 22.5)
    let next = schedule.next(after: .saturday, at: time(22))
    #expect(next?.day == .sunday && next?.change.time == time(8))
    #expect(schedule.next(after: .sunday, at: time(8))?.day == .monday)
    #expect(
      WeekSchedule().value(on: .monday, at: time(0)) == nil && WeekSchedule().next(after: .friday, at: time(1)) == nil)
  }

  @Test("One change a week holds all the week, and follows itself")
  func single() {
    var schedule = WeekSchedule()
    schedule[.wednesday] = [.init(time(12), 5)]
    for day in Weekday.allCases { #expect(schedule.value(on: day, at: time(12)) == 5) }
    #expect(schedule.value(on: .wednesday, at: time(11)) == 5)
    #expect(schedule.next(after: .wednesday, at: time(12))?.day == .wednesday)
  }

  @Test("Days are in the order of the times, each time once, and at most twelve")
  func order() {
    var schedule = WeekSchedule()
    schedule[.friday] = [.init(time(9), 1), .init(time(7), 2), .init(time(9), 3), .init(time(8), .nan)]
    #expect(schedule[.friday] == [.init(time(7), 2), .init(time(8), 0), .init(time(9), 3)])
    schedule[.friday] = (0..<20).map { .init(time($0), 1) }
    #expect(schedule[.friday].count == WeekSchedule.mostChanges)
  }

  @Test("The text puts like days together")
  func text() {
    var schedule = WeekSchedule(daily: [.init(time(6), 21), .init(time(22), 17)])
    schedule[.saturday] = [.init(time(8), 21.5)]
    schedule[.sunday] = schedule[.saturday]
    #expect(schedule.tweakText == "mon-fri 06:00 21, 22:00 17; sat-sun 08:00 21.5")
    #expect(WeekSchedule().tweakText == "" && WeekSchedule(tweakText: "") == WeekSchedule())
  }

  @Test("A schedule is read as it was written")
  func roundTrip() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      var schedule = WeekSchedule()
      for day in Weekday.allCases where Bool.random(using: &generator) {
        schedule[day] = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          let minute = Int.random(in: 0..<1_440, using: &generator)
          return .init(time(0, minute), Double(Int.random(in: -40...80, using: &generator)) / 2)
        }
      }
      #expect(WeekSchedule(tweakText: schedule.tweakText) == schedule, "\(schedule.tweakText)")
    }
  }

  @Test(
    "Other texts are no schedules",
    arguments: [
      "monday 06:00 21", "mon 6:00 21", "mon 24:00 21", "mon 06:60 21", "mon 06:00", "mon 06:00 warm", "mon 06:00 inf",
      "fri-mon 06:00 21", "mon-fri-sun 06:00 21", "06:00 21", "mon 06:00 21 22", "- 06:00 21",
    ])
  func other(text: String) { #expect(WeekSchedule(tweakText: text) == nil) }
}

@Suite("Days of the week")
struct WeekdayTests {
  @Test("Days follow each other, and dates have theirs")
  func order() {
    #expect(Weekday(CivilDate(year: 2026, month: 11, day: 24)) == .tuesday)
    #expect(Weekday(CivilDate(year: 1969, month: 12, day: 31)) == .wednesday)
    #expect(Weekday.sunday.next == .monday && Weekday.monday < .sunday)
    #expect(Weekday.allCases.filter(\.isWeekend) == [.saturday, .sunday])
    #expect(Weekday.allCases.allSatisfy { $0.name != $0.next.name })
  }
}

@Suite("A week's schedule and the clock")
struct WeekScheduleMomentTests {
  /// A Tuesday at midnight, UTC.
  private let tuesday = Duration.seconds(20_781 * 86_400)

  @Test("The value and the next change are those of local time")
  func moments() throws {
    #expect(Weekday(CivilDate(day: 20_781)) == .tuesday)
    var schedule = WeekSchedule(daily: [
      .init(TimeOfDay(hour: 6, minute: 0), 21), .init(TimeOfDay(hour: 22, minute: 0), 17),
    ])
    schedule[.wednesday] = []
    #expect(schedule.value(at: tuesday + .seconds(5 * 3_600), offset: 0) == 17)
    #expect(schedule.value(at: tuesday + .seconds(5 * 3_600), offset: 3_600) == 21)
    let next = try #require(schedule.next(after: tuesday + .seconds(7 * 3_600), offset: 3_600))
    #expect(next.moment == tuesday + .seconds(21 * 3_600) && next.value == 17)
    // Wednesday has no change, so the next one is on Thursday.
    let later = try #require(schedule.next(after: next.moment, offset: 3_600))
    #expect(later.moment == tuesday + .seconds((48 + 5) * 3_600) && later.value == 21)
  }

  @Test("A single change comes once a week")
  func weekly() throws {
    var schedule = WeekSchedule()
    schedule[.tuesday] = [.init(TimeOfDay(hour: 0, minute: 0), 5)]
    let next = try #require(schedule.next(after: tuesday, offset: 0))
    #expect(next.moment == tuesday + .seconds(7 * 86_400))
  }
}
