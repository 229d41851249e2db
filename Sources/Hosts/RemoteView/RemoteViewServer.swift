import CLinux
import Glibc
import Graphics
import LinuxHost
import Machine
import Runtime

/// Lets VNC viewers watch and work a panel: the same picture as on its screens, with the pointer as a finger and the wheel
/// as a knob.
///
///     let server = RemoteViewServer(loop: host.loop, pictureSize: { host.pictureSize }, log: log)
///     host.mirror = server
///     server.apply(options.remote)
///
/// LibVNCServer waits for its viewers and has had its holes, so it runs in a process for each viewer (``ViewerProcess``), which
/// has the viewer's socket, the picture to read, and no other right. A viewer that stalls or breaks in reaches only that. While
/// nobody is connected, nothing is copied and nothing wakes.
@MainActor public final class RemoteViewServer: FrameMirror {
  /// The most viewers at a time.
  public static let mostViewers = 10
  /// The most programs of this machine that watch beside them.
  public static let mostPrograms = 4
  /// The most viewers of one address that have not entered, so that silent ones leave places for others.
  private static let mostGreetings = 3
  /// How long a viewer may take to enter, whatever it says in that time.
  static let longestGreeting = Duration.seconds(30)
  /// The most processes that are started within ``startsPeriod``: beyond, connections are refused, so that a flood of them
  /// costs the panel no frame.
  private static let mostStarts = 10
  private static let startsPeriod = Duration.seconds(1)

  let loop: EventLoop
  private let program: String
  let pictureSize: () -> (width: Int, height: Int)?
  let log: (String) -> Void
  /// Called with the number of those who watch, when that has changed.
  public var onWatchers: (Int) -> Void = { _ in }
  /// Called with the place, in pixels, at which somebody presses the right button; `nil` where nobody develops the panel.
  public var onInspection: ((Point) -> Void)?
  /// Called with the damage of each frame, in pixels, while somebody watches.
  public var onFrame: ((Region) -> Void)?
  /// The pixels in a point, for programs of this machine.
  public var scale: () -> Double = { 1 }

  private var options = RemoteOptions()
  /// Accepts viewers; `nil` while nobody can connect.
  private var listener: Acceptor?
  /// When the socket is opened again; `nil` while it is open or not wanted.
  private var retryAt: Duration?
  /// The last refusal of the machine that was logged.
  private var refusal: String?
  var memory: FrameMemory?
  var viewers: [RemoteViewer] = []
  /// Accepts programs of this machine, and the path of their socket; `nil` while there is none.
  var localListener: Acceptor?
  var localPath = ""
  /// Processes that were killed and have not ended yet.
  private var ending: [RemoteViewer] = []
  private var delays = LoginDelays()
  /// When processes were started within the last ``startsPeriod``.
  private var starts: [Duration] = []
  private var contacts = 0
  private var input: [InputEvent] = []
  private var watchers = 0
  /// Whether somebody has begun to watch since the last frame.
  public private(set) var needsPicture = false

  /// Creates a server that nobody can reach before ``apply(_:)``.
  ///
  /// - Parameters:
  ///   - loop: The loop that the panel runs on.
  ///   - program: The program that becomes the process of a viewer: this one.
  ///   - pictureSize: The size of the panel's picture in pixels; `nil` while there is none.
  ///   - log: Receives a line for each viewer that comes or goes, and for what is refused.
  public init(
    loop: EventLoop, program: String = "/proc/self/exe", pictureSize: @escaping () -> (width: Int, height: Int)?,
    log: @escaping (String) -> Void
  ) {
    (self.loop, self.program, self.pictureSize, self.log) = (loop, program, pictureSize, log)
    loop.eachWake(in: .supervision, for: self) { [weak self] in self?.advance(to: $0) }
    loop.beforeSleep(for: self) { [weak self] in self?.deadline }
  }

  /// The port on which viewers connect; `nil` while they cannot.
  public var port: UInt16? { listener.flatMap { SocketAddress.local(of: $0.descriptor)?.port } }

  private var deadline: Duration? {
    let greetingEnd = viewers.lazy.filter { !$0.hasEntered }.map(\.greetingEnd).min()
    return [retryAt, listener?.resumption, localListener?.resumption, greetingEnd].compactMap { $0 }.min()
  }

  /// Takes other options. Viewers that are connected have to connect again if anything has changed.
  public func apply(_ options: RemoteOptions) {
    guard options != self.options else { return }
    closePort()
    self.options = options
    listen()
  }

  /// Ends all viewers, waits until their processes are gone, and listens no longer.
  public func close() {
    closePort()
    closeLocal()
    for viewer in ending { viewer.awaitEnd() }
    ending = []
  }

