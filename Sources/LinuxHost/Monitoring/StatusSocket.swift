import CLinux
import Glibc

/// Tells whoever connects to a Unix socket how things are, and hangs up. Only its owner and root may connect.
///
///     let socket = StatusSocket(path: "/var/lib/kiosk/.panel.conf.socket") { "good" }
///     socket.attach(to: loop)
///     StatusSocket.ask("/var/lib/kiosk/.panel.conf.socket")  // .told("good")
///
/// While nobody asks it costs no wake.
@MainActor public final class StatusSocket {
  /// The most questions that are answered in one wake.
  private static let mostAnswers = 16
  private static let backlog: Int32 = 16
  /// How long nobody is answered after the machine had no descriptor or memory for a connection: the question keeps
  /// waiting, and would wake the loop without end.
  private static let pause = Duration.seconds(1)

  private let path: String
  private let log: (String) -> Void
  private let answer: () -> String
  /// The listening socket; −1 while there is none.
  private var fd: Int32 = -1
  private weak var loop: EventLoop?
  /// When the socket is opened again, or questions are answered again; `nil` while neither has to wait.
  private var resumption: Duration?
  private var backoff = Backoff()
  /// The last refusal that was logged.
  private var refusal: String?

  /// Prepares a socket at a path; nobody can ask before it is attached to a loop.
  ///
  /// - Parameter log: Is told why the socket cannot be opened, once for each reason.
  public init(path: String, log: @escaping (String) -> Void = { _ in }, answer: @escaping () -> String) {
    (self.path, self.log, self.answer) = (path, log, answer)
  }

  isolated deinit { close() }

  /// Listens, in place of a program that has ended, and has a loop answer.
  ///
  /// What the machine refuses is tried again after one second, two, four, and so on, at most a minute: the disk may be
  /// full or read-only for a while, and another program that listens there may end. Only a path that is too long for a
  /// socket is given up.
  public func attach(to loop: EventLoop) {
    self.loop = loop
    loop.eachWake(in: .supervision, for: self) { [weak self] time in self?.resume(at: time) }
    loop.beforeSleep(for: self) { [weak self] in self?.resumption }
    open()
  }

  /// Leaves a loop, and listens no longer.
  public func detach(from loop: EventLoop) {
    loop.unwatch(fd)
    loop.removeSteps(of: self)
    (self.loop, resumption) = (nil, nil)
    close()
  }

  private func open() {
    guard let address = UnixAddress(path) else {
      return refuse("a socket's path starts with / or . and has 107 bytes at most, so nobody can ask for the status.")
    }
    if case .absent = Self.ask(path, longestWait: .zero) { UnixAddress.removeSocket(at: path) }
    if let code = listen(at: address) {
      refuse("nobody can ask for the status: \(errorText(code)). It is tried again.")
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
    guard fd >= 0 else { return errno }
    // Its mode from the first moment on.
    fchmod(fd, 0o600)
    guard address.with({ bind(fd, $0, $1) }) == 0, Glibc.listen(fd, Self.backlog) == 0 else {
      defer { Glibc.close(fd) }
      return errno
    }
    self.fd = fd
    return nil
  }

  private func close() {
    guard fd >= 0 else { return }
    Glibc.close(fd)
    unlink(path)
    fd = -1
  }

  private func watch() { loop?.watch(fd, in: .supervision) { [weak self] in self?.answerAll() } }

  private func resume(at time: Duration) {
    guard let resumption, time >= resumption else { return }
    self.resumption = nil
    if fd < 0 { open() } else { watch() }
  }

  private func answerAll() {
    let text = Array(answer().utf8)
    for _ in 0..<Self.mostAnswers {
      // Nobody is started before it is closed again.
      let connection = accept(fd, nil, nil)
      if connection < 0 {
        // Nobody is left, or whoever asked has gone.
        if [EAGAIN, EINTR, ECONNABORTED].contains(errno) { return }
        resumption = loop.map { $0.now + Self.pause }
        loop?.unwatch(fd)
        return
      }
      // A socket's own memory takes it all: nobody is waited for.
      _ = Glibc.send(connection, text, text.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      Glibc.close(connection)
    }
  }

  nonisolated static func makeSocket() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
  }
}
