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

  @Test("A floating bar of tabs chooses, and its highlight slides")
  func floatingTabs() throws {
    let panel = try show(MiscScreen(), width: 400, height: 800)
    let name = try #require(panel.labels.first { $0.hasSuffix("Likes") }, "\(panel.labels)")
    let home = try #require(panel.labels.first { $0.hasSuffix("Home") && $0 != "Home" }, "\(panel.labels)")
    #expect(panel.contains("Home") && !panel.contains("Likes"))
    try panel.tap(name)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Likes") && !panel.contains("Home"), "\(panel.labels)")
    #expect(try panel.element(name).traits.contains(.isSelected) && !panel.element(home).traits.contains(.isSelected))
    #expect(panel.reports.isEmpty)
    // The highlight has come to rest: the text that counts 90 seconds down wakes the panel next, and then once a second.
    let wait = try #require(panel.stage.deadline) - panel.stage.now
    #expect(wait > .milliseconds(20) && wait <= .seconds(1), "\(wait)")
  }

  @Test("A knob turns to where it is touched, as far as it goes, and by steps")
  func knob() throws {
    let panel = try show(KnobScreen())
    func knobs() -> [SemanticsElement] { panel.stage.elements.flatMap(\.flattened).filter { $0.label == "Knob" } }
    try #require(knobs().count == 2, "\(panel.labels)")
    func values() -> [String] { knobs().map { String($0.value.filter(\.isNumber)) } }
    #expect(values() == ["50", "50"])
    let (first, second) = (knobs()[0].frame.center, knobs()[1].frame.center)
    try panel.tap(at: Point(x: first.x + 40, y: first.y))
    try panel.tap(at: Point(x: second.x - 40, y: second.y))
    #expect(values() == ["83", "17"])
    try panel.press(at: Point(x: first.x, y: first.y - 40))
    try panel.move(dx: -40, dy: 40, steps: 10)
    try panel.move(dx: 39, dy: 40, steps: 10)
    try panel.lift()
    #expect(values() == ["0", "17"])
    knobs()[1].adjust?(2)
    try panel.frame()
    #expect(values() == ["0", "37"])
    try panel.check()
  }

  @Test("A row is drawn aside for its actions, and closed again")
  func swipeRows() throws {
    let panel = try show(MailScreen())
    func action(_ name: String, of row: String) throws -> Point {
      let height = try panel.element(row).frame.midY
      let found = panel.stage.elements.flatMap(\.flattened).first {
        $0.label == name && abs($0.frame.midY - height) < 5
      }
      return try #require(found, "\(panel.accessibilityDump)").frame.center
    }
    try panel.drag("Message 2", dx: -200)
    try panel.advance(by: .seconds(1))
    let places = try ["Flag", "Read", "Delete"].map { try action($0, of: "Message 2").x }
    #expect(zip(places, [220, 292, 364]).allSatisfy { abs($0 - $1) < 2 }, "\(places)")
    try panel.tap(at: action("Flag", of: "Message 2"))
    try panel.advance(by: .seconds(1))
    #expect(panel.labels.contains("flag"), "\(panel.labels)")
    // It has closed: where the action was, there is nothing to touch.
    try panel.tap(at: Point(x: 364, y: try panel.element("Message 2").frame.midY))
    #expect(panel.contains("Message 2"))
    try panel.drag("Message 2", dx: -200)
    try panel.advance(by: .seconds(1))
    try panel.tap(at: action("Delete", of: "Message 2"))
    try panel.advance(by: .seconds(1))
    #expect(!panel.contains("Message 2") && panel.contains("Message 3"), "\(panel.labels)")
    try panel.check()
  }

  @Test("An underline follows the chosen tab")
  func underline() throws {
    let panel = try show(SegmentedScreen())
    try panel.tap("Month")
    try panel.advance(by: .seconds(2))
    /// The columns of a row of pixels in the accent colour.
    func columns(_ row: Double) -> [Int] {
      let picture = panel.snapshot()
      return (0..<picture.width).filter { column in
        let pixel = picture.pixels[Int(row) * picture.width + column]
        return pixel & 255 > (pixel >> 16 & 255) + 80
      }
    }
    let line = columns(try panel.element("Month").frame.maxY + 4)
    let title = try panel.element("Month").frame
    #expect(abs(Double(line.first ?? 0) - title.minX) < 3 && abs(Double(line.last ?? 0) - title.maxX) < 3, "\(line)")
  }
}
