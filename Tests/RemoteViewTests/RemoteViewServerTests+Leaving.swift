import CLinux
import Glibc
import LinuxHost
import Machine
import Testing

@testable import RemoteView

extension RemoteViewServerTests {
  @Test("Of what a viewer has typed and was not read when it left, the most is dropped")
  func typedAndGone() throws {
    let (client, _) = try viewer(at: try listen())
    let stroke: [UInt8] = [4, 1, 0, 0, 0, 0, 0, 0x61, 4, 0, 0, 0, 0, 0, 0, 0x61]
    client.send(Array(repeating: stroke, count: 2_500).flatMap(\.self))
    client.close()
    var count = 0
    try turn {
      count += server.takeInput(at: loop.now).count
      return watchers == [1, 0]
    }
    // The channel holds a few hundred messages, of which a turn takes some.
    #expect(count < 1_000)
  }

  @Test("Of a process that has ended the lines for the log count, and as many strokes as a turn takes")
  func ended() throws {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
    let memory = try #require(FrameMemory(width: 8, height: 4))
    let welcome = ToViewer.Welcome(width: 8, height: 4, isViewOnly: false, passwords: [], name: "Faceplate")
    let viewer = RemoteViewer(local: Descriptor(owning: ends[0]), memory, welcome, greetingEnd: .zero)
    defer { viewer.end() }
    let strokes = (0..<100).map { FromViewer.key(isDown: $0.isMultiple(of: 2), symbol: 0x61) }
    for message in strokes + [.note("why")] {
      #expect(send(ends[1], message.bytes, message.bytes.count, 0) == message.bytes.count)
    }
    Glibc.close(ends[1])
    guard case .gone(let messages) = viewer.receive() else {
      Issue.record("the process has ended")
      return
    }
    #expect(messages == Array(strokes.prefix(RemoteViewer.mostMessages)) + [.note("why")])
  }

  @Test("A program that hangs up before the panel looks is taken neither for root nor for another user's")
  func goneUser() throws {
    let port = try listen()
    for said in [[], Array("RFB 003.008\n".utf8) + [1, 1, 5, 1, 0, 10, 0, 20]] {
      let gone = try RFBClient(port: port, loop: loop)
      // All that a viewer without a password has to say, and a press.
      gone.send(said)
      gone.close()
    }
    // Connections are accepted in their order.
    let (before, next) = (lines, try viewer(at: port))
    #expect(server.viewers.count == 1 && lines == before + ["127.0.0.1 watches the panel."])
    withExtendedLifetime(next) {}
  }
}
