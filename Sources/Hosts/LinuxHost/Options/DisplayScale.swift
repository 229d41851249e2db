/// The pixels per point, for all screens or for single ones.
///
///     DisplayScale("1.5")
///     DisplayScale("auto; HDMI-A-2: 2")
public nonisolated struct DisplayScale: Hashable, Sendable, CustomStringConvertible {
  /// The permitted scales, in pixels per point.
  public static let bounds = 0.25...16.0

  /// The scale of screens that are not named; `nil` for the one suggested by the screen's physical size, or 1 if it
  /// is not known.
  public var others: Double?
  /// The scales of single screens, by connector; `nil` for the one suggested by the screen's physical size.
  public var named: [String: Double?] = [:]

  /// Creates a scale for every screen from its own physical size.
  public init() {}

  /// Parses a scale for all screens, and `connector: scale` for single ones, separated by `;`. Returns `nil` if the
  /// text is malformed.
  public init?(_ text: String) {
    let parts = text.split(separator: ";")
    for part in parts {
      let words = part.split(separator: ":", omittingEmptySubsequences: false).map(DeviceRule.trimmed)
      guard words.count <= 2, let scale = Self.number(words[words.count - 1]) else { return nil }
      if words.count == 1 { others = scale } else { named[words[0]] = .some(scale) }
    }
    if parts.isEmpty || named[""] != nil { return nil }
  }

  /// The scales in the form that ``init(_:)`` parses.
  public var description: String {
    func text(_ scale: Double?) -> String { scale.map { "\($0)" } ?? "auto" }
    return ([text(others)] + named.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" })
      .joined(separator: "; ")
  }

  /// The scale set for a screen; `nil` for the one suggested by its physical size.
  func of(_ connector: String) -> Double? { named[connector] ?? others }

  private static func number(_ text: String) -> Double?? {
    if text == "auto" { return .some(nil) }
    guard let scale = Double(text), bounds.contains(scale) else { return nil }
    return .some(scale)
  }
}
