import Faceplate
import FaceplateTesting
import Foundation
import Testing

/// What people write in SwiftUI day by day, worked by fingers.
@MainActor
@Suite("Idioms")
struct IdiomTests {
  private func show(_ view: some View, width: Double = 400, height: Double = 600) throws -> Harness {
    try Harness(size: Size(width: width, height: height)) { view }
  }

  @Test("A segment and a card are chosen, and a view grows into another")
  func segments() throws {
    let panel = try show(SegmentedScreen())
    try panel.tap("Medium")
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("Mode: medium"), "\(panel.labels)")
    try panel.tap("Week")
    try panel.advance(by: .seconds(2))
    try panel.tap("Summary")
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("Details") && !panel.contains("Summary"))
    #expect(panel.stage.deadline == nil)
  }

  @Test("A card shows what is typed, and turns over for its code")
  func card() throws {
    let panel = try show(CardEntryScreen())
    try panel.tap("Number")
    for digit in "41112222" { try panel.key(.character(digit)) }
    #expect(panel.labels.contains { $0.contains("4111") && $0.contains("2222") }, "\(panel.labels)")
    #expect(try panel.value(of: "Number") == "4111 2222")
    try panel.key(.enter)
    for letter in "Ann" { try panel.key(.character(letter)) }
    #expect(panel.contains("ANN"), "\(panel.labels)")
    try panel.key(.enter)
    try panel.key(.enter)
    try panel.advance(by: .seconds(1))
    #expect(panel.labels.contains { $0.hasPrefix("Security code") } && !panel.contains("ANN"), "\(panel.labels)")
    #expect(try !panel.isEnabled("Pay"))
  }

  @Test("Stars, a text of several lines and a list that is filled by a task")
  func reviews() async throws {
    let panel = try show(ReviewScreen(), width: 480, height: 800)
    try await panel.advance(by: .milliseconds(100))
    #expect(panel.labels.contains { $0.hasPrefix("Placeholder") }, "\(panel.labels)")
    try await panel.advance(by: .seconds(1))
    #expect(!panel.labels.contains { $0.hasPrefix("Placeholder") })
    #expect(panel.labels.contains { $0.contains("Too loud at night.") }, "\(panel.labels)")
    #expect(try !panel.isEnabled("Send"))
    try panel.tap("5 stars")
    try panel.tap("Title")
    for letter in "Fine" { try panel.key(.character(letter)) }
    try panel.tap("Send")
    try await panel.advance(by: .seconds(1))
    #expect(panel.labels.contains { $0.hasPrefix("Fine") && $0.contains("★★★★★") }, "\(panel.labels)")
  }

  @Test("A code is asked for until it is right")
  func pin() throws {
    let panel = try show(LockScreen())
    for _ in 0..<4 { try panel.tap("1") }
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Wrong, 2 left") && panel.contains("0 of 4 digits"), "\(panel.labels)")
    try panel.tap("2")
    try panel.tap("3")
    #expect(panel.contains("Enter code") && panel.contains("2 of 4 digits"))
    try panel.tap("Delete")
    for digit in ["5", "8", "0"] { try panel.tap(digit) }
    #expect(panel.contains("Unlocked"), "\(panel.labels)")
    #expect(try !panel.isEnabled("1"))
  }

  @Test("A sheet is drawn up, and a note goes by itself")
  func sheet() async throws {
    let panel = try show(SheetScreen())
    try panel.drag("Grip", dx: 0, dy: -200, steps: 20)
    try await panel.advance(by: .seconds(2))
    #expect(!panel.contains("At collapsed"), "\(panel.labels)")
    try panel.drag("Grip", dx: 0, dy: 500, steps: 20)
    try await panel.advance(by: .seconds(2))
    #expect(panel.contains("At collapsed"), "\(panel.labels)")
    try panel.tap("Show toast")
    try await panel.advance(by: .milliseconds(800))
    #expect(panel.labels.contains { $0.contains("Saved 1") }, "\(panel.labels)")
    try await panel.advance(by: .seconds(4))
    #expect(!panel.labels.contains { $0.contains("Saved 1") }, "\(panel.labels)")
  }

  @Test("Pages are led through")
  func pages() throws {
    let panel = try show(OnboardingScreen())
    try panel.tap("Next")
    try panel.advance(by: .seconds(2))
    try panel.drag("Time", dx: -250)
    try panel.advance(by: .seconds(2))
    try panel.tap("Start")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Ready") && panel.labels.contains { $0.contains("Enjoy it.") }, "\(panel.labels)")
  }

  @Test("Bars are chosen, numbers and views change by transitions")
  func motion() throws {
    let chart = try show(ChartScreen())
    try chart.advance(by: .seconds(2))
    try chart.tap(chart.labels.first { $0.hasPrefix("Tue") } ?? "")
    #expect(chart.contains("Tue: 80"), "\(chart.labels)")
    try chart.tap("Shuffle")
    try chart.advance(by: .seconds(3))
    #expect(chart.stage.deadline == nil)
    let panel = try show(TransitionScreen())
    try panel.tap("Next")
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("One") && !panel.contains("Zero") && panel.contains("110"), "\(panel.labels)")
    #expect(panel.contains("done 1"))
    try panel.tap("Next")
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("Two") && !panel.contains("One"))
  }

  @Test("A form of settings with a time, days and a question")
  func settings() throws {
    let model = SettingsModel()
    let panel = try show(SettingsScreen(model: model).environment(\.clockOffset, 0), width: 480, height: 900)
    try panel.tap("Start, Time")
    try panel.adjust("Hour", by: -2)
    try panel.adjust("Minute", by: 5)
    try panel.tap("Done")
    #expect(model.schedule == Date(timeIntervalSince1970: 1_700_000_000 - 7_200 + 300), "\(model.schedule)")
    #expect(try panel.value(of: "Start, Time") == "20:18")
    #expect(try panel.value(of: "Day, Date").contains("14"))
    try panel.activate("Tu")
    #expect(model.days == [.monday, .tuesday])
    try panel.activate("Advanced")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Accent"), "\(panel.labels)")
    try panel.tap("Save")
    #expect(model.saved == 1)
  }

  @Test("A drum and a ruler")
  func wheels() throws {
    let panel = try show(WheelScreen())
    try panel.adjust("Pear", by: 1)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Chosen: Plum"), "\(panel.labels)")
    #expect(panel.contains("50 kg"))
    try panel.check()
  }

  @Test("Tags, comparisons and what is private")
  func mixture() throws {
    let panel = try show(MiscScreen(), width: 400, height: 800)
    try panel.tap("Tally 0")
    try panel.tap("Tally 0")
    #expect(panel.contains("Tally 1"), "\(panel.labels)")
    #expect(
      panel.labels.contains { $0.hasPrefix("Bold, italic, code, gone and a link with 2 of two") }, "\(panel.labels)")
    try panel.activate("Private")
    #expect(!panel.contains("Card 1234 5678"), "\(panel.labels)")
    #expect(panel.labels.contains { $0.hasPrefix("Width ") }, "\(panel.labels)")
  }
}
