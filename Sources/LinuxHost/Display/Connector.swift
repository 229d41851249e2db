import CDRM

/// A socket or a panel cable of a display adapter, and what hangs on it.
struct Connector {
  var id: UInt32
  /// Such as `HDMI-A-1`, as under `/sys/class/drm`.
  var name: String
  var isConnected: Bool
  var modes: [Mode]
  /// Extents of the visible picture; zero where the panel does not tell.
  var millimeters: (width: Int, height: Int)
  /// The CRTC that feeds it now, or 0.
  var currentCRTC: UInt32
  /// The CRTCs that can feed it, as bits in the order of the card's list.
  var possibleCRTCs: UInt32
  /// The mode that it shows already, if that is one of its own.
  var running: Mode?
  /// Whether the cable's link has lost its training: the screen stays dark until its mode is set anew.
  var isLinkBad = false

  /// The CRTC to use: the one that feeds it already, else the first that can and is not taken, else one that is taken by
  /// a screen that is not used; `nil` where all that can feed it are in use.
  func chooseCRTC(from crtcs: [UInt32], taken: Set<UInt32>, used: Set<UInt32> = []) -> UInt32? {
    if crtcs.contains(currentCRTC), !used.contains(currentCRTC) { return currentCRTC }
    let possible = crtcs.enumerated().filter { $0.offset < 32 && possibleCRTCs & (1 << $0.offset) != 0 }.map(\.element)
    return possible.first { !taken.contains($0) } ?? possible.first { !used.contains($0) }
  }
}

extension Connector {
  /// Looks at a connector. `probing` asks the hardware anew, which can take a while.
  init?(card: Int32, id: UInt32, probing: Bool) {
    guard let pointer = probing ? drmModeGetConnector(card, id) : drmModeGetConnectorCurrent(card, id) else {
      return nil
    }
    defer { drmModeFreeConnector(pointer) }
    let info = pointer.pointee
    if info.connector_type == DRM_MODE_CONNECTOR_WRITEBACK { return nil }
    self.id = id
    let type = drmModeGetConnectorTypeName(info.connector_type).map { String(cString: $0) } ?? "Unknown"
    name = "\(type)-\(info.connector_type_id)"
    isConnected = info.connection == DRM_MODE_CONNECTED
    modes = UnsafeBufferPointer(start: info.modes, count: Int(info.count_modes)).map(Mode.init)
    millimeters = (Int(info.mmWidth), Int(info.mmHeight))
    (currentCRTC, possibleCRTCs) = (0, 0)
    for encoder in UnsafeBufferPointer(start: info.encoders, count: Int(info.count_encoders)) {
      guard let pointer = drmModeGetEncoder(card, encoder) else { continue }
      possibleCRTCs |= pointer.pointee.possible_crtcs
      if encoder == info.encoder_id { currentCRTC = pointer.pointee.crtc_id }
      drmModeFreeEncoder(pointer)
    }
    running = runningMode(of: card)
    isLinkBad = Self.isLinkBad(info, card)
  }

  /// The mode of its CRTC, if that is one of its own.
  private func runningMode(of card: Int32) -> Mode? {
    guard currentCRTC != 0, let crtc = drmModeGetCrtc(card, currentCRTC) else { return nil }
    defer { drmModeFreeCrtc(crtc) }
    guard crtc.pointee.mode_valid != 0 else { return nil }
    let running = Mode(crtc.pointee.mode)
    return modes.first { $0.description == running.description }
  }

  private static func isLinkBad(_ info: drmModeConnector, _ card: Int32) -> Bool {
    for index in 0..<Int(info.count_props) {
      guard let property = drmModeGetProperty(card, info.props[index]) else { continue }
      defer { drmModeFreeProperty(property) }
      let isLinkStatus = withUnsafeBytes(of: &property.pointee.name) { $0.starts(with: "link-status\0".utf8) }
      if isLinkStatus { return info.prop_values[index] == UInt64(DRM_MODE_LINK_STATUS_BAD) }
    }
    return false
  }
}