  private func closePort() {
    (listener, retryAt, refusal) = (nil, nil, nil)
    for viewer in viewers { end(viewer) }
    memory = nil
  }

  // MARK: Connections

  /// Opens the socket, if the options name an address that may be opened; what the machine refuses is tried again.
  private func listen() {
    guard let address = options.address else { return }
    if let text = options.refusal { return log("\(text). No viewer can connect until then.") }
    do throws(PasswordFile.Fault) { _ = try passwords() } catch { return retry(later: words(for: error)) }
    do throws(SocketError) {
      let socket = try SocketAddress(address.bytes, address.port).listen()
      listener = Acceptor(socket, in: .input, on: loop) { [weak self] in self?.serve($0) }
      (retryAt, refusal) = (nil, nil)
      let warning = address.isLoopback ? "" : " Nothing is encrypted: use a tunnel where others can listen."
      log("Viewers can connect to \(RemoteAddress(bytes: address.bytes, port: port ?? address.port)).\(warning)")
    } catch {
      retry(later: "\(address): viewers cannot connect: \(error.text).")
    }
  }

  /// Says once why nobody can watch, and tries again later.
  private func retry(later reason: String) {
    note(refusal: "\(reason) It is tried again.")
    retryAt = loop.now + .seconds(10)
  }

  /// Logs why viewers are refused, unless that was logged last.
  private func note(refusal text: String) {
    if refusal != text { log(text) }
    refusal = text
  }

  private func advance(to now: Duration) {
    if let retryAt, now >= retryAt {
      self.retryAt = nil
      listen()
    }
    listener?.resume(at: now)
    localListener?.resume(at: now)
    for viewer in viewers where !viewer.hasEntered && now >= viewer.greetingEnd { end(viewer) }
    ending.removeAll { $0.reap() }
  }

  /// Starts the process that serves a viewer.
  private func serve(_ connection: consuming Descriptor) {
    guard let address = SocketAddress.peer(of: connection.number)?.bytes, mayConnect(address),
      let size = pictureSize(), memory != nil || makeMemory(size), let memory
    else { return }
    starts.append(loop.now)
    contacts += 1
    do throws(PasswordFile.Fault) {
      let passwords = try passwords()
      refusal = nil
      let welcome = ToViewer.Welcome(
        width: size.width, height: size.height, isViewOnly: !options.takesInput, passwords: passwords, name: "Faceplate"
      )
      start(connection, from: address, memory, welcome)
    } catch {
      note(refusal: words(for: error))
      Self.turnAway(connection, "The panel's passwords cannot be used. Its log says why.")
    }
    if viewers.isEmpty { self.memory = nil }
  }

  private func start(
    _ connection: borrowing Descriptor, from address: [UInt8], _ memory: FrameMemory, _ welcome: ToViewer.Welcome
  ) {
    do throws(SocketError) {
      let viewer = try RemoteViewer.start(
        program, connection, from: address, contact: 1_000_000 + contacts % 1_000_000, memory, welcome,
        greetingEnd: loop.now + Self.longestGreeting)
      if !welcome.passwords.isEmpty {
        viewer.isUndecided = true
        delays.begin(address, at: loop.now)
      }
      viewers.append(viewer)
      loop.watch(viewer.channel, in: .input) { [weak self, weak viewer] in if let viewer { self?.receive(viewer) } }
    } catch {
      log("The viewer at \(RemoteAddress.text(address)) cannot be served: \(error.text).")
    }
  }

