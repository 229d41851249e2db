import CLinux
import Glibc
import Graphics
import LinuxHost
import Machine
import Runtime

/// Lets VNC viewers watch and operate a panel: they see the picture of its screens, and use the pointer as a finger and
/// the wheel as a knob.
///
///     let server = RemoteViewServer(loop: host.loop, pictureSize: { host.pictureSize }, log: log)
///     host.mirror = server
///     server.apply(options.remote)
///
/// LibVNCServer blocks on its viewers and has had security holes, so it runs in a process for each viewer
/// (``ViewerProcess``), which can use the viewer's socket, read the picture, and do nothing else. A viewer that stalls
/// or attacks the library reaches only this process. Without viewers nothing is copied and nothing wakes.
@MainActor public final class RemoteViewServer: FrameMirror {
  /// The greatest number of viewers at a time.
  public static let mostViewers = ViewerAdmission.mostViewers
  /// The greatest number of programs of this machine that watch besides the viewers.
  public static let mostPrograms = 4
  /// The time that a viewer may take to log in, whatever it sends in the meantime.
  static let longestGreeting = Duration.seconds(30)
  /// The time for which a viewer may hold a button or a key without sending anything: its program may hang while its
  /// machine still answers.
  static let longestHold = Duration.seconds(60)
  /// The interval at which the server checks whether killed processes have ended.
  private static let reapPause = Duration.milliseconds(100)

  let loop: EventLoop
  private let program: String
  let pictureSize: () -> (width: Int, height: Int)?
  let log: (String) -> Void
  /// Called with the number of watchers when it has changed.
  public var onWatchers: (Int) -> Void = { _ in }
  /// Called with the position, in pixels, at which a viewer presses the right button; `nil` outside development.
  public var onInspection: ((Point) -> Void)?
  /// Called with the damage of each frame, in pixels, while there are watchers.
  public var onFrame: ((Region) -> Void)?
  /// Returns the number of pixels per point, for programs of this machine.
  public var scale: () -> Double = { 1 }

  private var options = RemoteOptions()
  private var viewerPort: ViewerPort
  /// The socket for programs of this machine.
  var programs = ProgramSocket()
  private var admission = ViewerAdmission()
  var picture = SharedPicture()
  private var list = ConnectedViewers()
  private var input: [InputEvent] = []

  /// Creates a server that cannot be reached before ``apply(_:)``.
  ///
  /// - Parameters:
  ///   - loop: The loop that the panel runs on.
  ///   - program: The path of this program, which also runs as the process of a viewer.
  ///   - pictureSize: The size of the panel's picture in pixels; `nil` while there is none.
  ///   - log: Receives a line for each viewer that connects or leaves, and for each refusal.
  public init(
    loop: EventLoop, program: String = "/proc/self/exe", pictureSize: @escaping () -> (width: Int, height: Int)?,
    log: @escaping (String) -> Void
  ) {
    (self.loop, self.program, self.pictureSize, self.log) = (loop, program, pictureSize, log)
    viewerPort = ViewerPort(on: loop, log: log)
    loop.eachWake(in: .supervision, for: self) { [weak self] in self?.advance(to: $0) }
    loop.beforeSleep(for: self) { [weak self] in self?.deadline }
  }

  /// The port on which viewers connect; `nil` while they cannot.
  public var port: UInt16? { viewerPort.number }
  /// The viewers that are connected, and the programs of this machine beside them.
  var viewers: [RemoteViewer] { list.all }
  /// Whether a viewer has begun to watch since the last frame, so that the whole picture is needed.
  public var needsPicture: Bool { picture.isOwed }

  /// The time at which the server must act even if no descriptor is readable; `nil` for never.
  var deadline: Duration? {
    let reapAt = list.hasEnding ? loop.now + Self.reapPause : nil
    // Wake at once: the next turn delivers the queued input.
    if !input.isEmpty { return loop.now }
    let holdEnd = list.oldestHold.map { $0 + Self.longestHold }
    return [viewerPort.deadline, programs.deadline, list.greetingEnd, holdEnd, reapAt].compactMap { $0 }.min()
  }

  /// Applies new options. If anything has changed, the viewers are disconnected and have to connect again.
  public func apply(_ options: RemoteOptions) {
    guard options != self.options else { return }
    closePort()
    self.options = options
    listen()
  }

