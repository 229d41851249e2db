import SeededRandom
import Testing

@testable import Values

@Suite("Moments as text", .seeded)
struct MomentTextTests {
  @Test(
    "A moment is written in UTC, to the millisecond",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
      (-1, "1969-12-31T23:59:59.999Z"), (1_795_348_800_250, "2026-11-22T12:00:00.250Z"),
      (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
    ])
  func written(milliseconds: Int, text: String) {
    #expect(Duration.milliseconds(milliseconds).momentText == text)
    #expect(Duration(momentText: text) == .milliseconds(milliseconds))
  }

  @Test("Each day from year 1 to 9999 is read as it was written")
  func days() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let day = Int.random(in: -719_162...2_932_896, using: &generator)
      let date = CivilDate(day: day)
      #expect(date.isValid && date.dayNumber == day)
      #expect(CivilDate(day: day + 1) > date)
      #expect(CivilDate(day: day + 1).weekday == (date.weekday + 1) % 7)
    }
    #expect(CivilDate(year: 2026, month: 11, day: 24).weekday == 1)
  }

  @Test(
    "Another form is no moment",
    arguments: [
      "", "2026-11-22", "2026-11-22T12:00:00", "2026-13-22T12:00:00Z", "2026-02-30T12:00:00Z", "2026-11-22T24:00:00Z",
      "2026-11-22T12:00:00.Z", "2026-11-22T12:00:00.12345678901Z", "2026-11-22 12:00:00Z", "٢026-11-22T12:00:00Z",
    ])
  func other(text: String) { #expect(Duration(momentText: text) == nil) }

  @Test("Moments outside the years 1 to 9999 become the nearest", arguments: [Int64.min, Int64.max])
  func far(seconds: Int64) {
    #expect(
      Duration.seconds(seconds).momentText == (seconds < 0 ? "0001-01-01T00:00:00.000Z" : "9999-12-31T23:59:59.000Z"))
  }
}
