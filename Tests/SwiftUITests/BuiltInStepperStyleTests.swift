import SwiftUI
import FaceplateTesting
import Foundation
import Testing

@MainActor
@Suite("Styles of the toolkit's stepper, written by an application")
struct BuiltInStepperStyleTests {
  private let names = ["Plain", "Pill", "Small", "Halves"]

  private func panel() throws -> Harness {
    try Harness(size: Size(width: 480, height: 480)) { BuiltInStepperStyles() }
  }

  private func expect(_ value: String, _ panel: Harness) throws {
    for name in names { #expect(try panel.value(of: name) == value, "\(name)") }
  }

  @Test("configuration.value.wrappedValue += 1 steps, and stops at the end of the range")
  func plus() throws {
    let panel = try panel()
    try panel.tap("More", in: "Pill")
    try expect("99", panel)
    try panel.tap("More", in: "Small")
    try expect("99", panel)
    try panel.tap("Less", in: "Small")
    try expect("98", panel)
  }

  @Test("The halves over the whole control step up and down")
  func halves() throws {
    let panel = try panel()
    let frame = try panel.element("Halves").frame
    try panel.tap(at: Point(x: frame.maxX - 20, y: frame.midY - 10))
    try expect("99", panel)
    for _ in 0..<2 { try panel.tap(at: Point(x: frame.maxX - 20, y: frame.midY + 10)) }
    try expect("97", panel)
  }

  @Test("A style that hands value and range on to another stepper keeps both")
  func wrapped() throws {
    let panel = try Harness(size: Size(width: 480, height: 200)) { WrappedStepper() }
    for _ in 0..<3 { try panel.tap("Increment") }
    #expect(panel.contains("Value 99"), "\(panel.labels)")
  }

  @Test("Each is one adjustable element that says its value")
  func accessible() throws {
    let panel = try panel()
    for name in names {
      try panel.adjust(name, by: -1)
      #expect(try panel.element(name).role == .stepper, "\(name)")
    }
    try expect("94", panel)
  }
}
