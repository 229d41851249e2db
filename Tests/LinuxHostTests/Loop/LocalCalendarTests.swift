import Controls
import Testing

@testable import LinuxHost

@Suite("The machine's calendar")
struct LocalCalendarTests {
  @Test("The month is that of the machine's clock; a clock that has not been set tells none")
  func month() {
    #expect(LocalCalendar.month(at: 1_795_348_800) == CalendarMonth(year: 2026, month: 11))
    #expect(LocalCalendar.month(at: 1_926_244_800) == CalendarMonth(year: 2031, month: 1))
    #expect(LocalCalendar.month(at: 0) == nil)
    #expect(LocalCalendar.month(at: 1_700_000_000) == nil)
  }
}
