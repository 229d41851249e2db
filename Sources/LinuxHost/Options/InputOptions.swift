/// How input devices are read.
public nonisolated struct InputOptions: Hashable, Sendable {
  /// Whether input devices are kept from every other program.
  public var isGrabbed = false
  /// A keyboard layout such as `de` or `fr(oss)`; empty for what `XKB_DEFAULT_LAYOUT` says, else `us`.
  public var layout = ""
  /// Whether a pointer that is moved is shown.
  public var showsCursor = true
  /// What is said of single devices; the first that fits a name counts.
  public var devices: [DeviceRule] = []

  /// The defaults.
  public init() {}

  /// What is said of a device.
  func rule(for name: String) -> DeviceRule? { devices.first { $0.fits(name) } }
}
