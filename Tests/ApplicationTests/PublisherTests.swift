import Faceplate
import FaceplateTesting
import Foundation
import Testing

@MainActor
@Suite("Publishers in applications")
struct ApplicationPublisherTests {
  @Test("A timer and pauses follow the panel's time")
  func boiler() throws {
    let panel = try Harness(size: Size(width: 400, height: 600)) { BoilerScreen() }
    #expect(panel.contains("Up 0"))
    try panel.advance(by: .milliseconds(3500))
    #expect(panel.contains("Up 3"), "\(panel.labels)")
    try panel.tap("Search")
    #expect(!panel.contains("tea one"))
    try panel.advance(by: .milliseconds(400))
    #expect(panel.contains("tea one") && panel.contains("Invalid"), "\(panel.labels)")
    try panel.tap("Heat")
    try panel.advance(by: .milliseconds(50))
    #expect(panel.contains("Valid"))
    try panel.tap("Heat")
    #expect(panel.contains("Alarm: Too hot: 100"))
    try panel.tap("Stop")
    let label = try #require(panel.labels.first { $0.hasPrefix("Up") })
    try panel.advance(by: .seconds(5))
    #expect(panel.contains(label))
    #expect(panel.stage.deadline == nil)
  }

  @Test("A timer tells the panel's date")
  func date() throws {
    var dates: [Date] = []
    let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
    let panel = try Harness {
      Color.red.onReceive(timer) { dates.append($0) }
        .environment(\.clockOrigin, Date(timeIntervalSince1970: 1000))
    }
    try panel.advance(by: .seconds(5))
    #expect(dates.map { ($0.timeIntervalSince1970 - 1000).rounded() } == [2, 4])
  }

  @Test("A timer that is connected again reaches the subscribers that have stayed")
  func reconnected() throws {
    var count = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    let panel = try Harness { Color.red.onReceive(timer) { _ in count += 1 } }
    let first = timer.connect()
    try panel.advance(by: .seconds(2))
    first.cancel()
    try panel.advance(by: .seconds(2))
    #expect(count == 2)
    let second = timer.connect()
    defer { second.cancel() }
    try panel.advance(by: .seconds(2))
    #expect(count == 4)
  }

  @Test("A timer keeps nothing of those who receive it no longer")
  func forgotten() {
    final class Mark {}
    let timer = Timer.publish(every: .infinity, on: .main, in: .common)
    weak var mark: Mark?
    do {
      let known = Mark()
      mark = known
      timer.sink { _ in _ = known }.cancel()
    }
    #expect(mark == nil)
  }

  @Test("Values of all types that sources keep are kept as text")
  func kept() throws {
    let panel = try Harness(size: Size(width: 600, height: 400)) { KeptScreen() }
    #expect(panel.contains("nobody 0 whole first"), "\(panel.labels)")
    #expect(panel.contains("since 1000000, last 0"))
    #expect(panel.contains("Asia/Tokyo gregorian") && panel.contains("9:00"), "\(panel.labels)")
    try panel.tap("Fill")
    #expect(panel.contains("Ann 3 fine second"), "\(panel.labels)")
    #expect(panel.contains("since 2000000, last 3000000"))
    #expect(panel.contains("https://example.com 1 bytes at 0.5"))
    #expect(panel.stage.tweaks.text(of: "kept.since")?.hasPrefix("1970-01-24T03:33:20") == true)
    #expect(panel.stage.tweaks.text(of: "kept.key") == "CQ==")
  }

  @Test("A scene of settings shows only the window until somebody opens it")
  func scenes() throws {
    #expect(ExtraScenes().windows.count == 3)
    let panel = try Harness { ExtraScenes().windows[0].root }
    #expect(panel.contains("Main") && !panel.contains("Settings"))
  }
}
