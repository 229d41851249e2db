import CDRM

/// A display mode of a connector: resolution and refresh rate.
nonisolated struct Mode: Sendable, CustomStringConvertible {
  var width: Int
  var height: Int
  /// The refresh rate in hertz; for interlaced modes the field rate.
  var refresh: Double
  var isPreferred: Bool
  var isInterlaced: Bool
  /// The kernel's own description of the mode, to be passed back to it.
  var info = drmModeModeInfo()

  init(width: Int, height: Int, refresh: Double, isPreferred: Bool = false, isInterlaced: Bool = false) {
    (self.width, self.height, self.refresh) = (width, height, refresh)
    (self.isPreferred, self.isInterlaced) = (isPreferred, isInterlaced)
  }

  /// Converts a kernel mode. The refresh rate is computed from the pixel clock, which is more exact than `vrefresh`.
  init(_ info: drmModeModeInfo) {
    let interlaced = info.flags & UInt32(DRM_MODE_FLAG_INTERLACE) != 0
    let total = Double(info.htotal) * Double(info.vtotal)
    let exact = total > 0 && info.clock > 0 ? Double(info.clock) * 1000 / total * (interlaced ? 2 : 1) : 0
    self.init(
      width: Int(info.hdisplay), height: Int(info.vdisplay), refresh: exact > 0 ? exact : Double(info.vrefresh),
      isPreferred: info.type & UInt32(DRM_MODE_TYPE_PREFERRED) != 0, isInterlaced: interlaced)
    self.info = info
  }

  /// The properties that distinguish a mode from another.
  nonisolated struct Key: Hashable, Sendable {
    var width: Int
    var height: Int
    /// The refresh rate in hundredths of a hertz: what the driver has set may differ from what the display offers by the
    /// rounding of its pixel clock.
    var centihertz: Int
    var isInterlaced: Bool
  }

  var key: Key {
    Key(width: width, height: height, centihertz: Int((refresh * 100).rounded()), isInterlaced: isInterlaced)
  }

  var description: String { "\(width)x\(height)@\(shortText(refresh))\(isInterlaced ? "i" : "")" }

  /// Chooses the requested mode, at the refresh rate nearest to the request, or without a request the preferred one.
  /// Returns `nil` if no mode fits.
  static func choose(from modes: [Mode], request: ModeRequest?) -> Mode? {
    guard let request else { return modes.first { $0.isPreferred } ?? modes.first }
    let fitting = modes.filter { $0.width == request.width && $0.height == request.height }
    guard let wanted = request.refresh else {
      return fitting.first { $0.isPreferred } ?? fitting.first { !$0.isInterlaced } ?? fitting.first
    }
    // A request for 60 Hz means 59.94 Hz, too; a difference of more than 1 Hz is a different mode.
    let near = fitting.filter { abs($0.refresh - wanted) <= 1 }
    func rank(_ mode: Mode) -> (Int, Double) { (mode.isInterlaced ? 1 : 0, abs(mode.refresh - wanted)) }
    return near.min { rank($0) < rank($1) }
  }
}