  /// Disconnects all viewers, waits until their processes have ended, and stops listening.
  public func close() {
    closePort()
    programs.close()
    list.awaitEnds()
  }

  private func closePort() {
    viewerPort.close()
    for viewer in viewers { end(viewer) }
    picture.release()
  }

  // MARK: Connections

  /// Opens the socket, if the options name an acceptable address. If the machine refuses, further attempts follow.
  private func listen() {
    guard let address = options.address else { return }
    if let text = options.refusal { return log("\(text). No viewer can connect until then.") }
    do throws(PasswordFile.Fault) { _ = try passwords() } catch { return viewerPort.retry(later: words(for: error)) }
    viewerPort.open(address) { [weak self] in self?.serve($0) }
  }

  private func advance(to now: Duration) {
    if viewerPort.advance(to: now) { listen() }
    if programs.advance(to: now) { openPrograms() }
    for viewer in list.overdue(at: now) { end(viewer) }
    for viewer in list.holders(silentSince: now - Self.longestHold) { queue(viewer.input.leave(), of: viewer) }
    list.reap()
  }

  /// Starts the process that serves a viewer.
  private func serve(_ connection: consuming Descriptor) {
    guard let address = SocketAddress.peer(of: connection.number)?.bytes,
      admission.mayConnect(address, besides: viewers, allowed: options.allowed, at: loop.now)
    else { return }
    guard options.passwordFile != nil || isOfOwner(connection) else {
      // The user of a program that has hung up cannot be known, and the program reads no reason.
      if connection.hasHungUp { return }
      viewerPort.logRefusal(
        "A viewer was turned away: it is no program of the panel's user or of root. Others need remote.password.")
      return Self.turnAway(connection, "Without remote.password, only the panel's user and root may watch.")
    }
    guard let size = pictureSize(), let memory = picture.share(size) else { return }
    let contact = admission.noteStart(at: loop.now)
    do throws(PasswordFile.Fault) {
      let passwords = try passwords()
      viewerPort.noteSuccess()
      let welcome = ToViewer.Welcome(
        width: size.width, height: size.height, isViewOnly: !options.takesInput, passwords: passwords, name: "Faceplate"
      )
      start(connection, from: address, contact: contact, memory, welcome)
    } catch {
      viewerPort.logRefusal(words(for: error))
      Self.turnAway(connection, "The panel's passwords cannot be used. Its log says why.")
    }
    if viewers.isEmpty { picture.release() }
  }

  private func start(
    _ connection: borrowing Descriptor, from address: [UInt8], contact: Int, _ memory: FrameMemory,
    _ welcome: ToViewer.Welcome
  ) {
    do throws(SocketError) {
      let viewer = try RemoteViewer.start(
        program, connection, from: address, contact: contact, memory, welcome,
        greetingEnd: loop.now + Self.longestGreeting)
      if !welcome.passwords.isEmpty { admission.beginLogin(of: viewer, at: loop.now) }
      add(viewer)
    } catch {
      log("The viewer at \(RemoteAddress.text(address)) cannot be served: \(error.text).")
    }
  }

  /// Whether a connection comes from a program of the panel's own user or of root on this machine.
  private func isOfOwner(_ connection: borrowing Descriptor) -> Bool {
    PeerUser.find(of: connection.number).map(Descriptor.isOwner) ?? false
  }

