import CLinux
import Glibc
import LinuxHost
import Machine
import Testing

@testable import RemoteView

@MainActor @Suite("The socket for programs of this machine") struct ProgramSocketTests {
  @Test("It is opened once another panel that listens there has ended, and is refused with one line until then")
  func secondPanel() throws {
    let path = "/tmp/faceplate-view-\(getpid())"
    var first: Descriptor? = try LocalSocket.listen(path)
    let loop = EventLoop(clock: { .zero })
    var socket = ProgramSocket(path)
    defer { socket.close() }
    let refusals = [socket.open(on: loop) { _ in }, socket.open(on: loop) { _ in }]
    #expect(refusals[0]?.contains(path) == true && refusals[1] == nil)
    let due = try #require(socket.deadline)
    var isDue = [socket.advance(to: .zero)]
    first = nil
    isDue.append(socket.advance(to: due))
    #expect(isDue == [false, true])
    let refusal = socket.open(on: loop) { _ in }
    #expect(refusal == nil && socket.deadline == nil)
  }

  #if arch(arm64)
  private static let setresuid = 147
  #else
  private static let setresuid = 117
  #endif

  /// Connects while this thread is another user. Calls `setresuid` for the thread, as Glibc's changes all threads.
  private func connect(to path: String, as user: Int) throws -> CInt {
    let call = unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int) -> Int).self)
    try #require(call(Self.setresuid, -1, user, -1) == 0)
    defer { _ = call(Self.setresuid, -1, 0, -1) }
    return try LocalSocket.connect(path).release()
  }

  @Test(
    "A program of another user is not let in, even where the mode of the socket would allow it",
    .enabled(if: geteuid() == 0, "only root acts as others"))
  func otherUser() throws {
    let path = "/tmp/faceplate-owner-\(getpid())"
    let loop = EventLoop(clock: { .zero })
    loop.beforeSleep { .zero }
    var (socket, programs) = (ProgramSocket(path), 0)
    defer { socket.close() }
    let refusal = socket.open(on: loop) { _ in programs += 1 }
    var status = stat()
    #expect(refusal == nil && stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(chmod(path, 0o666) == 0)
    let stranger = try connect(to: path, as: 65_534)
    defer { close(stranger) }
    for _ in 0..<3 { loop.turn() }
    #expect(programs == 0)
    var byte: UInt8 = 0
    #expect(recv(stranger, &byte, 1, Int32(MSG_DONTWAIT)) == 0)
    let owner = try LocalSocket.connect(path)
    for _ in 0..<3 { loop.turn() }
    #expect(programs == 1)
    withExtendedLifetime(path) { _ = owner.number }
  }

  @Test("However often the process of a viewer wants a line in the log, it gets few")
  func notes() throws {
    let path = "/tmp/faceplate-notes-\(getpid())"
    let loop = EventLoop(clock: { .zero })
    var lines: [String] = []
    let server = RemoteViewServer(loop: loop, program: "", pictureSize: { (8, 4) }) { lines.append($0) }
    loop.beforeSleep { .zero }
    server.open(at: path)
    defer { server.close() }
    let program = try LocalSocket.connect(path)
    for _ in 0..<3 { loop.turn() }
    #expect(server.viewers.count == 1)
    for message in (0..<40).map({ FromViewer.note("note \($0)") }) + [.recording] {
      let bytes = message.bytes
      #expect(send(program.number, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
      loop.turn()
    }
    #expect(lines.count { $0.contains("note ") } == RemoteViewer.mostNotes)
    #expect(lines.last == "A program of this machine records the panel.")
  }
}
