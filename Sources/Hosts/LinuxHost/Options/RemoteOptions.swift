/// Who may watch and work the panel from elsewhere, with a VNC viewer.
public nonisolated struct RemoteOptions: Hashable, Sendable {
  /// Where viewers connect; `nil` for nowhere.
  public var address: RemoteAddress?
  /// The addresses from which they may, beside this machine's own.
  public var allowed: [AddressRange] = []
  /// A file with passwords: the first line's to work the panel, the second's to look on; `nil` for none.
  public var passwordFile: String?
  /// Whether viewers may work the panel. Otherwise they look on.
  public var takesInput = true
  /// Whether viewers see private parts, such as passwords and card numbers.
  public var showsSecrets = false

  /// Creates options under which nobody watches.
  public init() {}

  /// Why the options cannot be followed: from another machine, everybody could work the panel. `nil` if they can.
  public var refusal: String? {
    guard let address, !address.isLoopback else { return nil }
    if passwordFile == nil { return "remote.vnc is \(address): it needs remote.password, or everybody could watch" }
    if allowed.isEmpty { return "remote.vnc is \(address): it needs remote.allow, the addresses that may connect" }
    return nil
  }
}
