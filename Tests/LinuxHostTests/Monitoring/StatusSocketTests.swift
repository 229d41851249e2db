import CLinux
import Foundation
import Glibc
import Synchronization
import Testing

@testable import LinuxHost

@Suite struct StatusSocketTests {
  private let folder = Folder()
  private var path: String { "\(folder.path)/.panel.conf.socket" }

  /// Asks from a thread of its own, as another program does, while the loop takes turns.
  ///
  /// The thread is none of the pool's: a question that waits there would keep tasks of other tests waiting.
  private func ask(_ loop: EventLoop, turns: Bool = true, patience: Duration = .seconds(60)) -> StatusSocket.Answer {
    let (path, told) = (path, Told())
    let thread = Thread { told.answer.withLock { $0 = StatusSocket.ask(path, patience: patience) } }
    thread.start()
    loop.beforeSleep { .zero }
    while !thread.isFinished { if turns { loop.turn() } else { sched_yield() } }
    return told.answer.withLock { $0 } ?? .absent
  }

  /// What the thread was told.
  private nonisolated final class Told: Sendable {
    let answer = Mutex<StatusSocket.Answer?>(nil)
  }

  @Test func whoeverAsksIsToldAndOthersWakeNobody() throws {
    let loop = EventLoop()
    var count = 0
    let socket = try StatusSocket(path: path) {
      count += 1
      return "good \(count)"
    }
    socket.attach(to: loop)
    #expect(loop.deadline == nil)
    #expect(ask(loop) == .told("good 1"))
    #expect(ask(loop) == .told("good 2"))
    #expect(count == 2)
  }

  @Test func aPanelThatHangsIsSilent() throws {
    let socket = try StatusSocket(path: path) { "never" }
    #expect(ask(EventLoop(), turns: false, patience: .milliseconds(1)) == .silent)
    withExtendedLifetime(socket) {}
  }

  @Test func nobodyIsThereBeforeAndAfter() throws {
    #expect(StatusSocket.ask(path) == .absent)
    do {
      let socket = try StatusSocket(path: path) { "" }
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
      withExtendedLifetime(socket) {}
    }
    #expect(StatusSocket.ask(path) == .absent && access(path, F_OK) != 0)
  }

  @Test func aKilledPanelsSocketIsTakenOverAndALivingOnesIsNot() throws {
    let fd = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #expect(UnixAddress(path)?.with { bind(fd, $0, $1) } == 0)
    close(fd)
    let socket = try StatusSocket(path: path) { "" }
    #expect(throws: MachineError.self) { try StatusSocket(path: path) { "" } }
    #expect(StatusSocket.ask(path, patience: .zero) == .silent, "the first is still there")
    withExtendedLifetime(socket) {}
  }

  @Test func aPathThatIsTooLongIsToldAndNothingElse() {
    let path = "/tmp/" + String(repeating: "x", count: 110)
    #expect(throws: MachineError.self) { try StatusSocket(path: path) { "" } }
    #expect(StatusSocket.ask(path) == .absent)
  }
}
