import CDRM
import Glibc
import Graphics

/// A screen on a connector of a DRM card, double-buffered with two dumb buffers.
///
/// Dumb buffers are mapped as write-combined memory, which is about ten times slower to read than ordinary memory. So
/// the panel is drawn into a bitmap, and the rectangles that a buffer lacks are copied to it before it is shown.
final class Display: RoutedScreen {
  private let card: DRMCard
  var adapter: any Adapter { card }
  let route: Route
  let upright: PixelExtents
  var place: ScreenPlace {
    didSet {
      guard place != oldValue else { return }
      damage.show(place.part)
    }
  }
  private let options: DisplayOptions
  private var rotation: PixelRotation { options.rotation }
  /// The rotation that the copy applies; `none` if the display hardware rotates the plane.
  private let turnInCopy: PixelRotation
  private let format: PixelFormat
  private let buffers: [DumbBuffer]
  private var scanout: any Scanout
  private var damage: BufferDamage
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

  /// Sets up the scan-out of a route and acquires DRM master. Nothing is visible before the first ``show(_:)``.
  ///
  /// - Throws: ``MachineError`` if the driver has no dumb buffers, another process is master, or no buffer can be
  ///   allocated.
  init(card: DRMCard, route: Route, options: DisplayOptions) throws {
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
    damage = BufferDamage(buffers: buffers.count, bounds: place.part)
  }

  isolated deinit { if let saved { drmModeFreeCrtc(saved) } }

  func add(_ damage: Region) { self.damage.add(damage) }

  /// The number of pixels that are copied at a time: enough for all processors to share them.
  private static let copiedPixels = 1 << 20

  // A single buffer is on the screen: what is copied is seen at once.
  var lacksMuch: Bool { buffers.count > 1 && damage.missingPixels > Self.copiedPixels }

  func copyPart(of bitmap: Bitmap) {
    let buffer = cleanBuffer()
    copy(
      damage.take(atMost: Self.copiedPixels), of: place.part, from: bitmap, to: buffer, at: place.onScreen(place.part))
  }

  func show(_ picture: ShownPicture) -> ShowResult {
    let buffer = cleanBuffer()
    picture.forEachPiece(on: place, new: damage.take()) { copy($2, of: $1, from: $0, to: buffer, at: $3) }
    return flip(to: buffer, damage: damage.unseen.map(onScreen))
  }

  /// The buffer that is drawn next, which holds nothing outside of the part that is copied to it.
  private func cleanBuffer() -> DumbBuffer {
    let buffer = buffers[damage.back]
    // A part that covers the buffer leaves nothing to clear.
    let isCovered = place.part.width == upright.width && place.part.height == upright.height
    if damage.takeUnclean(), !isCovered { buffer.clear() }
    return buffer
  }

  /// Copies pixels of a part of a bitmap to where the part is on the upright screen.
  private func copy(
    _ region: Region, of part: PixelRect, from pixels: Bitmap, to buffer: DumbBuffer, at corner: PixelRect
  ) {
    let corner = turnInCopy.turned(corner, width: upright.width, height: upright.height)
    buffer.copy(region, of: part, from: pixels, rotation: turnInCopy, corner: corner)
  }

  func showBlack() -> ShowResult {
    let buffer = buffers[damage.back]
    buffer.clear()
    damage.noteBlack()
    return flip(to: buffer, damage: nil)
  }

  /// Queues a page flip to the back buffer, with a modeset if one is needed.
  private func flip(to buffer: DumbBuffer, damage: Region?) -> ShowResult {
    let result = scanout.show(framebuffer: buffer.framebuffer, damage: damage, isModeset: needsModeset)
    switch result {
    case .pending, .shown, .paced:
      needsModeset = false
      self.damage.flip()
    // The copy is complete; only the page flip has to be tried again.
    case .busy, .failed: break
    }
    return result
  }

  /// Converts damage from bitmap coordinates to coordinates in the buffers.
  private func onScreen(_ damage: Region) -> Region {
    damage.rects.reduce(into: Region()) {
      let seen = place.onScreen($1.intersection(place.part))
      $0.insert(turnInCopy.turned(seen, width: upright.width, height: upright.height))
    }
  }

