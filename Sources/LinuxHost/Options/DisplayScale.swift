/// How many pixels are in a point, on all screens or on single ones.
///
///     DisplayScale("1.5")
///     DisplayScale("auto; HDMI-A-2: 2")
public nonisolated struct DisplayScale: Hashable, Sendable, CustomStringConvertible {
  /// What a scale may be.
  public static let bounds = 0.25...16.0

  /// On screens that are not named; `nil` for what a screen's millimetres suggest, or 1 where it does not tell them.
  public var others: Double?
  /// On single screens, by connector; `nil` for what the screen's millimetres suggest.
  public var named: [String: Double?] = [:]

  /// What every screen's own millimetres suggest.
  public init() {}

  /// Reads a scale for all screens, and scales with the connectors in front that they are for, `;` between them; `nil`
  /// where that makes no sense.
  public init?(_ text: String) {
    let parts = text.split(separator: ";")
    for part in parts {
      let words = part.split(separator: ":", omittingEmptySubsequences: false).map(DeviceRule.trimmed)
      guard words.count <= 2, let scale = Self.number(words[words.count - 1]) else { return nil }
      if words.count == 1 { others = scale } else { named[words[0]] = .some(scale) }
    }
    if parts.isEmpty || named[""] != nil { return nil }
  }

  /// The form that ``init(_:)`` reads.
  public var description: String {
    func text(_ scale: Double?) -> String { scale.map { "\($0)" } ?? "auto" }
    return ([text(others)] + named.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" })
      .joined(separator: "; ")
  }

  /// What is said of a screen; `nil` for what its millimetres suggest.
  func of(_ connector: String) -> Double? { named[connector] ?? others }

  private static func number(_ text: String) -> Double?? {
    if text == "auto" { return .some(nil) }
    guard let scale = Double(text), bounds.contains(scale) else { return nil }
    return .some(scale)
  }
}
