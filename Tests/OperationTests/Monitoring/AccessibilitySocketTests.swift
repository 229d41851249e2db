import CLinux
import Faceplate
import FaceplateTesting
import Glibc
import ProgramFixtures
import Runtime
import Testing

@testable import LinuxHost
@testable import Looks
@testable import Operation

@Suite("The socket of the accessibility tree")
struct AccessibilitySocketTests {
  @Observable final class Level {
    var value = 1
  }

  private struct Own: View {
    let level: Level
    var body: some View {
      Text("level").accessibilityLabel("Level").accessibilityValue("\(level.value) of 9")
        .accessibilityAdjustableAction { level.value += $0 == .increment ? 1 : -1 }
    }
  }

  @Test("A program that begins to watch is told what changes from then on, and nothing from before")
  func watch() throws {
    let (level, folder, loop) = (Level(), try Folder(), EventLoop(clock: { .zero }))
    let panel = try Harness { Own(level: level) }
    panel.stage.onAnnouncement = nil
    loop.beforeSleep { .zero }
    let path = folder.file("tree")
    let socket = AccessibilitySocket(path: path, stage: panel.stage, frames: { 7 }) { Issue.record("\($0)") }
    socket.attach(to: loop)
    let program = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
    defer { close(program) }
    let address = try #require(UnixAddress(path))
    try #require(address.with { connect(program, $0, $1) } == 0)
    // One change has been shown, and another one not yet.
    level.value = 2
    try panel.frame()
    level.value = 3
    let request = Array("{\"do\":\"watch\"}\n".utf8)
    #expect(send(program, request, request.count, Int32(MSG_NOSIGNAL)) == request.count)
    for _ in 0..<4 { loop.turn() }
    #expect(panel.stage.announcer.hasListener)
    try panel.advance(by: .seconds(1))
    try panel.adjust("Level", by: 1)
    try panel.advance(by: .seconds(1))
    loop.turn()
    var block = [UInt8](repeating: 0, count: 4_096)
    let count = max(0, recv(program, &block, block.count, 0))
    let lines = String(decoding: block[..<count], as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines == ["{\"ok\":true}", AccessibilityConversation.event(announcing: "Level, 4 of 9")])
    socket.detach(from: loop)
  }
}
