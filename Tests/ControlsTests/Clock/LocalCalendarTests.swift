import Glibc
import Testing
import Values

@testable import Controls

@Suite("The machine's calendar")
struct LocalCalendarTests {
  @Test("The month is that of the machine's clock; a clock that has not been set tells none")
  func month() {
    #expect(LocalCalendar.month(at: 1_795_348_800) == CalendarMonth(year: 2026, month: 11))
    #expect(LocalCalendar.month(at: 1_926_244_800) == CalendarMonth(year: 2031, month: 1))
    #expect(LocalCalendar.month(at: 0) == nil)
    #expect(LocalCalendar.month(at: 1_700_000_000) == nil)
  }

  /// Runs a test in the time zone of Central Europe, where clocks are put forward on 29 March 2026 and back on 25 October.
  private func inBerlin(_ test: () -> Void) {
    let before = getenv("TZ").map { String(cString: $0) }
    setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1)
    tzset()
    defer {
      if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
      tzset()
    }
    test()
  }

  @Test("The way to a time of the day counts the hour that is left out, and the one that comes twice")
  func daylightSaving() {
    inBerlin {
      let seven = TimeOfDay(hour: 7, minute: 0)
      // 1 a.m. on 29 March and on 25 October 2026, the latter in summer time.
      #expect(LocalCalendar.seconds(until: seven, from: 1_774_742_400, nil) == 5 * 3600)
      #expect(LocalCalendar.seconds(until: seven, from: 1_792_882_800, nil) == 7 * 3600)
    }
  }

  @Test("A time of the day that is just now comes again tomorrow", arguments: [0.0, 0.25])
  func tomorrow(part: Double) {
    let time = TimeOfDay(hour: 16, minute: 30)
    #expect(LocalCalendar.seconds(until: time, from: 59_400 + part, 0) == 86_400 - part)
    #expect(LocalCalendar.seconds(until: time, from: 59_399 + part, 0) == 1 - part)
  }
}
