import CLinux
import Glibc

/// Tells whoever connects to a Unix socket how things are, and hangs up. Only its owner and root may connect.
///
///     let socket = try StatusSocket(path: "/var/lib/kiosk/.panel.conf.socket") { "good" }
///     socket.attach(to: loop)
///     StatusSocket.ask("/var/lib/kiosk/.panel.conf.socket")  // .told("good")
///
/// While nobody asks it costs no wake.
@MainActor public final class StatusSocket {
  /// What came of a question.
  public enum Answer: Hashable, Sendable {
    /// The answer of the program that accepts connections.
    case told(String)
    /// No process accepts connections.
    case absent
    /// A process accepts connections but does not answer in time: it hangs.
    case silent
    /// The socket may not be used by this user, or could not be; the error number.
    case refused(Int32)
  }

  /// The most questions that are answered in one wake.
  private static let mostAnswers = 16
  private static let backlog: Int32 = 16
  /// How long nobody is answered after the machine had no descriptor or memory for a connection: the question keeps
  /// waiting, and would wake the loop without end.
  private static let pause = Duration.seconds(1)

  private let fd: Int32
  private let path: String
  private let answer: () -> String
  private weak var loop: EventLoop?
  /// When questions are answered again; `nil` while they are.
  private var resumption: Duration?

  /// Listens at a path, in place of a program that has ended. Throws if another program listens there, or what the machine
  /// refused.
  public init(path: String, answer: @escaping () -> String) throws(MachineError) {
    fd = try Self.listening(at: path)
    (self.path, self.answer) = (path, answer)
  }

  private static func listening(at path: String) throws(MachineError) -> Int32 {
    guard let address = UnixAddress(path) else {
      throw MachineError(.failed, "\(path): a socket's path has 107 bytes at most, so nobody can ask for the status.")
    }
    if case .absent = ask(path, patience: .zero) { unlink(path) }
    let fd = makeSocket()
    // Its mode from the first moment on.
    fchmod(fd, 0o600)
    guard address.with({ bind(fd, $0, $1) }) == 0, listen(fd, backlog) == 0 else {
      let text = errorText(errno)
      Glibc.close(fd)
      throw MachineError(.failed, "\(path): nobody can ask for the status: \(text)")
    }
    return fd
  }

  isolated deinit {
    Glibc.close(fd)
    unlink(path)
  }

  /// Has a loop answer.
  public func attach(to loop: EventLoop) {
    self.loop = loop
    loop.eachWake(in: .supervision, for: self) { [weak self] time in self?.resume(at: time) }
    loop.beforeSleep(for: self) { [weak self] in self?.resumption }
    watch()
  }

  private func watch() { loop?.watch(fd, in: .supervision) { [weak self] in self?.answerAll() } }

  private func resume(at time: Duration) {
    guard let resumption, time >= resumption else { return }
    self.resumption = nil
    watch()
  }

  /// Leaves a loop.
  public func detach(from loop: EventLoop) {
    loop.unwatch(fd)
    loop.removeSteps(of: self)
    (self.loop, resumption) = (nil, nil)
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

  private nonisolated static func makeSocket() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
  }

  /// Asks at a path.
  ///
  /// - Parameter patience: the longest wait for an answer.
  public nonisolated static func ask(_ path: String, patience: Duration = .seconds(3)) -> Answer {
    guard let address = UnixAddress(path) else { return .absent }
    let fd = makeSocket()
    guard fd >= 0 else { return .refused(errno) }
    defer { Glibc.close(fd) }
    guard address.with({ connect(fd, $0, $1) }) == 0 else {
      switch errno {
      case ENOENT, ECONNREFUSED: return .absent
      case EAGAIN: return .silent
      default: return .refused(errno)
      }
    }
    let end = MonotonicTime.now() + patience
    var (bytes, block) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while true {
      var request = pollfd(fd: fd, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, (end - MonotonicTime.now()).pollMilliseconds) > 0 else { return .silent }
      let count = read(fd, &block, block.count)
      if count <= 0 { return bytes.isEmpty ? .silent : .told(String(decoding: bytes, as: UTF8.self)) }
      bytes += block[..<count]
    }
  }
}
