import CLinux
import Glibc
import Machine
import Testing

@testable import LinuxHost

@Suite("Accepting connections") struct AcceptorTests {
  /// A descriptor that is readable for ever, as a socket with a connection that waits.
  private static func readable() -> Int32 { open("/dev/zero", O_RDONLY | O_CLOEXEC) }

  @Test("A machine without descriptors is asked once a second, and not with every wake")
  func pause() {
    var (time, attempts) = (Duration.zero, 0)
    let loop = EventLoop { time }
    // No turn sleeps.
    loop.beforeSleep { .zero }
    let acceptor = Acceptor(
      Descriptor(owning: Self.readable()), in: .input, on: loop,
      accept: { _ in
        attempts += 1
        errno = EMFILE
        return -1
      }, onConnection: { _ in })
    for _ in 0..<50 { loop.turn() }
    #expect(attempts == 1)
    #expect(acceptor.resumption == .seconds(1))
    acceptor.resume(at: .milliseconds(999))
    loop.turn()
    #expect(attempts == 1)
    time = .seconds(1)
    acceptor.resume(at: time)
    for _ in 0..<50 { loop.turn() }
    #expect(attempts == 2)
  }

  @Test("The panel's user and root are let in, and nobody else")
  func owner() throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    // The other end is this process.
    let isOwn = Descriptor(owning: ends[0]).isOfOwner
    #expect(isOwn)
    close(ends[1])
    #expect(Descriptor.isOwner(geteuid()) && Descriptor.isOwner(0))
    #expect(!Descriptor.isOwner(geteuid() + 1))
    // What has no owner is nobody's.
    let isOwned = Descriptor(owning: Self.readable()).isOfOwner
    #expect(!isOwned)
  }

  @Test("A connection that nobody keeps is closed, and one that is given away is not")
  func ownership() throws {
    let loop = EventLoop()
    loop.beforeSleep { .zero }
    var (first, second): ([Int32], [Int32]) = ([0, 0], [0, 0])
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &first) == 0)
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &second) == 0)
    var (waiting, kept) = ([first[0], second[0]], [Int32]())
    let acceptor = Acceptor(
      Descriptor(owning: Self.readable()), in: .input, on: loop,
      accept: { _ in
        errno = EAGAIN
        return waiting.isEmpty ? -1 : waiting.removeFirst()
      },
      onConnection: { connection in
        if kept.isEmpty { kept.append(connection.release()) }
      })
    loop.turn()
    #expect(kept == [first[0]])
    #expect(fcntl(first[0], F_GETFD) == FD_CLOEXEC)
    // What the other end reads says whether this one is open.
    var byte: UInt8 = 0
    #expect(recv(first[1], &byte, 1, Int32(MSG_DONTWAIT)) == -1)
    #expect(recv(second[1], &byte, 1, Int32(MSG_DONTWAIT)) == 0)
    for descriptor in [first[0], first[1], second[1]] { close(descriptor) }
    withExtendedLifetime(acceptor) {}
  }
}
