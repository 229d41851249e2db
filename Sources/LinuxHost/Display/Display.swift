import CDRM
import Glibc
import Graphics

/// A screen on a connector of a DRM card: two buffers that take turns in showing the picture.
///
/// The buffers that a display reads are write-combined memory, where reading is ten times slower than in ordinary memory.
/// So everything is drawn in a bitmap, and the rows that a buffer has missed are copied to it before it is shown.
final class Display: RoutedScreen {
  private let card: Card
  var adapter: any Adapter { card }
  let route: Route
  let upright: PixelExtents
  var place: ScreenPlace {
    didSet {
      guard place != oldValue else { return }
      missed.bounds = place.part
      forgetBuffers()
    }
  }
  private let options: DisplayOptions
  private var rotation: PixelRotation { options.rotation }
  /// How far pictures are turned while they are copied: not at all where the display hardware turns them.
  private let turnInCopy: PixelRotation
  private let format: PixelFormat
  private let buffers: [DumbBuffer]
  private var scanout: any Scanout
  private var missed: MissedDamage
  /// What differs from the picture on the screen; `nil` where anything may.
  private var unseen: Region?
  /// Buffers that hold something outside the picture.
  private var unclean: Set<Int> = []
  private var back = 0
  private var needsModeset = true
  private var isLegacyAllowed: Bool
  private let saved: UnsafeMutablePointer<drmModeCrtc>?
  private let flips = FlipCounter()

  var name: String { route.connector.name }
  var millimeters: (width: Int, height: Int) { route.connector.millimeters }
  var summary: String {
    let turned =
      rotation == .none
      ? "" : ", turned by \(rotation.rawValue)° \(turnInCopy == .none ? "by the plane" : "in the copy")"
    let kept = route.isKept ? ", mode kept" : ""
    let single = buffers.count == 1 ? ", one buffer for lack of memory" : ""
    return "\(name) \(route.mode) on \(card.path) (\(card.driver), \(format), \(scanout.name)\(turned)\(kept)\(single))"
  }

  /// Takes over a route of a card. Nothing is visible before the first ``show(_:)``.
  init(card: Card, route: Route, options: DisplayOptions) throws {
    (self.card, self.route, self.options) = (card, route, options)
    guard card.capability(DRM_CAP_DUMB_BUFFER) != 0 else {
      throw MachineError(
        .noDisplay, "\(card.path) (\(card.driver)) has no dumb buffers, so it cannot show drawn pictures.")
    }
    try card.becomeMaster()
    saved = drmModeGetCrtc(card.fd, route.crtc)
    let (width, height) = options.rotation.pictureSize(width: route.mode.width, height: route.mode.height)
    upright = PixelExtents(width: width, height: height)
    isLegacyAllowed = options.method != .atomic
    let context = flips.context
    let setup = try Self.setUp(card, route, options, context)
    (scanout, buffers, turnInCopy, format) = (setup.scanout, setup.buffers, setup.turnInCopy, setup.buffers[0].format)
    place = ScreenPlace(part: PixelRect(x: 0, y: 0, width: width, height: height))
    missed = MissedDamage(buffers: buffers.count, bounds: place.part)
  }

  isolated deinit { if let saved { drmModeFreeCrtc(saved) } }

  func add(_ damage: Region) {
    missed.add(damage)
    unseen?.formUnion(damage)
  }

  func show(_ picture: Picture) -> ShowResult {
    let buffer = buffers[back]
    if unclean.remove(back) != nil { buffer.clear() }
    picture.forEachPiece(on: place, new: missed.take(buffer: back)) { pixels, part, region, corner in
      let corner = turnInCopy.turned(corner, width: upright.width, height: upright.height)
      buffer.copy(region, of: part, from: pixels, rotation: turnInCopy, corner: corner)
    }
    return flip(to: buffer, damage: unseen.map(onScreen))
  }

  func showBlack() -> ShowResult {
    buffers[back].clear()
    unseen = nil
    missed.addAll()
    return flip(to: buffers[back], damage: nil)
  }

  private func flip(to buffer: DumbBuffer, damage: Region?) -> ShowResult {
    let result = scanout.show(framebuffer: buffer.framebuffer, damage: damage, isModeset: needsModeset)
    switch result {
    case .pending, .shown, .paced:
      (needsModeset, unseen) = (false, Region())
      back = (back + 1) % buffers.count
    // The copy has been made; only the showing is to be tried again.
    case .busy, .failed: break
    }
    return result
  }

  /// Damage of the picture as it lies in the buffers.
  private func onScreen(_ damage: Region) -> Region {
    damage.rects.reduce(into: Region()) {
      let seen = place.onScreen($1.intersection(place.part))
      $0.insert(turnInCopy.turned(seen, width: upright.width, height: upright.height))
    }
  }

  func startAfresh() {
    needsModeset = true
    forgetBuffers()
  }

  private func forgetBuffers() {
    unseen = nil
    missed.addAll()
    unclean = Set(buffers.indices)
  }

