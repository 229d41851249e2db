/// The display modes for all screens or for single ones.
///
///     DisplayModes("800x480")
///     DisplayModes("auto; HDMI-A-2: 1280x720@60")
public nonisolated struct DisplayModes: Hashable, Sendable, CustomStringConvertible {
  /// The mode of screens that are not named; `nil` for the mode already set, else the preferred one.
  public var others: ModeRequest?
  /// The modes of single screens, by connector; `nil` for the mode already set, else the preferred one.
  public var named: [String: ModeRequest?] = [:]

  /// Creates a mode that applies to all screens.
  ///
  /// - Parameter others: A mode for all screens; `nil` for the mode already set, else each screen's preferred one.
  public init(_ others: ModeRequest? = nil) { self.others = others }

  /// Parses a mode for all screens, and `connector: mode` for single ones, separated by `;`. Returns `nil` if the
  /// text is malformed.
  public init?(_ text: String) {
    for part in text.split(separator: ";") {
      let words = part.split(separator: ":", omittingEmptySubsequences: false).map(DeviceRule.trimmed)
      guard words.count <= 2, let mode = Self.mode(words[words.count - 1]) else { return nil }
      if words.count == 1 { others = mode } else { named[words[0]] = .some(mode) }
    }
    if named[""] != nil { return nil }
  }

  /// The modes in the form that ``init(_:)`` parses.
  public var description: String {
    func text(_ mode: ModeRequest?) -> String { mode?.description ?? "auto" }
    return ([text(others)] + named.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" })
      .joined(separator: "; ")
  }

  /// The requested mode of a screen; `nil` for the mode already set, else the preferred one.
  func of(_ connector: String) -> ModeRequest? { named[connector] ?? others }

  private static func mode(_ text: String) -> ModeRequest?? {
    if text == "auto" || text.isEmpty { return .some(nil) }
    return ModeRequest(text).map { .some($0) }
  }
}
