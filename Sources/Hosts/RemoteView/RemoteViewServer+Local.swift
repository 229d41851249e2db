import CLinux
import Glibc
import Graphics
import LinuxHost
import Machine
import Runtime

/// Programs of this machine that watch the panel: `kiosk screenshot` and `kiosk record`. They use the protocol of
/// viewers' processes over a Unix socket that only the panel's user and root may open.
extension RemoteViewServer {
  /// Opens the socket at a path, and replaces that of a former program. Without connections it costs no wake.
  ///
  /// If the machine refuses, further attempts follow after one second, two, four, and so on, up to a minute: another
  /// panel that listens there may have ended by then.
  public func open(at path: String) {
    programs = ProgramSocket(path)
    openPrograms()
  }

  /// Opens the socket for programs, or logs why it cannot be opened.
  func openPrograms() {
    let refusal = programs.open(on: loop) { [weak self] in self?.serveLocal($0) }
    if let refusal { log(refusal) }
  }

  /// Passes the memory of the picture to a program.
  private func serveLocal(_ connection: consuming Descriptor) {
    guard viewers.count(where: { $0.isLocal }) < Self.mostPrograms, let size = pictureSize(),
      let memory = picture.share(size)
    else { return }
    let welcome = ToViewer.Welcome(
      width: size.width, height: size.height, isViewOnly: true, passwords: [], name: "Faceplate", scale: scale())
    add(RemoteViewer(local: connection, memory, welcome, greetingEnd: loop.now + Self.longestGreeting))
  }

  // MARK: Input

  /// Whether a program records the input.
  public var wantsInput: Bool { viewers.contains { $0.isRecording } }

  /// Sends an event to the programs that record the input, unless it is secret.
  public func tell(_ event: InputEvent, isSecret: Bool) {
    for viewer in viewers where viewer.isRecording { viewer.record(event, isSecret: isSecret) }
  }
}

/// The Unix socket on which programs of this machine ask for the panel's picture.
struct ProgramSocket {
  private let path: String
  private var acceptor: Acceptor?
  private var backoff = Backoff()
  /// The time of the next attempt to open the socket; `nil` while it is open or not wanted.
  private var reopening: Duration?
  /// The refusal that was logged last.
  private var refusal: String?

  /// Prepares a socket at a path; an empty one is never opened.
  init(_ path: String = "") { self.path = path }

  /// The time at which ``advance(to:)`` must be called next; `nil` if time alone changes nothing.
  var deadline: Duration? { [reopening, acceptor?.resumption].compactMap { $0 }.min() }

  /// Listens, and accepts programs of the panel's user and of root. If the machine refuses, another attempt follows
  /// later.
  ///
  /// - Returns: a refusal that has not been logged yet; `nil` if there is none.
  mutating func open(on loop: EventLoop, onConnection: @escaping (consuming Descriptor) -> Void) -> String? {
    do throws(SocketError) {
      let listener = try LocalSocket.listen(path)
      acceptor = Acceptor(listener, in: .supervision, on: loop, isOfOwner: true, onConnection: onConnection)
      (reopening, refusal) = (nil, nil)
      backoff.reset()
      return nil
    } catch {
      reopening = loop.now + backoff.next()
      let text = "\(path): no picture of the panel can be taken: \(error.text). The panel tries again."
      defer { refusal = text }
      return text == refusal ? nil : text
    }
  }

  /// Accepts programs again after a pause. Returns whether the socket has to be opened now.
  mutating func advance(to now: Duration) -> Bool {
    acceptor?.resume(at: now)
    guard let reopening, now >= reopening else { return false }
    self.reopening = nil
    return true
  }

  /// Closes the socket, and removes its file.
  mutating func close() {
    reopening = nil
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

/// A Unix socket that preserves message boundaries. None of its calls waits, as the panel at the other end may hang.
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
      // The former listener has ended and left its socket.
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