  func changeMethod() -> Bool {
    guard scanout is AtomicScanout, isLegacyAllowed, turnInCopy == rotation else { return false }
    scanout = LegacyScanout(card: card, route: route, context: flips.context)
    startAfresh()
    return true
  }

  func turnOff() {
    // Works with atomic drivers, too: the kernel makes a commit of it.
    drmModeSetCrtc(card.fd, route.crtc, 0, 0, 0, nil, 0, nil)
    startAfresh()
  }

  /// The number of frames that have reached the screen since the last call. The card has to have read its events.
  func takeFlips() -> Int {
    defer { flips.count = 0 }
    for _ in 0..<flips.count { scanout.didFlip() }
    return flips.count
  }

  func restore() {
    guard let saved, saved.pointee.buffer_id != 0, saved.pointee.mode_valid != 0 else { return }
    var connector = route.connector.id
    drmModeSetCrtc(
      card.fd, saved.pointee.crtc_id, saved.pointee.buffer_id, saved.pointee.x, saved.pointee.y, &connector, 1,
      &saved.pointee.mode)
  }

  func error(_ number: Int32) -> MachineError {
    let place = "\(name) on \(card.path) (\(card.driver))"
    switch number {
    case EACCES, EPERM: return card.busyError(number)
    case ENODEV, ENOENT: return MachineError(.noDisplay, "\(place) is gone: \(errorText(number)).")
    case ETIMEDOUT:
      return MachineError(
        .failed,
        "\(place) has not shown a frame for \(FramePacing.timeout); the driver is stuck. `dmesg` tells more.")
    default:
      return MachineError(.failed, "\(place) does not show the picture (\(scanout.name)): \(errorText(number)).")
    }
  }
}

// MARK: - The way to the screen

extension Display {
  private struct Setup {
    var scanout: any Scanout
    var buffers: [DumbBuffer]
    var turnInCopy: PixelRotation
  }

  /// The best way that the driver takes: turned by the plane, turned in the copy, the older calls.
  private static func setUp(
    _ card: Card, _ route: Route, _ options: DisplayOptions, _ context: UnsafeMutableRawPointer?
  ) throws -> Setup {
    do {
      return try setUp(card, route, options, context, bufferCount: 2)
    } catch {
      // Where there is no memory for two buffers, a picture that may be seen half drawn is better than none.
      if let setup = try? setUp(card, route, options, context, bufferCount: 1) { return setup }
      throw error
    }
  }

  private static func setUp(
    _ card: Card, _ route: Route, _ options: DisplayOptions, _ context: UnsafeMutableRawPointer?, bufferCount: Int
  ) throws -> Setup {
    if options.method != .legacy {
      for turn in options.rotation == .none ? [.none] : [options.rotation, .none] {
        if let setup = try atomic(card, route, options, turn, context, bufferCount) { return setup }
      }
      if options.method == .atomic {
        throw MachineError(
          .noDisplay,
          "\(card.path) (\(card.driver)) takes no atomic commits for \(route.connector.name) \(route.mode).\n  mend: display.method=auto"
        )
      }
    }
    let formats = FormatChoice.candidates(of: card, crtc: route.crtc, wanted: options.format)
    let buffers = try makeBuffers(
      card, width: route.mode.width, height: route.mode.height, formats, count: bufferCount)
    return Setup(
      scanout: LegacyScanout(card: card, route: route, context: context), buffers: buffers,
      turnInCopy: options.rotation)
  }

  private static func atomic(
    _ card: Card, _ route: Route, _ options: DisplayOptions, _ turn: PixelRotation,
    _ context: UnsafeMutableRawPointer?, _ bufferCount: Int
  ) throws -> Setup? {
    guard let scanout = AtomicScanout(card: card, route: route, turn: turn, context: context) else { return nil }
    let (width, height) = turn.pictureSize(width: route.mode.width, height: route.mode.height)
    for format in FormatChoice.candidates(of: card, crtc: route.crtc, wanted: options.format) {
      guard let buffers = try? makeBuffers(card, width: width, height: height, [format], count: bufferCount) else {
        continue
      }
      if scanout.accepts(framebuffer: buffers[0].framebuffer) {
        return Setup(scanout: scanout, buffers: buffers, turnInCopy: turn == .none ? options.rotation : .none)
      }
    }
    return nil
  }

  /// Buffers in the first format that the driver makes them in.
  private static func makeBuffers(
    _ card: Card, width: Int, height: Int, _ formats: [PixelFormat], count: Int
  ) throws -> [DumbBuffer] {
    var failure = MachineError(.noDisplay, "\(card.path) (\(card.driver)) shows no format that the panel can draw.")
    for format in formats {
      do {
        return try (0..<count).map { _ in try DumbBuffer(card: card.fd, width: width, height: height, format: format) }
      } catch let error as MachineError {
        failure = error
      }
    }
    throw failure
  }
}

nonisolated extension PixelRect {
  /// The same rectangle somewhere else.
  func moved(by offset: (x: Int, y: Int)) -> PixelRect {
    PixelRect(minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }
}
