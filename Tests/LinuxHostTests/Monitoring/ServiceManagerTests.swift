import CLinux
import Glibc
import Testing

@testable import LinuxHost

@Suite struct ServiceManagerTests {
  private func manager(_ address: String?, watchdog: String? = nil, processID: String? = nil) -> ServiceManager {
    let environment = ["NOTIFY_SOCKET": address, "WATCHDOG_USEC": watchdog, "WATCHDOG_PID": processID]
    return ServiceManager(environment: { environment[$0] ?? nil }, processID: 42)
  }

  @Test("Ready reaches a path socket")
  func readyReachesAPathSocket() {
    let folder = Folder()
    let socket = Datagrams(path: "\(folder.path)/notify")
    var manager = manager("\(folder.path)/notify")
    manager.ready(status: "up\nand well", at: .zero)
    #expect(manager.deadline == nil)
    #expect(socket.next() == "READY=1\nSTATUS=up and well")
  }

  @Test("Ready reaches an abstract socket")
  func readyReachesAnAbstractSocket() {
    let name = "faceplate-test-\(getpid())"
    let socket = Datagrams(path: "@\(name)")
    manager("@\(name)").stopping()
    #expect(socket.next() == "STOPPING=1")
  }

  @Test("Without a manager nothing is sent")
  func withoutAManagerNothingIsSent() {
    #expect(!manager(nil).isPresent)
    #expect(!manager("relative").isPresent)
    #expect(!manager("/" + String(repeating: "x", count: 200)).isPresent)
    var nobody = manager(nil)
    nobody.ready(status: "", at: .zero)
    #expect(nobody.deadline == nil)
  }

  @Test("A readiness that could not be sent is sent again")
  func aReadinessThatCouldNotBeSentIsSentAgain() {
    let name = "@faceplate-late-\(getpid())"
    var manager = manager(name)
    manager.ready(status: "up", at: .zero)
    #expect(manager.deadline == .seconds(1), "nobody has listened")
    manager.ping(at: .seconds(1), isHealthy: true)
    #expect(manager.deadline == .seconds(2))
    let socket = Datagrams(path: name)
    manager.ping(at: .seconds(2), isHealthy: true)
    #expect(socket.next() == "READY=1\nSTATUS=up" && manager.deadline == nil)
  }

  @Test("A manager that never listens is left alone")
  func aManagerThatNeverListensIsLeftAlone() {
    var manager = manager("@faceplate-never-\(getpid())")
    manager.ready(status: "up", at: .zero)
    for second in 1..<ServiceManager.readyAttempts { manager.ping(at: .seconds(second), isHealthy: true) }
    #expect(manager.deadline != nil)
    manager.ping(at: .seconds(ServiceManager.readyAttempts), isHealthy: true)
    #expect(manager.deadline == nil)
  }

  @Test("The watchdog is fed at half its time")
  func theWatchdogIsFedAtHalfItsTime() {
    let socket = Datagrams(path: "@faceplate-watchdog-\(getpid())")
    var manager = manager("@faceplate-watchdog-\(getpid())", watchdog: "10000000")
    manager.arm(at: .seconds(100))
    #expect(manager.nextPing == .seconds(105))
    manager.ping(at: .seconds(104), isHealthy: true)
    #expect(socket.next() == nil)
    manager.ping(at: .seconds(105), isHealthy: true)
    #expect(socket.next() == "WATCHDOG=1")
    #expect(manager.nextPing == .seconds(110))
  }

  @Test("A sign of life that could not be given is tried again in time")
  func aSignOfLifeThatCouldNotBeGivenIsTriedAgainInTime() {
    let socket = Datagrams(path: "@faceplate-retry-\(getpid())")
    var manager = manager("@faceplate-retry-\(getpid())", watchdog: "10000000")
    manager.arm(at: .zero)
    manager.ping(at: .seconds(5), isHealthy: false)
    #expect(manager.nextPing == .seconds(6))
    manager.ping(at: .seconds(6), isHealthy: true)
    #expect(socket.next() == "WATCHDOG=1")
    #expect(manager.nextPing == .seconds(11))
  }

  @Test("A stuck display is not reported alive")
  func aStuckDisplayIsNotReportedAlive() {
    let socket = Datagrams(path: "@faceplate-stuck-\(getpid())")
    var manager = manager("@faceplate-stuck-\(getpid())", watchdog: "10000000")
    manager.arm(at: .zero)
    manager.ping(at: .seconds(5), isHealthy: false)
    #expect(socket.next() == nil)
  }

  @Test("The watchdog of another process is not ours")
  func theWatchdogOfAnotherProcessIsNotOurs() {
    #expect(manager("@x", watchdog: "1000", processID: "7").watchdogInterval == nil)
    #expect(manager("@x", watchdog: "1000", processID: "42").watchdogInterval == .microseconds(500))
    #expect(manager("@x", watchdog: "0").watchdogInterval == nil)
    var idle = manager("@x")
    idle.arm(at: .zero)
    #expect(idle.nextPing == nil)
  }
}

/// The manager's end of the socket.
private final class Datagrams {
  private let fd: Int32

  init(path: String) {
    fd = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) {
      $0.copyBytes(from: path.utf8)
      if path.hasPrefix("@") { $0[0] = 0 }
    }
    let length = socklen_t(2 + path.utf8.count)
    withUnsafePointer(to: &address) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(fd, $0, length) }
    }
  }

  isolated deinit { close(fd) }

  func next() -> String? {
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = recv(fd, &bytes, bytes.count, 0)
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }
}
