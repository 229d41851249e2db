import CDRM
import Glibc
import Graphics

/// Shows buffers with atomic commits (`drmModeAtomicCommit`). It passes the damage to drivers whose plane has the
/// property `FB_DAMAGE_CLIPS`.
final class AtomicScanout: Scanout {
  let name: String
  private let card: DRMCard
  private let route: Route
  private let context: UnsafeMutableRawPointer?
  private let plane: UInt32
  private let turn: PixelRotation
  private let planeProperties: [String: UInt32]
  private let crtcProperties: [String: UInt32]
  private let connectorProperties: [String: UInt32]
  private var modeBlob: UInt32 = 0

  /// Sets up atomic commits for a route.
  ///
  /// Returns `nil` if the driver has no atomic modesetting, has no primary plane for the CRTC, or cannot rotate the
  /// plane by `turn`.
  ///
  /// - Parameter context: The user data of each page-flip event.
  init?(card: DRMCard, route: Route, turn: PixelRotation = .none, context: UnsafeMutableRawPointer?) {
    guard drmSetClientCap(card.fd, UInt64(DRM_CLIENT_CAP_UNIVERSAL_PLANES), 1) == 0,
      drmSetClientCap(card.fd, UInt64(DRM_CLIENT_CAP_ATOMIC), 1) == 0,
      let plane = FormatChoice.primaryPlane(of: card, crtc: route.crtc)?.id
    else { return nil }
    (self.card, self.route, self.context, self.plane, self.turn) = (card, route, context, plane, turn)
    planeProperties = properties(card: card.fd, object: plane, type: DRM_MODE_OBJECT_PLANE).mapValues(\.id)
    crtcProperties = properties(card: card.fd, object: route.crtc, type: DRM_MODE_OBJECT_CRTC).mapValues(\.id)
    connectorProperties = properties(card: card.fd, object: route.connector.id, type: DRM_MODE_OBJECT_CONNECTOR)
      .mapValues(\.id)
    if turn != .none && planeProperties["rotation"] == nil { return nil }
    let hasDamage = planeProperties["FB_DAMAGE_CLIPS"] != nil
    name = hasDamage ? "atomic commits with damage" : "atomic commits"
    var info = route.mode.info
    let size = MemoryLayout<drmModeModeInfo>.size
    guard drmModeCreatePropertyBlob(card.fd, &info, size, &modeBlob) == 0 else { return nil }
  }

  isolated deinit { if modeBlob != 0 { drmModeDestroyPropertyBlob(card.fd, modeBlob) } }

  /// Whether the driver would accept a modeset with this buffer. The commit is only tested
  /// (`DRM_MODE_ATOMIC_TEST_ONLY`), so nothing changes.
  func accepts(framebuffer: UInt32) -> Bool {
    commit(flags: DRM_MODE_ATOMIC_TEST_ONLY | DRM_MODE_ATOMIC_ALLOW_MODESET) {
      addRoute(to: $0)
      addBuffer(framebuffer, to: $0)
    } == 0
  }

  func show(framebuffer: UInt32, damage: Region?, isModeset: Bool) -> ShowResult {
    var clips: UInt32 = 0
    if let damage, planeProperties["FB_DAMAGE_CLIPS"] != nil { clips = damageBlob(damage) }
    defer { if clips != 0 { drmModeDestroyPropertyBlob(card.fd, clips) } }
    let flags = DRM_MODE_PAGE_FLIP_EVENT | (isModeset ? DRM_MODE_ATOMIC_ALLOW_MODESET : DRM_MODE_ATOMIC_NONBLOCK)
    let result = commit(flags: flags) { request in
      if isModeset {
        addRoute(to: request)
        addBuffer(framebuffer, to: request)
      } else {
        set("FB_ID", UInt64(framebuffer), of: plane, in: planeProperties, request)
      }
      if clips != 0 { set("FB_DAMAGE_CLIPS", UInt64(clips), of: plane, in: planeProperties, request) }
    }
    switch result {
    case 0: return .pending
    case EBUSY: return .busy
    default: return .failed(result)
    }
  }

