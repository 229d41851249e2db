import CLinux
import Glibc

/// Answers programs line by line over a Unix socket. Only its owner and root may connect.
///
/// A line that is too long, or a program that does not read its answers, ends the connection: the panel waits for nobody.
/// While nobody writes it costs no wake.
@MainActor public final class LineSocket {
  /// The most programs that are connected at once; others are turned away.
  private static let mostClients = 4
  /// The most bytes of a line.
  private static let longestLine = 65_536

  private struct Client {
    var line: [UInt8] = []
  }

  private let path: String
  private let log: (String) -> Void
  private var listener: Int32 = -1
  private var clients: [Int32: Client] = [:]
  private weak var loop: EventLoop?
  /// Returns the answer to a line of a program, without its end; `nil` for none.
  public var answer: (_ client: Int32, _ line: [UInt8]) -> String? = { _, _ in nil }
  /// Called when a program has gone.
  public var onLeave: (_ client: Int32) -> Void = { _ in }

  /// Prepares a socket at a path; nobody can connect before it is attached to a loop.
  ///
  /// - Parameter log: Is told why the socket cannot be opened.
  public init(path: String, log: @escaping (String) -> Void) { (self.path, self.log) = (path, log) }

  isolated deinit { closeAll() }

  /// Listens, in place of a program that has ended.
  public func attach(to loop: EventLoop) {
    self.loop = loop
    guard let address = UnixAddress(path) else {
      return log("\(path): a socket's path starts with / or . and has 107 bytes at most, so no program can connect.")
    }
    if case .absent = StatusSocket.ask(path, longestWait: .zero) { UnixAddress.removeSocket(at: path) }
    let fd = StatusSocket.makeSocket()
    // Its mode from the first moment on.
    guard fd >= 0, fchmod(fd, 0o600) == 0, address.with({ bind(fd, $0, $1) }) == 0, listen(fd, 4) == 0 else {
      log(
        "\(path): no program can connect: \(errorText(errno)). See who listens there, whether a file is in the way, and whether the folder may be written."
      )
      if fd >= 0 { Glibc.close(fd) }
      return
    }
    listener = fd
    loop.watch(fd, in: .supervision) { [weak self] in self?.accept() }
  }

  /// Leaves the loop, and listens no longer.
  public func detach() { closeAll() }

  /// Sends a line to a program.
  public func send(_ text: String, to client: Int32) {
    let bytes = Array((text + "\n").utf8)
    guard clients[client] != nil else { return }
    let count = Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    if count != bytes.count { drop(client) }
  }

  private func accept() {
    while true {
      let fd = Glibc.accept(listener, nil, nil)
      if fd < 0 { return }
      // Programs that the panel starts must not keep the connection.
      _ = fcntl(fd, F_SETFD, FD_CLOEXEC)
      guard clients.count < Self.mostClients, let loop else {
        Glibc.close(fd)
        continue
      }
      clients[fd] = Client()
      loop.watch(fd, in: .supervision) { [weak self] in self?.read(fd) }
    }
  }

  private func read(_ fd: Int32) {
    var block = [UInt8](repeating: 0, count: 4096)
    while clients[fd] != nil {
      let count = recv(fd, &block, block.count, Int32(MSG_DONTWAIT))
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      guard count > 0 else { return drop(fd) }
      for byte in block[..<count] { take(byte, from: fd) }
    }
  }

  private func take(_ byte: UInt8, from fd: Int32) {
    guard clients[fd] != nil else { return }
    if byte == UInt8(ascii: "\n") {
      let line = clients[fd]?.line ?? []
      clients[fd]?.line = []
      if line.isEmpty { return }
      if let text = answer(fd, line) { send(text, to: fd) }
      return
    }
    clients[fd]?.line.append(byte)
    if let count = clients[fd]?.line.count, count > Self.longestLine { drop(fd) }
  }

  private func drop(_ fd: Int32) {
    guard clients.removeValue(forKey: fd) != nil else { return }
    loop?.unwatch(fd)
    Glibc.close(fd)
    onLeave(fd)
  }

  private func closeAll() {
    for fd in Array(clients.keys) { drop(fd) }
    guard listener >= 0 else { return }
    loop?.unwatch(listener)
    Glibc.close(listener)
    unlink(path)
    listener = -1
  }
}
