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
      let socket = try LocalSocket.listen(path)
      localListener = Acceptor(socket, in: .supervision, on: loop, isOfOwner: true) { [weak self] in
        self?.serveLocal($0)
      }
      localPath = path
    } catch {
      log("\(path): no picture of the panel can be taken: \(error.text).")
    }
  }

  /// Closes the socket.
  func closeLocal() {
    guard localListener != nil else { return }
    localListener = nil
    FolderOwner.acting(at: localPath) { unlink(localPath) }
  }

  /// Hands a program the memory of the picture.
  private func serveLocal(_ connection: consuming Descriptor) {
    guard viewers.count(where: { $0.isLocal }) < Self.mostPrograms, let size = pictureSize(),
      memory != nil || makeMemory(size), let memory
    else { return }
    let welcome = ToViewer.Welcome(
      width: size.width, height: size.height, isViewOnly: true, passwords: [], name: "Faceplate", scale: scale())
    let viewer = RemoteViewer(
      local: connection, memory, welcome, greetingEnd: loop.now + Self.longestGreeting)
    viewers.append(viewer)
    loop.watch(viewer.channel, in: .input) { [weak self, weak viewer] in if let viewer { self?.receive(viewer) } }
  }

  // MARK: Input

  /// Whether a program keeps a record of the input.
  public var wantsInput: Bool { viewers.contains { $0.isRecording } }

  /// Tells the programs that keep a record of an event, unless it is secret.
  public func note(_ event: InputEvent, isSecret: Bool) {
    for viewer in viewers where viewer.isRecording { viewer.record(event, isSecret: isSecret) }
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
