import Faceplate
import FaceplateTesting
import Testing

@Suite("Dates as tweaks")
struct TweakDateTests {
  @Test("7.4 Dates come back exactly from their texts, to the last digit of a second")
  func exact() {
    for seconds in [0, 0.1, -0.25, 785_000_000.123_456, -5_000_000_000, 12_345_678_901.5, 59.999_999] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(Date(tweakText: date.tweakText) == date, "\(date.tweakText)")
    }
    #expect(Date(timeIntervalSinceReferenceDate: 9).tweakText == "2001-01-01T00:00:09Z")
  }

  @Test("A day, minutes and seconds are read, in UTC with a Z and in the machine's time without")
  func forms() throws {
    let date = try #require(Date(tweakText: "2026-11-23T17:30:15Z"))
    #expect(date.timeIntervalSince1970 == 1_795_455_015)
    #expect(Date(tweakText: "2026-11-23 17:30Z")?.timeIntervalSince1970 == 1_795_455_000)
    let local = try #require(Date(tweakText: "2026-11-23"))
    #expect(Calendar.current.dateComponents([.year, .month, .day, .hour], from: local).day == 23)
  }

  @Test(
    "What is no date is refused",
    arguments: [
      "", "2026", "2026-02-30", "2026-13-01", "2026-01-01T25:00Z", "2026-01-01 10", "0-1-1", "x-y-z",
      "2026-01-01T10:00:61Z", "99999-01-01",
    ])
  func refused(text: String) { #expect(Date(tweakText: text) == nil) }

  private struct Party: View {
    @Tweak("party.start") private var start = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View { Text("\(start.timeIntervalSinceReferenceDate)").tweakInset() }
  }

  @Test("7.10 The editor of a date is a date picker")
  func editor() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { Party().tweakPanel() }
    try panel.key(.function(12))
    #expect(panel.contains("Start") && panel.reports.isEmpty)
    panel.stage.tweaks.apply(["party.start": "2026-11-23T17:30:15Z"])
    try panel.frame()
    #expect(panel.stage.tweaks.text(of: "party.start") == "2026-11-23T17:30:15Z")
  }
}
