import CLinux
import CVNC
import Glibc
import Graphics
import Machine

/// The process that talks to one viewer, with LibVNCServer. It is the panel's own program, started again with
/// ``option``.
///
/// It has three descriptors: the channel to the panel, the viewer's socket, and the picture, which is read-only. It
/// opens no file and no connection, reaches no other process (``CallFilter``), and ends with the panel or with the
/// viewer.
public enum ViewerProcess {
  /// The command-line argument that makes the program run as this process.
  public static let option = "--serve-viewer"
  /// The descriptor number of the channel; those of the viewer's socket and the picture follow.
  static let firstDescriptor: Int32 = 3
  private static let (channel, connection, picture) = (firstDescriptor, firstDescriptor + 1, firstDescriptor + 2)

  /// `POLLRDHUP` of `poll(2)`, which Swift's module of Glibc leaves out: the viewer sends nothing more.
  static let hangUp: Int16 = 0x2000

  /// Serves the viewer to its end, and returns the exit status.
  public static func run() -> Int32 {
    clinux_end_with_parent()
    // Lower the priority, so that the panel's own screen comes first. The service's unit forbids such calls: there this
    // one fails, and panel and viewers have the same priority.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
    clinux_close_from(UInt32(picture + 1))
    guard let library = VNCLibrary() else { return fail("libvncserver.so.1 cannot be loaded; install libvncserver1") }
    guard let filter = CallFilter() else { return fail("libseccomp.so.2 cannot be loaded; install libseccomp2") }
    if !clinux_renounce_files() {
      send(
        .note("this kernel has no Landlock: only the service's unit restricts which files the viewer's process opens"))
    }
    guard case .welcome(let welcome) = receive(waits: true), let pixels = FrameMemory.map(picture, welcome) else {
      return 1
    }
    guard let screen = library.makeScreen(welcome, pixels) else { return 1 }
    Viewer.current = Viewer(library: library)
    // Up to here the process has only read from the panel.
    if !filter.enforce() {
      send(.note("this kernel has no seccomp: only the service's unit restricts the calls of the viewer's process"))
    }
    let handshake = WebHandshake.peek(connection)
    if let handshake, !handshake.isAllowed(wantsPassword: !welcome.passwords.isEmpty) { return refuse(handshake) }
    guard let client = library.newClient(screen, connection) else { return 1 }
    // The library has accepted a websocket handshake that was not checked here.
    if handshake == nil, client.pointee.wsctx != nil { return 1 }
    if welcome.isViewOnly { client.pointee.viewOnly = 1 }
    return serve(screen, client, library)
  }

  /// Reports why the viewer cannot be served.
  private static func fail(_ reason: String) -> Int32 {
    send(.note(reason))
    return 1
  }

  /// Refuses a page of another origin.
  private static func refuse(_ handshake: WebHandshake) -> Int32 {
    let answer = Array("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)
    _ = Glibc.send(connection, answer, answer.count, Int32(MSG_NOSIGNAL))
    send(.note("a page of \(handshake.origin ?? "nobody") in its browser is not let in"))
    return 1
  }

  /// Passes messages between the panel and the viewer until one of them ends. It sleeps while there are none.
  private static func serve(_ screen: rfbScreenInfoPtr, _ client: rfbClientPtr, _ library: VNCLibrary) -> Int32 {
    var hasEntered = false
    var leftOver = RemoteViewer.mostMessages
    while true {
      // A client on hold is not read, so its data must not wake the process.
      let isOnHold = client.pointee.onHold != 0
      var waits = [
        pollfd(fd: channel, events: Int16(POLLIN), revents: 0),
        pollfd(fd: connection, events: (isOnHold ? 0 : Int16(POLLIN)) | hangUp, revents: 0),
      ]
      _ = poll(&waits, 2, -1)
      // It has hung up. The library reads a message each time.
      if waits[1].revents & ~Int16(POLLIN) != 0 {
        leftOver -= 1
        if isOnHold || leftOver < 0 { return 0 }
      }
      if waits[0].revents != 0 {
        guard case .damage(let rects) = receive(waits: false) else { return 0 }
        client.pointee.onHold = 0
        for rect in rects {
          library.mark(screen, Int32(rect.minX), Int32(rect.minY), Int32(rect.maxX), Int32(rect.maxY))
        }
        library.processEvents(screen, 0)
        if !Viewer.isGone { send(.ready) }
      }
      if !Viewer.isGone { library.processEvents(screen, 0) }
      if Viewer.isGone { return 0 }
      if !hasEntered, client.pointee.state == RFB_NORMAL {
        hasEntered = true
        // Hold the client until the panel has copied its picture, which it does once a viewer has logged in.
        client.pointee.onHold = 1
        send(.entered(isWorker: Viewer.isWorker))
      }
    }
  }

  /// Receives the next message of the panel; `nil` if the panel has ended or the message is malformed.
  private static func receive(waits: Bool) -> ToViewer? {
    var block = [UInt8](repeating: 0, count: ToViewer.largest)
    let count = recv(channel, &block, block.count, waits ? 0 : Int32(MSG_DONTWAIT))
    return count > 0 ? ToViewer(block[..<count]) : nil
  }

  /// Sends a message to the panel.
  static func send(_ message: FromViewer) {
    let bytes = message.bytes
    // The panel reads all messages, and a full channel makes only this process and its viewer wait.
    _ = Glibc.send(channel, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}

/// The viewer of this process, for the library's callbacks, which are C functions.
struct Viewer {
  static var current: Viewer?
  /// Whether it has hung up.
  static var isGone = false
  /// Whether it has logged in with the password for input.
  static var isWorker = false
  /// The library that serves it.
  let library: VNCLibrary
}
