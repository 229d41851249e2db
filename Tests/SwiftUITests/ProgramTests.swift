import FaceplateTesting
import Foundation
import SwiftUI
import Testing

/// Programs that use several things together, on a screen of a phone's size.
@MainActor
@Suite("Programs in the style of public ones")
struct ProgramTests {
  private static let phone = CGSize(width: 390, height: 844)

  @Test("A code is judged after a while by the main queue, and the page locks itself by a timer")
  func passcode() throws {
    let panel = try Harness(size: Self.phone) { PasscodeScreen(code: "2580") }
    func type(_ digits: [String]) throws {
      for digit in digits { try panel.tap(digit) }
      try panel.advance(by: .milliseconds(1000))
    }
    try type(["1", "2", "3", "4"])
    #expect(panel.contains("Enter Passcode"))
    #expect(try panel.value(of: "Digits") == "0")
    try type(["2", "5", "8", "0"])
    #expect(panel.contains("Welcome back") && !panel.contains("Enter Passcode"))
    try panel.advance(by: .seconds(6))
    #expect(panel.contains("Enter Passcode"))
    #expect(panel.stage.deadline == nil)
  }

  @Test("Pages lead to a list with a large title")
  func welcome() throws {
    let panel = try Harness(size: Self.phone) { WelcomeScreen() }
    for _ in 0..<2 {
      try panel.tap("Continue")
      try panel.advance(by: .seconds(1))
    }
    #expect(panel.contains("Reminders") && !panel.contains("Travel"))
    try panel.tap("Get Started")
    try panel.tap("Lisbon")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("All about Lisbon"))
  }

  @Test("An errand is written in a sheet, added to the list, and deleted by a swipe")
  func errands() throws {
    let panel = try Harness(size: Self.phone) { ErrandsScreen() }
    #expect(panel.contains("2 open"))
    try panel.tap("Add")
    try panel.advance(by: .seconds(1))
    // The ground of the form goes to both edges of the sheet: no white frame is around it.
    let picture = panel.snapshot()
    let line = Int(try panel.element("Urgent").frame.maxY) + 300
    let ground = picture.pixels[line * picture.width + picture.width / 2]
    #expect([18, 370].map { picture.pixels[line * picture.width + $0] } == [ground, ground])
    #expect(try !panel.isEnabled("Save"))
    try panel.tap("Title")
    for letter in "Water" { try panel.key(.character(letter)) }
    try panel.tap("Save")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("3 open"))
    // The sheet has gone, and its row is the last of the list.
    let row = try panel.element("circle, Water").frame
    try panel.press(at: Point(x: row.maxX - 40, y: row.midY))
    try panel.move(dx: -80, dy: 0, steps: 10)
    try panel.lift()
    try panel.advance(by: .seconds(1))
    try panel.tap("Delete")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("2 open") && !panel.contains("circle, Water"))
  }

  @Test("A day of the weather grows into a card and back")
  func forecast() throws {
    let panel = try Harness(size: Self.phone) { ForecastScreen() }
    try panel.tap("sun max")
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("High 22°, low 12°") && panel.contains("08:00"))
    try panel.tap("Close")
    try panel.advance(by: .seconds(2))
    #expect(!panel.contains("08:00") && panel.contains("sun max"))
  }

  @Test("A timer counts rounds, and the chosen tab has the accent colour")
  func pomodoro() throws {
    let panel = try Harness(size: Self.phone) { PomodoroScreen() }
    try panel.tap("Start")
    try panel.advance(by: .seconds(400))
    #expect(panel.contains("18:20"))
    try panel.advance(by: .seconds(1110))
    #expect(panel.contains("04:50"))
    let picture = panel.snapshot()
    let bar = (780 * picture.width..<picture.width * picture.height).map { picture.pixels[$0] }
    // The red of the accent, dark enough for text.
    #expect(bar.contains { $0 >> 16 & 0xFF > 0xC0 && $0 >> 8 & 0xFF < 0x38 && $0 & 0xFF < 0x38 })
  }
}
