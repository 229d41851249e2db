import FaceplateTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Sources with import SwiftUI and import Combine")
struct UnchangedSourceTests {
  @Test("Publishers, notifications and timers act in a panel, by its time")
  func probe() throws {
    let center = NotificationCenter()
    let panel = try Harness(size: Size(width: 400, height: 500)) { ProbeScreen(center: center) }
    #expect(panel.contains("Countdown 3 2 1"), "\(panel.labels)")
    try panel.tap("Measure")
    try panel.advance(by: .milliseconds(100))
    #expect(panel.contains("Reading 95"), "\(panel.labels)")
    #expect(!panel.contains("Summary 95 °C, hot"))
    try panel.advance(by: .milliseconds(400))
    #expect(panel.contains("Summary 95 °C, hot"), "\(panel.labels)")
    try panel.tap("Break")
    #expect(panel.contains("Fault open circuit"))
    try panel.advance(by: .seconds(2))
    #expect(!panel.contains("Ticks 0"))
  }
}
