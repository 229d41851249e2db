/// Which modes screens show, on all screens or on single ones.
///
///     DisplayModes("800x480")
///     DisplayModes("auto; HDMI-A-2: 1280x720@60")
public nonisolated struct DisplayModes: Hashable, Sendable, CustomStringConvertible {
  /// On screens that are not named; `nil` for the mode that runs, or else the screen's own.
  public var others: ModeRequest?
  /// On single screens, by connector; `nil` for the mode that runs, or else the screen's own.
  public var named: [String: ModeRequest?] = [:]

  /// A mode for all screens; `nil` for the one that runs, or else each screen's own.
  public init(_ others: ModeRequest? = nil) { self.others = others }

  /// Reads a mode for all screens, and modes with the connectors in front that they are for, `;` between them; `nil`
  /// where that makes no sense.
  public init?(_ text: String) {
    for part in text.split(separator: ";") {
      let words = part.split(separator: ":", omittingEmptySubsequences: false).map(DeviceRule.trimmed)
      guard words.count <= 2, let mode = Self.mode(words[words.count - 1]) else { return nil }
      if words.count == 1 { others = mode } else { named[words[0]] = .some(mode) }
    }
    if named[""] != nil { return nil }
  }

  /// The form that ``init(_:)`` reads.
  public var description: String {
    func text(_ mode: ModeRequest?) -> String { mode?.description ?? "auto" }
    return ([text(others)] + named.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" })
      .joined(separator: "; ")
  }

  /// What is asked of a screen; `nil` for the mode that runs, or else the screen's own.
  func of(_ connector: String) -> ModeRequest? { named[connector] ?? others }

  private static func mode(_ text: String) -> ModeRequest?? {
    if text == "auto" || text.isEmpty { return .some(nil) }
    return ModeRequest(text).map { .some($0) }
  }
}
