import CDRM
import Glibc
import Graphics

/// A screen: a cached bitmap to draw in, and two buffers that take turns in showing it.
///
/// The buffers that a display reads are write-combined memory, where reading is ten times slower than in ordinary memory.
/// So everything is drawn in ``bitmap``, and the rows that a buffer has missed are copied to it before it is shown.
final class Display {
  let card: Card
  let route: Route
  /// What to draw in. All of it is kept from frame to frame.
  let bitmap: Bitmap
  private let rotation: DisplayRotation
  private let buffers: [DumbBuffer]
  private var scanout: any Scanout
  private var missed: MissedDamage
  /// What differs from the picture on the screen; `nil` where anything may.
  private var unseen: Region?
  private var back = 0
  private var needsModeset = true
  private(set) var isActive = true
  private var isConnected = true
  private let saved: UnsafeMutablePointer<drmModeCrtc>?
  private let flips = FlipCounter()

  /// The kernel's handle, readable when a frame has reached the screen.
  var fd: Int32 { card.fd }
  /// How frames are shown, for reports.
  var scanoutName: String { scanout.name }
  /// One line for a log: what is shown where and how.
  var summary: String { "\(route.connector.name) \(route.mode) on \(card.path) (\(card.driver), \(scanout.name))" }

  /// Takes over a route of a card. Nothing is visible before the first ``present(_:)``.
  init(card: Card, route: Route, rotation: DisplayRotation = .none, isAtomicAllowed: Bool = true) throws {
    (self.card, self.route, self.rotation) = (card, route, rotation)
    guard card.capability(DRM_CAP_DUMB_BUFFER) != 0 else {
      throw MachineError(
        .noDisplay, "\(card.path) (\(card.driver)) has no dumb buffers, so it cannot show drawn pictures.")
    }
    try card.becomeMaster()
    saved = drmModeGetCrtc(card.fd, route.crtc)
    let (width, height) = (route.mode.width, route.mode.height)
    let picture = rotation.pictureSize(width: width, height: height)
    bitmap = Bitmap(width: picture.width, height: picture.height)
    buffers = try (0..<2).map { _ in try DumbBuffer(card: card.fd, width: width, height: height) }
    missed = MissedDamage(buffers: buffers.count, bounds: bitmap.bounds)
    let context = Unmanaged.passUnretained(flips).toOpaque()
    if isAtomicAllowed, let atomic = AtomicScanout(card: card, route: route, context: context),
      atomic.accepts(framebuffer: buffers[0].framebuffer)
    {
      scanout = atomic
    } else {
      scanout = LegacyScanout(card: card, route: route, context: context)
    }
  }

  isolated deinit { if let saved { drmModeFreeCrtc(saved) } }

  /// Copies what the hidden buffer has missed and shows it. `damage` is what was drawn in ``bitmap`` since the last call.
  func present(_ damage: Region) -> ShowResult {
    missed.add(damage)
    unseen?.formUnion(damage.clipped(to: bitmap.bounds))
    let region = missed.take(buffer: back)
    buffers[back].copy(region, from: bitmap, rotation: rotation)
    let damage = unseen.map { rotation.onScreen($0, width: bitmap.width, height: bitmap.height) }
    let result = scanout.show(
      framebuffer: buffers[back].framebuffer, damage: damage, isModeset: needsModeset)
    switch result {
    case .pending, .shown:
      (needsModeset, unseen) = (false, Region())
      back = 1 - back
    // The copy has been made; only the showing is to be tried again.
    case .busy, .failed: break
    }
    return result
  }

  /// Reads the kernel's events; the number of frames that have reached the screen, or `nil` once the card is gone.
  func readFlips() -> Int? {
    var context = drmEventContext()
    context.version = 3
    context.page_flip_handler2 = { _, _, _, _, _, data in
      guard let data else { return }
      Unmanaged<FlipCounter>.fromOpaque(data).takeUnretainedValue().count += 1
    }
    if drmHandleEvent(card.fd, &context) != 0, errno != EAGAIN, errno != EINTR { return nil }
    defer { flips.count = 0 }
    for _ in 0..<flips.count { scanout.didFlip() }
    return flips.count
  }

  /// Lets another program have the screen, while its console is in front.
  func suspend() {
    isActive = false
    drmDropMaster(card.fd)
  }

  /// Takes the screen again; the next ``present(_:)`` shows everything.
  func resume() throws {
    try card.becomeMaster()
    isActive = true
    needsModeset = true
    unseen = nil
  }

  /// Looks at the cable again. A screen that has come back has to have its mode set anew.
  func checkConnection() -> Connection {
    let found = Connector(card: card.fd, id: route.connector.id, probing: true)?.isConnected ?? false
    defer { isConnected = found }
    guard found != isConnected else { return .unchanged }
    if found {
      needsModeset = true
      unseen = nil
    }
    return found ? .cameBack : .went
  }

  /// What a look at the cable found.
  enum Connection { case unchanged, went, cameBack }

  /// Puts back the picture that was there before.
  func restore() {
    guard isActive, let saved, saved.pointee.buffer_id != 0, saved.pointee.mode_valid != 0 else { return }
    var connector = route.connector.id
    drmModeSetCrtc(
      card.fd, saved.pointee.crtc_id, saved.pointee.buffer_id, saved.pointee.x, saved.pointee.y, &connector, 1,
      &saved.pointee.mode)
  }

  /// The error for a frame that could not be shown.
  func error(_ number: Int32) -> MachineError {
    let place = "\(route.connector.name) on \(card.path) (\(card.driver))"
    switch number {
    case EACCES, EPERM:
      return MachineError(
        .denied,
        Access.busyText(
          path: card.path, driver: card.driver, number: number, access: Access(path: card.path),
          holders: Holder.all(of: card.path), user: .current, activeConsole: activeConsole()))
    case ENODEV, ENOENT:
      return MachineError(.noDisplay, "\(place) is gone: \(errorText(number)).")
    default:
      return MachineError(.failed, "\(place) does not show the picture (\(scanout.name)): \(errorText(number)).")
    }
  }

  /// The error for a frame that never arrived.
  var timeoutError: MachineError {
    MachineError(
      .failed,
      "\(route.connector.name) on \(card.path) (\(card.driver)) has not shown a frame for \(FramePacing.timeout); the driver is stuck. `dmesg` tells more."
    )
  }
}

/// What a flip event counts in: a class, because the kernel hands back a pointer.
private final class FlipCounter {
  var count = 0
}