  func startAfresh() {
    needsModeset = true
    damage.forget()
  }

  func changeMethod() -> Bool {
    guard scanout is AtomicScanout, isLegacyAllowed, turnInCopy == rotation else { return false }
    scanout = LegacyScanout(card: card, route: route, context: flips.context)
    startAfresh()
    return true
  }

  func turnOff() {
    // This works with atomic drivers, too: the kernel converts the call to an atomic commit.
    drmModeSetCrtc(card.fd, route.crtc, 0, 0, 0, nil, 0, nil)
    startAfresh()
  }

  /// Returns the number of page flips completed since the last call. ``DRMCard/readFlips()`` has to be called before.
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
        "\(place) has not shown a frame for \(FramePacing.timeout); the driver is stuck; see `dmesg`.")
    default:
      return MachineError(.failed, "\(place) does not show the picture (\(scanout.name)): \(errorText(number)).")
    }
  }
}

// MARK: - Choosing a scan-out

extension Display {
  private struct Setup {
    var scanout: any Scanout
    var buffers: [DumbBuffer]
    var turnInCopy: PixelRotation
  }

  /// The number of buffers of a screen: one is shown while the other is drawn.
  static let bufferCount = 2

  /// The memory that each buffer of a route needs, unless the driver refuses the first choice; `nil` if the card shows no
  /// format that the panel can draw.
  static func bufferShape(on card: DRMCard, _ route: Route, _ options: DisplayOptions) -> BufferMemory.Shape? {
    let formats = FormatChoice.candidates(of: card, crtc: route.crtc, wanted: options.format)
    guard let format = formats.first else { return nil }
    let canTurn =
      options.rotation != .none && options.method != .legacy
      && AtomicScanout(card: card, route: route, turn: options.rotation, context: nil) != nil
    let turn = canTurn ? options.rotation : .none
    let (width, height) = turn.pictureSize(width: route.mode.width, height: route.mode.height)
    return BufferMemory.Shape(width: width, height: height, bytesPerPixel: format.bytesPerPixel)
  }

  /// Sets up the best method that the driver accepts: rotation by the plane, rotation in the copy, then the legacy
  /// calls.
  private static func setUp(
    _ card: DRMCard, _ route: Route, _ options: DisplayOptions, _ context: UnsafeMutableRawPointer?
  ) throws -> Setup {
    do {
      return try setUp(card, route, options, context, bufferCount: bufferCount)
    } catch {
      // Without memory for two buffers, a single buffer, which may show tearing, is better than no output.
      if let setup = try? setUp(card, route, options, context, bufferCount: 1) { return setup }
      throw error
    }
  }

  private static func setUp(
    _ card: DRMCard, _ route: Route, _ options: DisplayOptions, _ context: UnsafeMutableRawPointer?, bufferCount: Int
  ) throws -> Setup {
    if options.method != .legacy {
      for turn in options.rotation == .none ? [.none] : [options.rotation, .none] {
        if let setup = try atomic(card, route, options, turn, context, bufferCount) { return setup }
      }
      if options.method == .atomic {
        throw MachineError(
          .noDisplay,
          "\(card.path) (\(card.driver)) takes no atomic commits for \(route.connector.name) \(route.mode).\n  fix: display.method=auto"
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
    _ card: DRMCard, _ route: Route, _ options: DisplayOptions, _ turn: PixelRotation,
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

  /// Allocates buffers in the first of `formats` that the driver accepts.
  private static func makeBuffers(
    _ card: DRMCard, width: Int, height: Int, _ formats: [PixelFormat], count: Int
  ) throws -> [DumbBuffer] {
    var failure = MachineError(.noDisplay, "\(card.path) (\(card.driver)) shows no format that the panel can draw.")
    for format in formats {
      do {
        return try (0..<count).map { _ in try DumbBuffer(card: card, width: width, height: height, format: format) }
      } catch let error as MachineError {
        failure = error
      }
    }
    throw failure
  }
}

nonisolated extension PixelRect {
  /// The rectangle, translated by an offset in pixels.
  func moved(by offset: (x: Int, y: Int)) -> PixelRect {
    PixelRect(minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }
}
