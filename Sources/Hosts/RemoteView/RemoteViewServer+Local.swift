import CLinux
import Glibc
import Graphics
import LinuxHost
import Runtime

/// Programs of this machine that watch the panel: `kiosk screenshot` and `kiosk record`. They speak the protocol of the
/// processes of viewers over a Unix socket that only the panel's user and root may open.
extension RemoteViewServer {
  /// Opens the socket at a path, in place of a program that has ended. It costs no wake while nobody connects.
  public func open(at path: String) {
    switch LocalSocket.listen(path) {
    case .success(let descriptor):
      programs.open(descriptor, at: path, on: loop) { [weak self] in self?.serveLocal($0) }
    case .failure(let error):
      log("\(path): no picture of the panel can be taken: \(error.text).")
    }
  }

  /// Hands a program the memory of the picture.
  private func serveLocal(_ connection: consuming Connection) {
    guard viewers.count(where: { $0.isLocal }) < Self.mostPrograms, let size = pictureSize(),
      let memory = picture.share(size)
    else { return }
    let welcome = ToViewer.Welcome(
      width: size.width, height: size.height, isViewOnly: true, passwords: [], name: "Faceplate", scale: scale())
    follow(RemoteViewer(local: connection, memory, welcome, greetingEnd: loop.now + Self.longestGreeting))
  }

  // MARK: Input

  /// Whether a program keeps a record of the input.
  public var wantsInput: Bool { viewers.contains { $0.isRecording } }

  /// Tells the programs that keep a record of an event, unless it is secret.
  public func note(_ event: InputEvent, isSecret: Bool) {
    for viewer in viewers where viewer.isRecording { viewer.record(event, isSecret: isSecret) }
  }
}

/// The Unix socket on which programs of this machine ask for the panel's picture.
struct ProgramSocket {
  private var acceptor: Acceptor?
  private var path = ""

  /// When programs are accepted again after the machine has refused one; `nil` while they are.
  var resumption: Duration? { acceptor?.resumption }

  /// Accepts the programs of the panel's user and of root that connect to a listening socket.
  mutating func open(
    _ descriptor: Int32, at path: String, on loop: EventLoop, onConnection: @escaping (consuming Connection) -> Void
  ) {
    acceptor = Acceptor(descriptor, in: .supervision, on: loop, isOfOwner: true, onConnection: onConnection)
    self.path = path
  }

  /// Accepts programs again, if the pause is over.
  func resume(at now: Duration) { acceptor?.resume(at: now) }

  /// Closes the socket, and removes its file.
  mutating func close() {
    guard acceptor != nil else { return }
    acceptor = nil
    unlink(path)
  }
}

/// The error of a system call on a socket.
struct SocketError: Error {
  /// The number, as in `errno`.
  let number: Int32
  /// The words for it.
  var text: String { errorText(number) }
}

/// A Unix socket whose messages have ends. None of its calls waits: the panel at the other end may hang.
enum LocalSocket {
  private static func make() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
  }

  /// Listens at a path, for this user alone.
  static func listen(_ path: String) -> Result<Int32, SocketError> {
    guard let address = UnixAddress(path) else { return .failure(SocketError(number: ENAMETOOLONG)) }
    // Nobody listens there any more.
    if case .failure(let error) = connect(path), error.number == ECONNREFUSED { UnixAddress.removeSocket(at: path) }
    let descriptor = make()
    guard descriptor >= 0 else { return .failure(SocketError(number: errno)) }
    // Its mode from the first moment on.
    guard fchmod(descriptor, 0o600) == 0, address.with({ bind(descriptor, $0, $1) }) == 0,
      Glibc.listen(descriptor, 4) == 0
    else {
      defer { close(descriptor) }
      return .failure(SocketError(number: errno))
    }
    return .success(descriptor)
  }

  /// Connects to the program that listens at a path. The error is `EAGAIN` where too many connections wait there already.
  static func connect(_ path: String) -> Result<Int32, SocketError> {
    guard let address = UnixAddress(path) else { return .failure(SocketError(number: ENAMETOOLONG)) }
    let descriptor = make()
    guard descriptor >= 0 else { return .failure(SocketError(number: errno)) }
    guard address.with({ Glibc.connect(descriptor, $0, $1) }) == 0 else {
      defer { close(descriptor) }
      return .failure(SocketError(number: errno))
    }
    return .success(descriptor)
  }
}
