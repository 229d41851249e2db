import CLinux
import Glibc
import Synchronization
import Testing

@testable import LinuxHost

@Suite struct StatusSocketTests {
  private let folder = Folder()
  private var path: String { "\(folder.path)/.panel.conf.socket" }

  /// Asks from another thread, as another program does, while the loop takes turns.
  private func ask(_ loop: EventLoop, turns: Bool = true, patience: Duration = .seconds(600)) async
    -> StatusSocket.Answer
  {
    let path = path
    let answer = Task.detached { StatusSocket.ask(path, patience: patience) }
    let isOver = Mutex(false)
    let watch = Task.detached {
      _ = await answer.value
      isOver.withLock { $0 = true }
    }
    loop.beforeSleep { .zero }
    while turns, !isOver.withLock({ $0 }) {
      loop.turn()
      await Task.yield()
    }
    await watch.value
    return await answer.value
  }

  @Test func whoeverAsksIsToldAndOthersWakeNobody() async throws {
    let loop = EventLoop()
    var count = 0
    let socket = try StatusSocket(path: path) {
      count += 1
      return "good \(count)"
    }
    socket.attach(to: loop)
    #expect(loop.deadline == nil)
    #expect(await ask(loop) == .told("good 1"))
    #expect(await ask(loop) == .told("good 2"))
    #expect(count == 2)
  }

  @Test func aPanelThatHangsIsSilent() async throws {
    let socket = try StatusSocket(path: path) { "never" }
    #expect(await ask(EventLoop(), turns: false, patience: .milliseconds(1)) == .silent)
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
