import CLinux
import Glibc
import LinuxHost
import Machine
import Testing

@testable import RemoteView

@Suite("A program that watches a panel") @MainActor struct PanelWatchTests {
  @Test("A program takes no picture whose memory somebody else could make smaller while it reads")
  func shrinkingPicture() throws {
    let path = "/tmp/faceplate-watch-\(getpid())"
    let listener = try LocalSocket.listen(path)
    defer { unlink(path) }
    let welcome = ToViewer.Welcome(width: 8, height: 4, isViewOnly: true, passwords: [], name: "Faceplate", scale: 1)
    let bytes = ToViewer.welcome(welcome).bytes
    /// Answers the next program with some memory, as a program does that stands in for the panel.
    func answer(with memory: Int32) -> DetachedAnswer { DetachedAnswer(listener.number, bytes, memory) }
    let open = clinux_shared_memory("open", 8 * 4 * 4)
    defer { Glibc.close(open) }
    try #require(open >= 0)
    let first = answer(with: open)
    #expect(throws: PanelWatch.Refusal.turnedAway) { try PanelWatch(at: path, recordsInput: false) }
    first.end()
    let picture = try #require(FrameMemory(width: 8, height: 4))
    let second = answer(with: picture.descriptor)
    #expect(try PanelWatch(at: path, recordsInput: false).bitmap.width == 8)
    second.end()
  }
}

/// A program that accepts one connection on a thread of its own and hands it some memory.
private final class DetachedAnswer: Sendable {
  private let bell = Bell()

  init(_ listener: Int32, _ bytes: [UInt8], _ memory: Int32) {
    let isStarted = DetachedThread.start { [self] in
      var request = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      poll(&request, 1, -1)
      if let connection = Descriptor(accept(listener, nil, nil)) {
        _ = clinux_send_descriptor(connection.number, bytes, bytes.count, memory)
        // The program hangs up when it has seen enough.
        request.fd = connection.number
        while poll(&request, 1, -1) > 0, request.revents & Int16(POLLHUP) == 0 {
          var block = [UInt8](repeating: 0, count: 256)
          _ = recv(connection.number, &block, block.count, Int32(MSG_DONTWAIT))
        }
      }
      bell.ring()
    }
    precondition(isStarted)
  }

  /// Waits for the end of the connection.
  func end() { bell.wait(until: nil) }
}
