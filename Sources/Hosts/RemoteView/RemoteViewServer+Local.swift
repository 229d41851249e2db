import CLinux
import Glibc
import Graphics
import LinuxHost
import Machine
import Runtime

/// Programs of this machine that watch the panel: `kiosk screenshot` and `kiosk record`. They speak the protocol of the
/// processes of viewers over a Unix socket that only the panel's user and root may open.
extension RemoteViewServer {
  /// Opens the socket at a path, in place of a program that has ended. It costs no wake while nobody connects.
  public func open(at path: String) {
    do throws(SocketError) {
      programs.open(try LocalSocket.listen(path), at: path, on: loop) { [weak self] in self?.serveLocal($0) }
    } catch {
      log("\(path): no picture of the panel can be taken: \(error.text).")
    }
  }

  /// Hands a program the memory of the picture.
  private func serveLocal(_ connection: consuming Descriptor) {
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
    _ listener: consuming Descriptor, at path: String, on loop: EventLoop,
    onConnection: @escaping (consuming Descriptor) -> Void
  ) {
    acceptor = Acceptor(listener, in: .supervision, on: loop, isOfOwner: true, onConnection: onConnection)
    self.path = path
  }

  /// Accepts programs again, if the pause is over.
  func resume(at now: Duration) { acceptor?.resume(at: now) }

  /// Closes the socket, and removes its file.
  mutating func close() {
    guard acceptor != nil else { return }
    acceptor = nil
    FolderOwner.acting(at: path) { unlink(path) }
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
  private static func make() throws(SocketError) -> Descriptor {
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard let made = Descriptor(socket(AF_UNIX, kind, 0)) else { throw SocketError(number: errno) }
    return made
  }

  /// Listens at a path, for this user alone.
  ///
  /// - Throws: ``SocketError`` if the machine refuses it.
  static func listen(_ path: String) throws(SocketError) -> Descriptor {
    guard let address = UnixAddress(path) else { throw SocketError(number: ENAMETOOLONG) }
    do throws(SocketError) { _ = try connect(path) } catch {
      // Nobody listens there any more.
      if error.number == ECONNREFUSED { UnixAddress.removeSocket(at: path) }
    }
    let listener = try make()
    // Its mode from the first moment on.
    guard fchmod(listener.number, 0o600) == 0, address.bind(listener, at: path) == 0,
      Glibc.listen(listener.number, 4) == 0
    else { throw SocketError(number: errno) }
    return listener
  }

  /// Connects to the program that listens at a path.
  ///
  /// - Throws: ``SocketError``, with `EAGAIN` where too many connections wait there already.
  static func connect(_ path: String) throws(SocketError) -> Descriptor {
    guard let address = UnixAddress(path) else { throw SocketError(number: ENAMETOOLONG) }
    let channel = try make()
    guard address.with({ Glibc.connect(channel.number, $0, $1) }) == 0 else { throw SocketError(number: errno) }
    return channel
  }
}
