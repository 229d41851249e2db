import CDRM

/// A connector of a display adapter, and the screen that is attached to it.
struct Connector {
  var id: UInt32
  /// The name, such as `HDMI-A-1`, as under `/sys/class/drm`.
  var name: String
  var isConnected: Bool
  var modes: [Mode]
  /// The physical size of the visible area in millimetres; zero if the screen does not report it.
  var millimeters: (width: Int, height: Int)
  /// The ID of the CRTC that drives the connector now, or 0.
  var currentCRTC: UInt32
  /// The CRTCs that can drive the connector, as a bit mask in the order of the card's list.
  var possibleCRTCs: UInt32
  /// The mode that the connector shows now, if it is one of ``modes``.
  var running: Mode?
  /// Whether link training has failed (`link-status` is BAD): the screen stays dark until its mode is set again.
  var isLinkBad = false

  /// Chooses the CRTC to drive this connector: the present CRTC, else the first possible free CRTC, else a CRTC whose
  /// screen is not used. Returns `nil` if every possible CRTC is in use.
  ///
  /// - Parameters:
  ///   - crtcs: The card's CRTCs, in the order of the bits of ``possibleCRTCs``.
  ///   - taken: The CRTCs that drive some screen.
  ///   - used: The CRTCs that drive screens of the panel, which must not be taken from them.
  func chooseCRTC(from crtcs: [UInt32], taken: Set<UInt32>, used: Set<UInt32> = []) -> UInt32? {
    if crtcs.contains(currentCRTC), !used.contains(currentCRTC) { return currentCRTC }
    let possible = crtcs.enumerated().filter { $0.offset < 32 && possibleCRTCs & (1 << $0.offset) != 0 }.map(\.element)
    return possible.first { !taken.contains($0) } ?? possible.first { !used.contains($0) }
  }
}

extension Connector {
  /// Reads a connector. Returns `nil` if it no longer exists or is a writeback connector.
  ///
  /// - Parameter probing: Whether to ask the hardware, which can take up to a second.
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

  /// The mode of the connector's CRTC, if it is one of ``modes``.
  private func runningMode(of card: Int32) -> Mode? {
    guard currentCRTC != 0, let crtc = drmModeGetCrtc(card, currentCRTC) else { return nil }
    defer { drmModeFreeCrtc(crtc) }
    guard crtc.pointee.mode_valid != 0 else { return nil }
    let running = Mode(crtc.pointee.mode)
    return modes.first { $0.key == running.key }
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
