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
  private func ask(_ loop: EventLoop, turns: Bool = true, longestWait: Duration = .seconds(60)) -> StatusSocket.Answer {
    let (path, told) = (path, Told())
    let thread = Thread { told.answer.withLock { $0 = StatusSocket.ask(path, longestWait: longestWait) } }
    thread.start()
    loop.beforeSleep { .zero }
    while !thread.isFinished { if turns { loop.turn() } else { sched_yield() } }
    return told.answer.withLock { $0 } ?? .absent
  }

  /// What the thread was told.
  private nonisolated final class Told: Sendable {
    let answer = Mutex<StatusSocket.Answer?>(nil)
  }

  @Test("A program that asks gets an answer, and others wake nobody")
  func whoeverAsksIsToldAndOthersWakeNobody() {
    let loop = EventLoop()
    var count = 0
    let socket = StatusSocket(path: path) {
      count += 1
      return "good \(count)"
    }
    socket.attach(to: loop)
    #expect(loop.deadline == nil)
    #expect(ask(loop) == .told("good 1"))
    #expect(ask(loop) == .told("good 2"))
    #expect(count == 2)
  }

  /// A socket that listens, and whose loop takes no turn.
  private func listening(log: @escaping (String) -> Void = { Issue.record("\($0)") }) -> StatusSocket {
    let socket = StatusSocket(path: path, log: log) { "never" }
    socket.attach(to: EventLoop())
    return socket
  }

  @Test("A panel that hangs is silent")
  func aPanelThatHangsIsSilent() {
    let socket = listening()
    #expect(ask(EventLoop(), turns: false, longestWait: .milliseconds(1)) == .silent)
    withExtendedLifetime(socket) {}
  }

  @Test("Nobody is there before and after the socket")
  func nobodyIsThereBeforeAndAfter() {
    #expect(StatusSocket.ask(path) == .absent)
    do {
      let socket = listening()
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
      withExtendedLifetime(socket) {}
    }
    #expect(StatusSocket.ask(path) == .absent && access(path, F_OK) != 0)
  }

  @Test("A killed panel's socket is taken over, and a living one's is not")
  func aKilledPanelsSocketIsTakenOverAndALivingOnesIsNot() {
    let fd = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #expect(UnixAddress(path)?.with { bind(fd, $0, $1) } == 0)
    close(fd)
    let first = listening()
    var lines: [String] = []
    do {
      let second = listening { lines.append($0) }
      withExtendedLifetime(second) {}
    }
    #expect(lines.count == 1 && lines[0].contains("Address already in use"), "\(lines)")
    #expect(StatusSocket.ask(path, longestWait: .zero) == .silent, "the first is still there")
    withExtendedLifetime(first) {}
  }

  @Test("A socket that is refused is reported once, and tried again until it opens")
  func aSocketThatIsRefusedIsToldOnceAndTriedAgainUntilItCanBeHad() {
    final class Time { var now = Duration.zero }
    let time = Time()
    let loop = EventLoop(clock: { time.now })
    var lines: [String] = []
    let folder = "\(folder.path)/later"
    let socket = StatusSocket(path: folder + "/socket", log: { lines.append($0) }) { "good" }
    socket.attach(to: loop)
    for seconds in [1, 3, 7, 15, 31, 63, 123, 183] {
      #expect(loop.deadline == .seconds(seconds))
      time.now = .seconds(seconds)
      loop.turn()
    }
    #expect(lines.count == 1 && lines[0].contains("No such file or directory"), "\(lines)")
    mkdir(folder, 0o700)
    time.now = .seconds(243)
    loop.turn()
    #expect(lines.count == 1 && loop.deadline == nil)
    #expect(StatusSocket.ask(folder + "/socket", longestWait: .zero) == .silent, "somebody listens")
    socket.detach(from: loop)
    #expect(access(folder + "/socket", F_OK) != 0)
  }

  @Test("A path that is too long is reported, and not tried again")
  func aPathThatIsTooLongIsToldAndNotTriedAgain() {
    var lines: [String] = []
    let path = "/tmp/" + String(repeating: "x", count: 110)
    let (socket, loop) = (StatusSocket(path: path, log: { lines.append($0) }) { "" }, EventLoop())
    socket.attach(to: loop)
    #expect(lines.count == 1 && lines[0].contains("107 bytes") && loop.deadline == nil, "\(lines)")
    #expect(StatusSocket.ask(path) == .absent)
  }
}