  func didFlip() {}

  /// Commits the properties that `fill` adds to a request. Returns 0 or an error number.
  private func commit(flags: Int32, fill: (OpaquePointer) -> Void) -> Int32 {
    guard let request = drmModeAtomicAlloc() else { return ENOMEM }
    defer { drmModeAtomicFree(request) }
    fill(request)
    let result = drmModeAtomicCommit(card.fd, request, UInt32(flags), context)
    return result == -1 ? errno : -result
  }

  private func addRoute(to request: OpaquePointer) {
    set("CRTC_ID", UInt64(route.crtc), of: route.connector.id, in: connectorProperties, request)
    // Only setting the property `link-status` to GOOD makes the driver train a failed link again.
    set("link-status", UInt64(DRM_MODE_LINK_STATUS_GOOD), of: route.connector.id, in: connectorProperties, request)
    set("MODE_ID", UInt64(modeBlob), of: route.crtc, in: crtcProperties, request)
    set("ACTIVE", 1, of: route.crtc, in: crtcProperties, request)
  }

  private func addBuffer(_ framebuffer: UInt32, to request: OpaquePointer) {
    let (width, height) = (UInt64(route.mode.width), UInt64(route.mode.height))
    let source = turn.swapsExtents ? (width: height, height: width) : (width: width, height: height)
    let values: [(String, UInt64)] = [
      ("FB_ID", UInt64(framebuffer)), ("CRTC_ID", UInt64(route.crtc)),
      // The source rectangle is in 16.16 fixed point.
      ("SRC_X", 0), ("SRC_Y", 0), ("SRC_W", source.width << 16), ("SRC_H", source.height << 16),
      ("CRTC_X", 0), ("CRTC_Y", 0), ("CRTC_W", width), ("CRTC_H", height),
    ]
    if planeProperties["rotation"] != nil { set("rotation", turn.planeBits, of: plane, in: planeProperties, request) }
    for (name, value) in values { set(name, value, of: plane, in: planeProperties, request) }
  }

  private func set(
    _ name: String, _ value: UInt64, of object: UInt32, in properties: [String: UInt32], _ request: OpaquePointer
  ) {
    if let property = properties[name] { drmModeAtomicAddProperty(request, object, property, value) }
  }

  /// Creates a property blob of damage rectangles, or returns 0 if there are none.
  private func damageBlob(_ damage: Region) -> UInt32 {
    let clips = damage.rects.map {
      drm_mode_rect(x1: Int32($0.minX), y1: Int32($0.minY), x2: Int32($0.maxX), y2: Int32($0.maxY))
    }
    guard !clips.isEmpty else { return 0 }
    var blob: UInt32 = 0
    let size = clips.count * MemoryLayout<drm_mode_rect>.stride
    return drmModeCreatePropertyBlob(card.fd, clips, size, &blob) == 0 ? blob : 0
  }
}

extension PixelRotation {
  /// The value of the plane property `rotation`: one bit per quarter turn, counted anticlockwise.
  fileprivate nonisolated var planeBits: UInt64 {
    switch self {
    case .none: 1 << 0
    case .quarter: 1 << 3
    case .half: 1 << 2
    case .threeQuarters: 1 << 1
    }
  }
}

/// The properties of a DRM object, by name. Calls `drmModeObjectGetProperties`.
func properties(card: Int32, object: UInt32, type: UInt32) -> [String: (id: UInt32, value: UInt64)] {
  guard let list = drmModeObjectGetProperties(card, object, type) else { return [:] }
  defer { drmModeFreeObjectProperties(list) }
  var result: [String: (UInt32, UInt64)] = [:]
  for index in 0..<Int(list.pointee.count_props) {
    guard let property = drmModeGetProperty(card, list.pointee.props[index]) else { continue }
    let name = withUnsafeBytes(of: &property.pointee.name) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    result[name] = (property.pointee.prop_id, list.pointee.prop_values[index])
    drmModeFreeProperty(property)
  }
  return result
}
