/// The access of remote viewers, who see and operate the panel with VNC.
public nonisolated struct RemoteOptions: Hashable, Sendable {
  /// The address at which viewers connect; `nil` for none.
  public var address: RemoteAddress?
  /// The addresses from which viewers may connect, besides this machine's own.
  public var allowed: [AddressRange] = []
  /// A file with passwords: the first line's password allows input, the second line's only viewing; `nil` for none.
  public var passwordFile: String?
  /// Whether viewers may send input. Otherwise they only watch.
  public var takesInput = true
  /// Whether viewers see private parts, such as passwords and card numbers.
  public var showsSecrets = false

  /// Creates options without remote access.
  public init() {}

  /// The reason why the options are refused: anyone on another machine could watch or operate the panel. `nil` if they
  /// are acceptable.
  public var refusal: String? {
    guard let address, !address.isLoopback else { return nil }
    if passwordFile == nil { return "remote.vnc is \(address): it needs remote.password, or everybody could watch" }
    if allowed.isEmpty { return "remote.vnc is \(address): it needs remote.allow, the addresses that may connect" }
    return nil
  }
}
