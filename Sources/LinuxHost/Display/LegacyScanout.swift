import CDRM
import Glibc
import Graphics

/// Shows buffers with `drmModeSetCrtc` and `drmModePageFlip`, for drivers without atomic commits.
final class LegacyScanout: Scanout {
  let name = "legacy page flips"
  private let card: Card
  private let route: Route
  private let context: UnsafeMutableRawPointer?
  /// Drivers that send pixels over a wire (USB, SPI) may have to be told what changed; others say that they need no telling.
  private var wantsDirty: Bool
  private var shown: (framebuffer: UInt32, damage: Region?) = (0, nil)

  /// `context` comes back with each flip event.
  init(card: Card, route: Route, context: UnsafeMutableRawPointer?) {
    (self.card, self.route, self.context) = (card, route, context)
    // On atomic drivers a flip uploads by itself, and the call would wait for a vertical blank.
    wantsDirty = drmSetClientCap(card.fd, UInt64(DRM_CLIENT_CAP_ATOMIC), 1) != 0
  }

  func show(framebuffer: UInt32, damage: Region?, isModeset: Bool) -> ShowResult {
    shown = (framebuffer, damage)
    return isModeset ? setMode(framebuffer) : flip(framebuffer)
  }

  func didFlip() {
    guard wantsDirty else { return }
    var clips = DirtyClips.of(shown.damage)
    let count = UInt32(clips.count)
    // The kernel refuses a pointer to no clips.
    let result =
      clips.isEmpty
      ? drmModeDirtyFB(card.fd, shown.framebuffer, nil, 0) : drmModeDirtyFB(card.fd, shown.framebuffer, &clips, count)
    // A driver without the call has to be asked once; what fails otherwise may pass.
    if result == -ENOSYS || (result == -1 && errno == ENOSYS) { wantsDirty = false }
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
    // A driver that cannot flip can still be given the next buffer the slow way.
    case -ENOSYS, -EOPNOTSUPP: return setMode(framebuffer)
    case let error: return .failed(-error)
    }
  }
}

/// The rectangles of `drmModeDirtyFB`.
enum DirtyClips {
  /// The kernel takes no more at once: `DRM_MODE_FB_DIRTY_MAX_CLIPS`.
  static let most = 256

  /// What of a frame buffer is to be sent; none for all of it.
  static func of(_ damage: Region?) -> [drmModeClip] {
    guard let rects = damage?.rects, rects.count <= most else { return [] }
    return rects.map {
      drmModeClip(
        x1: UInt16(clamping: $0.minX), y1: UInt16(clamping: $0.minY), x2: UInt16(clamping: $0.maxX),
        y2: UInt16(clamping: $0.maxY))
    }
  }
}
