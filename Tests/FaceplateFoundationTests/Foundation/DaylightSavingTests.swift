import Foundation
import Glibc
import Controls
import Runtime
import Testing

@testable import FaceplateFoundation

/// Dates of Central Europe, where clocks are put forward on 29 March 2026 and back on 25 October 2026.
@Suite("Dates where clocks are changed")
struct DaylightSavingTests {
  /// Runs a test in a time zone. No other test of the main thread runs meanwhile.
  private func inBerlin(_ test: () throws -> Void) rethrows {
    let before = getenv("TZ").map { String(cString: $0) }
    setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1)
    tzset()
    defer {
      if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
      tzset()
    }
    try test()
  }

  private func date(_ text: String) throws -> Date { try #require(Date(storageText: text)) }

  @Test(
    "A change of the minutes stays within the hour that comes twice",
    arguments: [("2026-10-25T00:10:30Z", "2026-10-25T00:20:30Z"), ("2026-10-25T01:10:30Z", "2026-10-25T01:20:30Z")])
  func twice(before: String, after: String) throws {
    try inBerlin {
      var time = CalendarTime(try date(before), nil)
      #expect(time.hour == 2 && time.minute == 10)
      time.minute = 20
      #expect(try time.date(nil, like: date(before)) == date(after))
    }
  }

  @Test("An hour that is left out is the one after it, and the day stays")
  func leftOut() throws {
    try inBerlin {
      var time = CalendarTime(try date("2026-03-28T23:30:00Z"), nil)
      #expect(time.day == 29 && time.hour == 0)
      time.hour = 2
      let chosen = CalendarTime(try time.date(nil, like: date("2026-03-28T23:30:00Z")), nil)
      #expect(chosen.day == 29 && chosen.hour == 3 && chosen.minute == 30)
    }
  }

  @Test("Another day is at the same hour, whatever the season")
  func seasons() throws {
    try inBerlin {
      var time = CalendarTime(try date("2026-07-01T10:15:42Z"), nil)
      #expect(time.hour == 12)
      time.month = 12
      #expect(try time.date(nil, like: date("2026-07-01T10:15:42Z")) == date("2026-12-01T11:15:42Z"))
    }
  }

  @Test("A date beyond all calendars does no harm", arguments: [1e300, -1e300, .infinity, 9e18, -9e18])
  func anyDate(seconds: Double) {
    let far = Date(timeIntervalSince1970: seconds)
    for offset in [nil, 0, 50_400] as [Int?] {
      let time = CalendarTime(far, offset)
      #expect((0...10_000).contains(time.year))
      #expect(abs(time.date(offset, like: far).timeIntervalSince1970) < 3e11)
    }
  }
}
