import CDRM
import Glibc
import Graphics

/// Shows buffers with `drmModeSetCrtc` and `drmModePageFlip`, for drivers without atomic modesetting.
final class LegacyScanout: Scanout {
  let name = "legacy page flips"
  private let card: DRMCard
  private let route: Route
  private let context: UnsafeMutableRawPointer?
  /// Whether to call `drmModeDirtyFB`. Drivers of screens on USB or SPI need it; it is cleared once a driver reports
  /// that it has no such call.
  private var wantsDirty: Bool
  private var shown: (framebuffer: UInt32, damage: Region?) = (0, nil)

  /// Creates a scan-out for a route.
  ///
  /// - Parameter context: The user data of each page-flip event.
  init(card: DRMCard, route: Route, context: UnsafeMutableRawPointer?) {
    (self.card, self.route, self.context) = (card, route, context)
    // Atomic drivers upload a flipped buffer by themselves, and the call would wait for a vertical blank.
    wantsDirty = drmSetClientCap(card.fd, UInt64(DRM_CLIENT_CAP_ATOMIC), 1) != 0
  }

  func show(framebuffer: UInt32, damage: Region?, isModeset: Bool) -> ShowResult {
    shown = (framebuffer, damage)
    return isModeset ? setMode(framebuffer) : flip(framebuffer)
  }

  func didFlip() {
    guard wantsDirty else { return }
    wantsDirty = DirtyClips.report(shown.damage) { drmModeDirtyFB(card.fd, shown.framebuffer, $0, $1) }
  }

  private func setMode(_ framebuffer: UInt32) -> ShowResult {
    var connector = route.connector.id
    var mode = route.mode.info
    let result = drmModeSetCrtc(card.fd, route.crtc, framebuffer, 0, 0, &connector, 1, &mode)
    guard result == 0 else { return .failed(result == -1 ? errno : -result) }
    didFlip()
    return .shown
  }

  private func flip(_ framebuffer: UInt32) -> ShowResult {
    let result = drmModePageFlip(card.fd, route.crtc, framebuffer, UInt32(DRM_MODE_PAGE_FLIP_EVENT), context)
    switch result == -1 ? -errno : result {
    case 0: return .pending
    case -EBUSY: return .busy
    // If the driver cannot flip, a modeset still shows the next buffer, only more slowly.
    case -ENOSYS, -EOPNOTSUPP: return setMode(framebuffer)
    case let error: return .failed(-error)
    }
  }
}

/// The clip rectangles for `drmModeDirtyFB`.
enum DirtyClips {
  /// The greatest number of rectangles that the kernel accepts in one call, `DRM_MODE_FB_DIRTY_MAX_CLIPS`.
  static let most = 256

  /// Reports damage by `drmModeDirtyFB`, whose last two arguments are passed to `call`. Returns `false` if the driver
  /// has no such call and must not be asked again; other errors may be temporary.
  static func report(_ damage: Region?, to call: (UnsafeMutablePointer<drmModeClip>?, UInt32) -> Int32) -> Bool {
    var clips = of(damage)
    let count = UInt32(clips.count)
    // The kernel rejects a non-null pointer to zero clips.
    let result = clips.isEmpty ? call(nil, 0) : call(&clips, count)
    return !(result == -ENOSYS || (result == -1 && errno == ENOSYS))
  }

  /// Converts damage to clip rectangles. An empty array stands for the whole frame buffer.
  static func of(_ damage: Region?) -> [drmModeClip] {
    guard let rects = damage?.rects, rects.count <= most else { return [] }
    return rects.map {
      drmModeClip(
        x1: UInt16(clamping: $0.minX), y1: UInt16(clamping: $0.minY), x2: UInt16(clamping: $0.maxX),
        y2: UInt16(clamping: $0.maxY))
    }
  }
}
