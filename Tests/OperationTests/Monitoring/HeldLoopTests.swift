import FaceplateTesting
import Glibc
import Looks
import ProgramFixtures
import Testing

@testable import LinuxHost

@Suite("Loops of tests that are held") struct HeldLoopTests {
  /// Lets a wake wait, and ends it.
  private func hold(_ loop: EventLoop, _ turn: () throws -> Void) throws {
    // What a read from a disk, a lock or another program would do.
    loop.eachWake(in: .files) { _ in poll(nil, 0, 80) }
    try turn()
    loop.latency?.end()
  }

  @Test("A test fails in which the settings of a panel wait for longer than 50 ms")
  func settings() throws {
    let desk = try Desk(Folder()) { Text("A panel") }
    try withKnownIssue {
      try hold(desk.loop) { try desk.turn(.zero) }
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("The loop was held for ") }
    }
  }

  @Test("A test fails in which the panel file of a panel waits for longer than 50 ms")
  func panelFile() throws {
    let desk = try PanelDesk("pages: {start: {body: [{text: One}]}}\n")
    try withKnownIssue {
      try hold(desk.loop) { try desk.turn(.zero) }
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("The loop was held for ") }
    }
  }
}
