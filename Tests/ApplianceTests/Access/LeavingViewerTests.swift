import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Codes that viewers type")
struct LeavingViewerTests {
  private struct Page: View {
    @Environment(\.requestAccess) private var request
    var body: some View { Button("Ask") { request?(.service) } }
  }

  /// A panel that asks for the code of a role.
  private func pad(_ access: AccessCenter) throws -> Harness {
    let panel = try Harness { Page().accessControl(access) }
    try panel.tap("Ask")
    try panel.advance(by: .seconds(1))
    return panel
  }

  private func access() throws -> AccessCenter { AccessCenter(codes: [.service: try PasscodeHash.make("4711")]) }

  @Test("Half a code is gone with the viewer that has typed it, and the code of the next one is right")
  func nextViewer() async throws {
    let access = try access()
    let panel = try pad(access)
    try panel.type("47", by: 1)
    #expect(panel.contains("2 digits entered"))
    for _ in 0..<2 { try panel.key(.backspace) }
    try await panel.advance(by: .seconds(1))
    let empty = panel.snapshot()
    try panel.type("47", by: 1)
    try panel.send([.viewerLeft], by: 1)
    try await panel.advance(by: .seconds(1))
    #expect(panel.contains("0 digits entered") && panel.snapshot() == empty)
    try panel.type("4711", by: 2)
    #expect(panel.contains("4 digits entered"))
    try panel.send([.key(.enter, isDown: true), .key(.enter, isDown: false)], by: 2)
    await panel.settle()
    try await panel.advance(by: .seconds(1))
    #expect(access.role == .service)
  }

  @Test("Digits that a viewer has tapped are gone with the viewer, together with those that came before them")
  func taps() throws {
    let panel = try pad(access())
    try panel.tap("4")
    try panel.tap("7", by: 1)
    try panel.tap("1", by: 2)
    #expect(panel.contains("3 digits entered"))
    try panel.send([.viewerLeft], by: 3)
    #expect(panel.contains("3 digits entered"))
    try panel.send([.viewerLeft], by: 1)
    #expect(panel.contains("0 digits entered"))
    // What is typed from here on is not the viewer's that leaves.
    try panel.tap("4")
    try panel.send([.viewerLeft], by: 2)
    #expect(panel.contains("1 digit entered"))
  }

  @Test("What a person at the panel has typed stays when a viewer leaves that has typed nothing there")
  func person() throws {
    let panel = try pad(access())
    for digit in "47" { try panel.key(.character(digit)) }
    try panel.send([.key(.function(3), isDown: true), .key(.function(3), isDown: false)], by: 1)
    try panel.send([.viewerLeft], by: 1)
    #expect(panel.contains("2 digits entered"))
  }

  @Test("A code that a viewer has entered counts, although the viewer leaves at once")
  func entered() async throws {
    let access = try access()
    let panel = try pad(access)
    try panel.type("4711", by: 1)
    try panel.send([.key(.enter, isDown: true), .key(.enter, isDown: false), .viewerLeft], by: 1)
    await panel.settle()
    try await panel.advance(by: .seconds(1))
    #expect(access.role == .service)
  }

  @Test("A digit that slow keys hold back is the viewer's that has pressed it")
  func slowKeys() throws {
    let panel = try pad(access())
    panel.stage.service(PressFilter.self).slowness = .milliseconds(300)
    try panel.send([.key(.character("4"), isDown: true)], by: 1)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("1 digit entered"))
    try panel.send([.key(.character("4"), isDown: false), .viewerLeft], by: 1)
    #expect(panel.contains("0 digits entered"))
  }
}
