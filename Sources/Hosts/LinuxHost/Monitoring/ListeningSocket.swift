import CLinux
import Glibc

/// A Unix socket to which programs connect: what all of a panel's sockets have in common. Only its owner and root may
/// connect.
///
/// While nobody connects it costs no wake.
@MainActor final class ListeningSocket {
  /// The most programs that are taken in one wake.
  private static let mostConnections = 16
  private static let backlog: Int32 = 16
  /// How long nobody is taken after the machine had no descriptor or memory for a connection: the program keeps waiting,
  /// and would wake the loop without end.
  private static let pause = Duration.seconds(1)

  private let path: String
  private let consequence: String
  private let log: (String) -> Void
  /// Called with the descriptor of each connection, which is the callee's to close. Programs that the panel starts do not
  /// keep it.
  var onConnection: (Int32) -> Void = { _ in }
  /// The listening socket; −1 while there is none.
  private var fd: Int32 = -1
  private weak var loop: EventLoop?
  /// When the socket is opened again, or programs are taken again; `nil` while neither has to wait.
  private var resumption: Duration?
  private var backoff = Backoff()
  /// The last refusal that was logged.
  private var refusal: String?

  /// Prepares a socket at a path; nobody can connect before it is attached to a loop.
  ///
  /// - Parameters:
  ///   - consequence: what cannot be done without the socket, for the log.
  ///   - log: receives why the socket cannot be opened, once for each reason.
  init(path: String, consequence: String, log: @escaping (String) -> Void) {
    (self.path, self.consequence, self.log) = (path, consequence, log)
  }

  isolated deinit { close() }

  /// Listens on a loop, in place of a program that has ended.
  ///
  /// What the machine refuses is tried again after one second, two, four, and so on, at most a minute: the disk may be
  /// full or read-only for a while, and another program that listens there may end. Only a path that is too long for a
  /// socket is given up.
  func attach(to loop: EventLoop) {
    self.loop = loop
    loop.eachWake(in: .supervision, for: self) { [weak self] time in self?.resume(at: time) }
    loop.beforeSleep(for: self) { [weak self] in self?.resumption }
    open()
  }

  /// Leaves a loop, and listens no longer.
  func detach(from loop: EventLoop) {
    loop.removeSteps(of: self)
    close()
    (self.loop, resumption) = (nil, nil)
  }

  private func open() {
    guard let address = UnixAddress(path) else {
      return refuse("the path of a socket must start with / or . and have at most 107 bytes, so \(consequence).")
    }
    if case .absent = StatusSocket.ask(path, longestWait: .zero) { UnixAddress.removeSocket(at: path) }
    if let code = listen(at: address) {
      refuse(
        "\(consequence): \(errorText(code)). Check whether another program listens there, a file is in the way, or the folder cannot be written to. The panel tries again."
      )
      resumption = loop.map { $0.now + backoff.next() }
    } else {
      watch()
    }
  }

  private func refuse(_ reason: String) {
    if refusal != reason { log("\(path): \(reason)") }
    refusal = reason
  }

  /// Opens the socket; the error number if the machine refuses it.
  private func listen(at address: UnixAddress) -> Int32? {
    let fd = Self.makeSocket()
    // Its mode from the first moment on.
    guard fd >= 0, fchmod(fd, 0o600) == 0, address.with({ bind(fd, $0, $1) }) == 0,
      Glibc.listen(fd, Self.backlog) == 0
    else {
      let code = errno
      if fd >= 0 { Glibc.close(fd) }
      return code
    }
    self.fd = fd
    return nil
  }

  private func close() {
    guard fd >= 0 else { return }
    // The next descriptor of this number is another's.
    loop?.unwatch(fd)
    Glibc.close(fd)
    unlink(path)
    fd = -1
  }

  private func watch() { loop?.watch(fd, in: .supervision) { [weak self] in self?.accept() } }

  private func resume(at time: Duration) {
    guard let resumption, time >= resumption else { return }
    self.resumption = nil
    if fd < 0 { open() } else { watch() }
  }

  private func accept() {
    for _ in 0..<Self.mostConnections {
      let connection = Glibc.accept(fd, nil, nil)
      if connection >= 0 {
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        onConnection(connection)
        continue
      }
      // No client is left, or it has gone already.
      if [EAGAIN, EINTR, ECONNABORTED].contains(errno) { return }
      resumption = loop.map { $0.now + Self.pause }
      loop?.unwatch(fd)
      return
    }
  }

  /// Makes a socket of the kind that all of them are, for servers and for clients.
  nonisolated static func makeSocket() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
  }
}
