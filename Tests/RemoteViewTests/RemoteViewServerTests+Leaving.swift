import Glibc
import LinuxHost
import Machine
import Testing

@testable import RemoteView

extension RemoteViewServerTests {
  @Test("What a viewer has typed and was not read when it left is dropped")
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

  @Test("A process that has ended leaves its lines for the log, and no input")
  func ended() throws {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
    let memory = try #require(FrameMemory(width: 8, height: 4))
    let welcome = ToViewer.Welcome(width: 8, height: 4, isViewOnly: false, passwords: [], name: "Faceplate")
    let viewer = RemoteViewer(local: Descriptor(owning: ends[0]), memory, welcome, greetingEnd: .zero)
    defer { viewer.end() }
    let messages: [FromViewer] = [
      .entered(isWorker: true), .pointer(buttons: 1, x: 1, y: 1), .key(isDown: true, symbol: 0x61), .note("why"),
    ]
    for message in messages { #expect(send(ends[1], message.bytes, message.bytes.count, 0) == message.bytes.count) }
    guard case .messages(messages) = viewer.receive() else {
      Issue.record("a process that lives is read")
      return
    }
    for message in messages { _ = send(ends[1], message.bytes, message.bytes.count, 0) }
    Glibc.close(ends[1])
    guard case .gone([.entered(isWorker: true), .note("why")]) = viewer.receive() else {
      Issue.record("the input of a process that has ended is dropped")
      return
    }
  }
}