  /// Sends a viewer the reason why it is refused, in the form of the protocol: the greeting, no security types, and the
  /// reason.
  private static func turnAway(_ connection: borrowing Descriptor, _ reason: String) {
    let bytes = Array("RFB 003.008\n".utf8) + [0, 0, 0, 0, UInt8(reason.utf8.count)] + Array(reason.utf8)
    _ = send(connection.number, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
  }

  /// The passwords of the file, at most two; none where no file is named.
  private func passwords() throws(PasswordFile.Fault) -> [String] {
    guard let file = options.passwordFile else { return [] }
    return try PasswordFile.lines(of: file)
  }

  private func words(for fault: PasswordFile.Fault) -> String {
    "remote.password is \(options.passwordFile ?? ""), which cannot be used: \(fault.text). No viewer can connect."
  }

  // MARK: Viewers

  /// Adds a viewer, and reads its messages from now on.
  func add(_ viewer: RemoteViewer) {
    list.append(viewer)
    loop.watch(viewer.channel, in: .input) { [weak self, weak viewer] in if let viewer { self?.receive(viewer) } }
  }

  /// Reads the messages of a viewer's process, and ends the process if they are malformed.
  private func receive(_ viewer: RemoteViewer) {
    switch viewer.receive() {
    case .messages(let messages): for message in messages { handle(message, from: viewer) }
    case .gone(let messages):
      for message in messages { handle(message, from: viewer) }
      if viewers.contains(where: { $0 === viewer }) { end(viewer) }
    }
  }

  private func handle(_ message: FromViewer, from viewer: RemoteViewer) {
    let address = RemoteAddress.text(viewer.address)
    switch message {
    case .ready: break
    case .entered(let isWorker):
      guard !viewer.hasEntered else { return }
      admission.endLogin(of: viewer, isWorker ? .worker : .open, at: loop.now)
      let othersWatch = isWatched
      viewer.hasEntered = true
      // While others watch, the copy is up to date and need not be made again.
      if othersWatch, !picture.isOwed, picture.memory != nil {
        viewer.tell(Region(picture.bounds))
      } else {
        picture.request()
      }
      if !viewer.isLocal { log("\(address) watches the panel.") }
      tellWatchers()
    case .recording:
      // Only programs of this machine may record: the process of a viewer talks to strangers, who must not learn what
      // is typed.
      guard viewer.isLocal else { return }
      viewer.beginRecord(at: loop.now)
      log("A program of this machine records the panel.")
      tellWatchers()
    case .refused:
      admission.endLogin(of: viewer, .wrong, at: loop.now)
      log("\(address) has given a wrong password.")
    case .note(let text): if viewer.takesNote() { log("The viewer at \(address): \(text)") }
    case .pointer(let buttons, let x, let y):
      guard mayWork(viewer), let memory = picture.memory else { return }
      viewer.lastInput = loop.now
      let size = Size(width: Double(memory.width), height: Double(memory.height))
      queue(viewer.input.pointer(buttons, x: x, y: y, in: size), of: viewer)
      if let place = viewer.input.inspected { onInspection?(place) }
    case .key(let isDown, let symbol):
      guard mayWork(viewer) else { return }
      viewer.lastInput = loop.now
      queue(viewer.input.key(symbol, isDown: isDown), of: viewer)
    }
  }

  /// Whether a viewer's input is accepted. Its own process checks this, too, but that process talks to strangers.
  private func mayWork(_ viewer: RemoteViewer) -> Bool { viewer.hasEntered && !viewer.isLocal && options.takesInput }

  /// Queues input of a viewer for the panel's next turn.
  private func queue(_ kinds: [InputEvent.Kind], of viewer: RemoteViewer) {
    for kind in kinds {
      var event = InputEvent(time: loop.now, kind)
      event.viewer = viewer.input.contact
      input.append(event)
    }
  }

  /// Ends a viewer's process, releases the buttons and keys that it held, and drops what it has half typed.
  private func end(_ viewer: RemoteViewer) {
    loop.unwatch(viewer.channel)
    list.remove(viewer)
    admission.endLogin(of: viewer, .open, at: loop.now)
    queue(viewer.input.leave(), of: viewer)
    if viewer.hasEntered, !viewer.isLocal { log("\(RemoteAddress.text(viewer.address)) no longer watches the panel.") }
    list.end(viewer)
    if viewers.isEmpty { picture.release() }
    tellWatchers()
  }

  /// Reports the number of watchers, if it has changed.
  private func tellWatchers() {
    if let count = list.takeWatcherCount() { onWatchers(count) }
  }

  // MARK: Frames and input

  /// Whether any viewer has logged in.
  public var isWatched: Bool { list.isWatched }

  /// Copies the damage for the viewers, and notifies them.
  public func copy(_ damage: Region, of bitmap: Bitmap) {
    guard let changed = picture.copy(damage, of: bitmap) else {
      // A viewer cannot change the size of its picture while connected, so it has to connect again.
      for viewer in viewers { end(viewer) }
      return
    }
    for viewer in viewers where viewer.hasEntered { viewer.tell(changed) }
    onFrame?(damage)
  }

  /// Returns the viewers' input since the last call.
  public func takeInput(at now: Duration) -> [InputEvent] {
    defer { input = [] }
    return input
  }
}
