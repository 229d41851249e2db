import CLinux
import Glibc
import Machine

/// A Unix socket to which programs connect: the common part of a panel's sockets. Only its owner and root may connect.
///
/// Without connections it costs no wake.
@MainActor final class ListeningSocket {
  private static let backlog: Int32 = 16

  private let path: String
  private let phase: EventLoop.Phase
  private let consequence: String
  private let log: (String) -> Void
  /// Called with each connection.
  var onConnection: (consuming Descriptor) -> Void = { _ in }
  /// Accepts the connections; `nil` while the socket is not open.
  private var acceptor: Acceptor?
  private weak var loop: EventLoop?
  /// The time of the next attempt to open the socket; `nil` while it is open or not wanted.
  private var reopening: Duration?
  private var backoff = Backoff()
  /// The last refusal that was logged.
  private var refusal: String?

  /// Prepares a socket at a path; programs can connect once it is attached to a loop.
  ///
  /// - Parameters:
  ///   - phase: when connections are accepted within a wake.
  ///   - consequence: the functions that fail without the socket, for the log.
  ///   - log: receives the reason why the socket cannot be opened, once for each reason.
  init(
    path: String, in phase: EventLoop.Phase = .supervision, consequence: String, log: @escaping (String) -> Void
  ) {
    (self.path, self.phase, self.consequence, self.log) = (path, phase, consequence, log)
  }

  isolated deinit { close() }

  /// Listens on a loop, and replaces the socket of a former program.
  ///
  /// If the machine refuses, further attempts follow after one second, two, four, and so on, up to a minute: a full or
  /// read-only disk may recover, and another program that listens there may end. Only a path that is too long for a
  /// socket is given up.
  func attach(to loop: EventLoop) {
    self.loop = loop
    loop.eachWake(in: .supervision, for: self) { [weak self] time in self?.resume(at: time) }
    loop.beforeSleep(for: self) { [weak self] in self?.reopening ?? self?.acceptor?.resumption }
    open()
  }

  /// Leaves a loop, and listens no longer.
  func detach(from loop: EventLoop) {
    loop.removeSteps(of: self)
    close()
    (self.loop, reopening) = (nil, nil)
  }

  private func open() {
    guard let loop else { return }
    // An abstract name has no owner and no mode.
    guard path.first != "@", let address = UnixAddress(path) else {
      return refuse("the path of a socket must have at most 107 bytes and not begin with @, so \(consequence).")
    }
    if case .absent = StatusSocket.ask(path, longestWait: .zero) { UnixAddress.removeSocket(at: path) }
    if let code = listen(at: address, on: loop) {
      refuse(
        "\(consequence): \(errorText(code)). Check whether another program listens there, a file is in the way, or the folder cannot be written to. The panel tries again."
      )
      reopening = loop.now + backoff.next()
    }
  }

  private func refuse(_ reason: String) {
    if refusal != reason { log("\(path): \(reason)") }
    refusal = reason
  }

  /// Opens the socket; the error number if the machine refuses it.
  private func listen(at address: UnixAddress, on loop: EventLoop) -> Int32? {
    guard let socket = Descriptor(Self.makeSocket()) else { return errno }
    // Its mode from the first moment on.
    guard fchmod(socket.number, 0o600) == 0, address.bind(socket, at: path) == 0,
      Glibc.listen(socket.number, Self.backlog) == 0
    else { return errno }
    acceptor = Acceptor(socket, in: phase, on: loop, isOfOwner: true) { [weak self] in self?.onConnection($0) }
    return nil
  }

  private func close() {
    guard acceptor != nil else { return }
    acceptor = nil
    FolderOwner.acting(at: path) { unlink(path) }
  }

  private func resume(at time: Duration) {
    acceptor?.resume(at: time)
    guard let reopening, time >= reopening else { return }
    self.reopening = nil
    open()
  }

  /// Makes a socket of the common kind, for servers and for clients.
  nonisolated static func makeSocket() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
  }
}
