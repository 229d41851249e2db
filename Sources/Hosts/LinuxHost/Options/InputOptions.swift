/// The options for reading input devices.
public nonisolated struct InputOptions: Hashable, Sendable {
  /// Whether input devices are grabbed (`EVIOCGRAB`), so that no other process reads them.
  public var isGrabbed = false
  /// A keyboard layout such as `de` or `fr(oss)`; empty for `XKB_DEFAULT_LAYOUT`, else `us`.
  public var layout = ""
  /// Whether a mouse cursor is shown while the pointer moves.
  public var showsCursor = true
  /// Settings for single devices; the first rule that matches a name applies.
  public var devices: [DeviceRule] = []

  /// Creates the default options.
  public init() {}

  /// The first rule that matches a device, if any.
  func rule(for name: String) -> DeviceRule? { devices.first { $0.fits(name) } }
}
