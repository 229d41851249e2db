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
}
