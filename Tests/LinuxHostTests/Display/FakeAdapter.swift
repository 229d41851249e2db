import CLinux
import Glibc
import Graphics
import Machine
import Testing

@testable import LinuxHost

/// A display adapter without hardware: what is connected to it and what fails is up to the test.
final class FakeAdapter: Adapter {
  let path: String
  let driver = "fake"
  let fd = eventfd(0, 0)
  let crtcs: [UInt32] = [1, 2]
  var isAlive = true
  var connected: [Connector]
  /// Errors of screens that cannot be opened, by connector.
  var refusals: [String: MachineError] = [:]
  /// How often it is asked for its connectors in vain.
  var refusedQuestions = 0
  /// How often its hardware is asked on the thread of the caller.
  private(set) var probes = 0
  /// Whether it opens screens for automatic settings only.
  var isPlain = false
  /// Whether it opens only screens that are not turned.
  var isUpright = false
  /// What becomes of each attempt to show a picture.
  var result = ShowResult.shown
  /// The same for some connectors alone.
  var results: [String: ShowResult] = [:]
  private(set) var screens: [FakeScreen] = []
  /// What lets the buffers of screens be made, which another thread waits for; `nil` if they take no time.
  var gate: Gate?
  /// The connectors whose buffers another thread has made or makes, and no screen has taken.
  private(set) var prepared: [String] = []
  /// The connectors whose screens were opened with buffers from another thread.
  private(set) var openedPrepared: [String] = []
  /// Called with each picture that is shown.
  var onShow: (ShownPicture) -> Void = { _ in }

  init(_ connected: [Connector], at path: String = "/dev/dri/card0") { (self.path, self.connected) = (path, connected) }

  isolated deinit { close(fd) }

  func connectors(probing: Bool) -> [Connector] {
    if probing { probes += 1 }
    guard refusedQuestions > 0 else { return connected }
    refusedQuestions -= 1
    return []
  }
  func becomeMaster() throws {}
  func dropMaster() {}
  func readFlips() -> Bool { true }

  func openScreen(_ route: Route, _ options: DisplayOptions) throws -> any RoutedScreen {
    if let refusal = refusals[route.connector.name] { throw refusal }
    if isUpright, options.rotation != .none { throw MachineError(.failed, "not turned") }
    if isPlain, options.method != .automatic || options.format != nil { throw MachineError(.noDisplay, "not so") }
    let screen = FakeScreen(self, route)
    screens.append(screen)
    if let index = prepared.firstIndex(of: route.connector.name) { openedPrepared.append(prepared.remove(at: index)) }
    return screen
  }

  func preparation(for routes: [Route], _ options: DisplayOptions) -> (@Sendable () -> Void)? {
    guard let gate else { return nil }
    prepared = routes.map(\.connector.name)
    return { gate.wait() }
  }

  func dropPreparations() { prepared = [] }

  /// The screen that was opened last on a connector.
  func screen(_ connector: String) -> FakeScreen? { screens.last { $0.name == connector } }
}

/// What a thread waits for until the test lets it go on.
nonisolated final class Gate: Sendable {
  private let bell = Bell()

  func wait() { bell.wait(until: nil) }
  func open() { bell.ring() }
}

/// A screen that counts what is done to it.
final class FakeScreen: @MainActor RoutedScreen {
  private let fake: FakeAdapter
  var adapter: any Adapter { fake }
  let route: Route
  var pictures = 0
  /// How many parts of the picture are still to be copied before it is shown.
  var missingParts = 0
  var modesets = 0
  var methodChanges = 0
  var isOff = false
  var place: ScreenPlace
  let millimeters = (width: 0, height: 0)

  init(_ fake: FakeAdapter, _ route: Route) {
    (self.fake, self.route) = (fake, route)
    place = ScreenPlace(part: PixelRect(x: 0, y: 0, width: route.mode.width, height: route.mode.height))
  }

  var name: String { route.connector.name }
  var summary: String { "\(name) \(route.mode)" }
  var upright: PixelExtents { PixelExtents(width: route.mode.width, height: route.mode.height) }
  func takeFlips() -> Int { 0 }
  func add(_ damage: Region) {}
  var lacksMuch: Bool { missingParts > 0 }
  func copyPart(of bitmap: Bitmap) { missingParts -= 1 }
  func show(_ picture: ShownPicture) -> ShowResult {
    pictures += 1
    fake.onShow(picture)
    isOff = false
    return fake.results[name] ?? fake.result
  }
  func showBlack() -> ShowResult { .shown }
  func turnOff() { isOff = true }
  func startAfresh() { modesets += 1 }
  func changeMethod() -> Bool {
    methodChanges += 1
    return methodChanges == 1
  }
  func restore() {}
  func error(_ number: Int32) -> MachineError { MachineError(.failed, "error \(number)") }
}

extension Connector {
  /// A connected screen with modes of these sizes, the first its own.
  static func fake(_ id: UInt32, _ name: String, _ sizes: [(Int, Int)] = [(800, 480)]) -> Connector {
    let modes = sizes.enumerated().map {
      Mode(width: $0.element.0, height: $0.element.1, refresh: 60, isPreferred: $0.offset == 0)
    }
    return Connector(
      id: id, name: name, isConnected: true, modes: modes, millimeters: (0, 0), currentCRTC: 0, possibleCRTCs: 3)
  }
}

/// Screens on fake adapters, with a clock that the test sets.
final class ScreenRig {
  final class Time { var now = Duration.zero }

  let time = Time()
  let loop: EventLoop
  var adapters: [FakeAdapter]
  private(set) var said: [String] = []
  private(set) var screens: Screens!

  init(_ adapters: [FakeAdapter], _ options: DisplayOptions = DisplayOptions()) {
    let time = time
    (self.adapters, loop) = (adapters, EventLoop(clock: { time.now }))
    loop.latency = .ofTest { Issue.record("\($0)") }
    screens = Screens(loop: loop, options: options, adapters: source) { [weak self] in self?.said.append($0) }
  }

  /// Hands out the adapters that there are at the moment.
  var source: Adapters {
    Adapters(
      paths: { [weak self] in self?.adapters.map(\.path) ?? [] },
      open: { [weak self] path in
        guard let found = self?.adapters.first(where: { $0.path == path }) else {
          throw MachineError(.noDisplay, "\(path) does not exist")
        }
        return found
      }, openFramebuffer: { _ in throw MachineError(.noDisplay, "no frame buffer") })
  }

  /// Screens that are shown on now, with their modes.
  var shown: [String] { screens.slots.filter(\.isConnected).map(\.screen.summary) }
  var bitmap: Bitmap? { screens.bitmap }

  /// Time passes to each moment at which the screens are looked for, until there is none; how often that was.
  func lookAgain() -> Int {
    var count = 0
    while let due = screens.retry.nextLook {
      time.now = due
      screens.advance(to: due)
      // Sleeps until the thread that asks the hardware has an answer.
      loop.turn()
      count += 1
    }
    return count
  }

  /// Time passes in wakes of the loop; at each, a frame is due.
  func run(for span: Duration, step: Duration = .milliseconds(8)) {
    let end = time.now + span
    while time.now < end {
      time.now += step
      screens.advance(to: time.now)
      screens.show(nil, at: time.now)
    }
  }
}
