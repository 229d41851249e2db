import CDRM
import Graphics

/// The pixel formats to try, best first.
enum FormatChoice {
  private nonisolated static let order: [PixelFormat] = [
    .xrgb8888, .argb8888, .xbgr8888, .abgr8888, .xrgb2101010, .xbgr2101010, .rgb565, .bgr565,
  ]

  /// The formats to try on a CRTC: the format that the options name, else the formats of its primary plane.
  static func candidates(of card: DRMCard, crtc: UInt32, wanted: PixelFormat?) -> [PixelFormat] {
    if let wanted { return [wanted] }
    return ordered(
      shown: primaryPlane(of: card, crtc: crtc)?.formats ?? [],
      prefersSixteenBits: card.capability(DRM_CAP_DUMB_PREFERRED_DEPTH) == 16)
  }

  /// Orders the formats that can be drawn, best first.
  ///
  /// - Parameters:
  ///   - shown: The FourCC codes that the plane supports; empty if the driver does not say.
  ///   - prefersSixteenBits: Whether 16-bit formats come first. A driver that prefers them has no memory for more, or
  ///     would send more data over a slow bus without dithering.
  nonisolated static func ordered(shown: [UInt32], prefersSixteenBits: Bool) -> [PixelFormat] {
    let usable = shown.isEmpty ? order : order.filter { shown.contains($0.fourCC) }
    guard prefersSixteenBits else { return usable }
    return usable.filter { $0.bytesPerPixel == 2 } + usable.filter { $0.bytesPerPixel != 2 }
  }

  /// The primary plane of a CRTC and the FourCC codes of its formats; `nil` if the driver has no universal planes.
  static func primaryPlane(of card: DRMCard, crtc: UInt32) -> (id: UInt32, formats: [UInt32])? {
    guard drmSetClientCap(card.fd, UInt64(DRM_CLIENT_CAP_UNIVERSAL_PLANES), 1) == 0,
      let pipe = card.crtcs.firstIndex(of: crtc), let list = drmModeGetPlaneResources(card.fd)
    else { return nil }
    defer { drmModeFreePlaneResources(list) }
    for id in UnsafeBufferPointer(start: list.pointee.planes, count: Int(list.pointee.count_planes)) {
      guard let plane = drmModeGetPlane(card.fd, id) else { continue }
      defer { drmModeFreePlane(plane) }
      guard plane.pointee.possible_crtcs & (1 << UInt32(pipe)) != 0 else { continue }
      let type = properties(card: card.fd, object: id, type: DRM_MODE_OBJECT_PLANE)["type"]
      guard type?.value == UInt64(DRM_PLANE_TYPE_PRIMARY) else { continue }
      return (id, Array(UnsafeBufferPointer(start: plane.pointee.formats, count: Int(plane.pointee.count_formats))))
    }
    return nil
  }
}
