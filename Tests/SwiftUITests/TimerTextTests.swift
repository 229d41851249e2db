import FaceplateTesting
import Foundation
import SwiftUI
import Testing

/// Texts that say how much time is left or has passed.
@MainActor
@Suite("Texts of timers")
struct TimerTextTests {
  private static let start = Date(timeIntervalSince1970: 1000)

  private func panel<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Harness {
    try Harness(size: CGSize(width: 400, height: 300)) {
      VStack { content() }.environment(\.clockOrigin, Self.start).environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("A text of an interval counts by itself once a second, and is at rest when it is over")
  func counting() throws {
    let end = Self.start.addingTimeInterval(90)
    let panel = try panel {
      Text(timerInterval: Self.start...end)
      Text(timerInterval: Self.start...end, countsDown: false).bold()
    }
    #expect(panel.labels == ["1:30", "0:00"])
    try panel.advance(by: .milliseconds(1500))
    #expect(panel.labels == ["1:29", "0:01"])
    #expect(panel.stage.deadline == .seconds(2))
    try panel.advance(by: .seconds(60))
    #expect(panel.labels == ["0:29", "1:01"])
    try panel.advance(by: .seconds(60))
    #expect(panel.labels == ["0:00", "1:30"])
    #expect(panel.stage.deadline == nil)
  }

  @Test("It waits for its beginning, and not at all while it is paused")
  func waiting() throws {
    let interval = Self.start.addingTimeInterval(30)...Self.start.addingTimeInterval(60)
    let early = try panel { Text(timerInterval: interval) }
    #expect(early.labels == ["0:30"] && early.stage.deadline == .seconds(30))
    let paused = try panel { Text(timerInterval: interval, pauseTime: Self.start.addingTimeInterval(40)) }
    #expect(paused.labels == ["0:20"] && paused.stage.deadline == nil)
  }

  @Test("Out of sight it wakes nobody, and it is right when it is seen again")
  func hidden() throws {
    let panel = try panel { Tabs(end: Self.start.addingTimeInterval(90)) }
    #expect(panel.contains("1:30"))
    try panel.tap("Second")
    try panel.advance(by: .seconds(1))
    #expect(panel.stage.deadline == nil)
    try panel.advance(by: .seconds(9))
    try panel.tap("First")
    try panel.advance(by: .milliseconds(1500))
    #expect(panel.contains("1:19"), "\(panel.labels)")
  }

  private struct Tabs: View {
    let end: Date
    var body: some View {
      TabView {
        Text(timerInterval: start...end).tabItem { Label("First", systemImage: "star") }
        Text("Nothing").tabItem { Label("Second", systemImage: "heart") }
      }
    }
  }

  @Test("Within a sentence it counts, too")
  func sentence() throws {
    let end = Self.start.addingTimeInterval(5)
    let panel = try panel { Text("Ready in \(Text(timerInterval: Self.start...end).bold())!") }
    #expect(panel.labels == ["Ready in 0:05!"])
    try panel.advance(by: .seconds(3))
    #expect(panel.labels == ["Ready in 0:02!"])
  }

  @Test("Distances from now keep current as often as their words change")
  func distances() throws {
    let panel = try panel {
      Text(Self.start.addingTimeInterval(65), style: .timer)
      Text(Self.start.addingTimeInterval(-3600), style: .relative)
      Text(Self.start, style: .date)
    }
    #expect(panel.labels == ["1:05", "1 hour", "January 1, 1970"], "\(panel.labels)")
    try panel.advance(by: .seconds(5))
    #expect(panel.labels.first == "1:00")
    let hours = try self.panel { Text(Self.start.addingTimeInterval(-3600), style: .relative) }
    #expect(hours.stage.deadline == .seconds(60))
    try hours.advance(by: .seconds(120))
    #expect(hours.labels == ["1 hour, 2 minutes"], "\(hours.labels)")
    let fixed = try self.panel { Text(Self.start, style: .time) }
    #expect(fixed.stage.deadline == nil)
  }

  @Test("Intervals without an end are counted and drawn")
  func infinite() throws {
    let forever = Date(timeIntervalSinceReferenceDate: .infinity)
    let always = Date(timeIntervalSinceReferenceDate: -.infinity)
    let panel = try panel {
      Text(timerInterval: Self.start...forever, countsDown: false)
      Text(timerInterval: Self.start...Date.distantFuture, countsDown: false)
      ProgressView(timerInterval: Self.start...forever) { Text("Egg") }
      ProgressView(timerInterval: always...Self.start) { Text("Bread") }
      ProgressView(timerInterval: always...forever, countsDown: false) { Text("Cake") }
    }
    try panel.advance(by: .seconds(61))
    #expect(panel.labels.filter { $0 == "1:01" }.count == 2, "\(panel.labels)")
    #expect(try panel.value(of: "Egg") == "100%" && panel.value(of: "Bread") == "0%")
  }

  /// A format whose next moment is some date.
  private struct Fixed: DiscreteFormatStyle {
    var next: Double?

    func format(_ value: Date) -> String { "today" }
    func discreteInput(before input: Date) -> Date? { nil }
    func discreteInput(after input: Date) -> Date? { next.map { Date(timeIntervalSince1970: $0) } }
    func input(before input: Date) -> Date? { nil }
    func input(after input: Date) -> Date? { nil }
  }

  @Test("A date that is no number ends no text", arguments: [Double.nan, .infinity, -.infinity])
  func noDate(seconds: Double) throws {
    let date = Date(timeIntervalSince1970: seconds)
    let panel = try panel {
      Text(date, style: .relative)
      Text(date, style: .timer)
      Text(timerInterval: Self.start...Self.start.addingTimeInterval(90), pauseTime: date)
      Text(.currentDate, format: Fixed(next: seconds))
    }
    try panel.advance(by: .seconds(3))
    #expect(panel.contains("today") && panel.labels.count == 4, "\(panel.labels)")
    let resting = try self.panel { Text(.currentDate, format: Fixed(next: .nan)) }
    #expect(resting.stage.deadline == nil)
  }

  @Test("A text of the present date changes as often as its format shows, and by the clock of the panel")
  func currentDate() throws {
    let panel = try panel {
      Text(.currentDate, format: .dateTime.minute().second())
      Text(.currentDate, format: .dateTime.year())
    }
    #expect(panel.labels == ["16:40", "1970"], "\(panel.labels)")
    #expect(panel.stage.deadline == .seconds(1))
    try panel.advance(by: .milliseconds(5500))
    #expect(panel.labels == ["16:45", "1970"], "\(panel.labels)")
    let minutes = try self.panel { Text(.currentDate, format: .dateTime.hour().minute()) }
    #expect(minutes.stage.deadline == .seconds(20))
  }
}