  /// Tells a viewer why it is not served: the greeting of the protocol, no way to log in, and the reason.
  private static func turnAway(_ connection: borrowing Descriptor, _ reason: String) {
    let bytes = Array("RFB 003.008\n".utf8) + [0, 0, 0, 0, UInt8(reason.utf8.count)] + Array(reason.utf8)
    _ = send(connection.number, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
  }

  /// Whether an address may connect now: it is on the list, owes no pause, and there are not too many.
  private func mayConnect(_ address: [UInt8]) -> Bool {
    let now = loop.now
    starts.removeAll { now - $0 >= Self.startsPeriod }
    let isNear = RemoteAddress(bytes: address).isLoopback
    let (origin, others) = (LoginDelays.Origin(address), viewers.filter { !$0.isLocal })
    let greetings = others.count { !$0.hasEntered && LoginDelays.Origin($0.address) == origin }
    return others.count < Self.mostViewers && greetings < Self.mostGreetings && starts.count < Self.mostStarts
      && delays.mayTry(address, at: now) && (isNear || options.allowed.contains { $0.contains(address) })
  }

  /// Makes the memory for a picture; `false` if the machine has none.
  func makeMemory(_ size: (width: Int, height: Int)) -> Bool {
    memory = FrameMemory(width: size.width, height: size.height)
    return memory != nil
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

  /// Reads what the process of a viewer has said, and ends it if its words make no sense.
  func receive(_ viewer: RemoteViewer) {
    switch viewer.receive() {
    case .messages(let messages): for message in messages { take(message, from: viewer) }
    case .gone(let messages):
      for message in messages { take(message, from: viewer) }
      if viewers.contains(where: { $0 === viewer }) { end(viewer) }
    }
  }

  private func take(_ message: FromViewer, from viewer: RemoteViewer) {
    let address = RemoteAddress.text(viewer.address)
    switch message {
    case .ready: break
    case .entered(let isWorker):
      guard !viewer.hasEntered else { return }
      decide(viewer, isWorker ? .worker : .open)
      let othersWatch = isWatched
      viewer.hasEntered = true
      // While others watch, the copy is what the panel shows: it is not made again.
      if othersWatch, !needsPicture, let memory {
        viewer.tell(Region(PixelRect(x: 0, y: 0, width: memory.width, height: memory.height)))
      } else {
        needsPicture = true
      }
      if !viewer.isLocal { log("\(address) watches the panel.") }
      tellWatchers()
    case .recording:
      // The process of a viewer talks to strangers, who must not learn what is typed.
      guard viewer.isLocal else { return }
      viewer.beginRecord(at: loop.now)
      log("A program of this machine records the panel.")
      tellWatchers()
    case .refused:
      decide(viewer, .wrong)
      log("\(address) has given a wrong password.")
    case .note(let text): log("The viewer at \(address): \(text)")
    case .pointer(let buttons, let x, let y):
      guard mayWork(viewer), let memory else { return }
      let size = Size(width: Double(memory.width), height: Double(memory.height))
      note(viewer.input.pointer(buttons, x: x, y: y, in: size))
      if let place = viewer.input.inspected { onInspection?(place) }
    case .key(let isDown, let symbol):
      if mayWork(viewer) { note(viewer.input.key(symbol, isDown: isDown)) }
    }
  }

  /// Notes how a viewer's attempt to log in has ended.
  private func decide(_ viewer: RemoteViewer, _ outcome: LoginDelays.Outcome) {
    guard viewer.isUndecided else { return }
    viewer.isUndecided = false
    delays.end(viewer.address, outcome, at: loop.now)
  }

  /// Whether what a viewer does counts. Its own process drops it already; yet that process talks to strangers.
  private func mayWork(_ viewer: RemoteViewer) -> Bool { viewer.hasEntered && !viewer.isLocal && options.takesInput }

  /// Queues input for the panel's next turn.
  private func note(_ kinds: [InputEvent.Kind]) {
    for kind in kinds { input.append(InputEvent(time: loop.now, kind)) }
  }

  /// Ends a viewer's process, and lets go what it held.
  private func end(_ viewer: RemoteViewer) {
    loop.unwatch(viewer.channel)
    viewers.removeAll { $0 === viewer }
    decide(viewer, .open)
    note(viewer.input.leave())
    if viewer.hasEntered, !viewer.isLocal { log("\(RemoteAddress.text(viewer.address)) no longer watches the panel.") }
    if !viewer.end() { ending.append(viewer) }
    if viewers.isEmpty { memory = nil }
    tellWatchers()
  }

  /// Tells how many watch, if that has changed. A program on this machine that takes one picture does not count: the
  /// mark would be in the picture.
  private func tellWatchers() {
    let count = viewers.count { $0.hasEntered && (!$0.isLocal || $0.isRecording) }
    if count == watchers { return }
    watchers = count
    onWatchers(count)
  }

  // MARK: Frames and input

  /// Whether anybody has entered.
  public var isWatched: Bool { viewers.contains { $0.hasEntered } }

  /// Copies the damage for the viewers, and tells them of it.
  public func take(_ damage: Region, of bitmap: Bitmap) {
    guard let memory, memory.width == bitmap.width, memory.height == bitmap.height else {
      // A viewer cannot change the size of its window in the middle of everything; it connects again.
      for viewer in viewers { end(viewer) }
      return
    }
    let isFirst = needsPicture
    needsPicture = false
    let changed = memory.take(isFirst ? Region(bitmap.bounds) : damage, of: bitmap)
    for viewer in viewers where viewer.hasEntered { viewer.tell(changed) }
    onFrame?(damage)
  }

  /// What the viewers have done since the last call.
  public func takeInput(at now: Duration) -> [InputEvent] {
    defer { input = [] }
    return input
  }
}
