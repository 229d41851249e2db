/// A display mode as a person asks for it: `800x480`, or `1920x1080@50` with a refresh rate in hertz.
///
///     ModeRequest("1280x720@60")
public nonisolated struct ModeRequest: Hashable, Sendable, CustomStringConvertible {
  /// Number of columns.
  public var width: Int
  /// Number of rows.
  public var height: Int
  /// Pictures a second; `nil` for whatever there is.
  public var refresh: Double?

  /// A mode from its numbers.
  public init(width: Int, height: Int, refresh: Double? = nil) {
    (self.width, self.height, self.refresh) = (width, height, refresh)
  }

  /// Reads `WxH` or `WxH@Hz`; `nil` where the text is neither.
  public init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let extents = parts[0].split(whereSeparator: { $0 == "x" || $0 == "X" || $0 == "×" })
    guard parts.count <= 2, extents.count == 2, let width = Int(extents[0]), let height = Int(extents[1]),
      width > 0, height > 0
    else { return nil }
    self.init(width: width, height: height)
    guard parts.count == 2 else { return }
    guard let refresh = Double(parts[1]), refresh > 0, refresh.isFinite else { return nil }
    self.refresh = refresh
  }

  /// The form that ``init(_:)`` reads.
  public var description: String { "\(width)x\(height)" + (refresh.map { "@" + shortText($0) } ?? "") }
}

/// A number without a needless fraction, to two digits.
nonisolated func shortText(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
  if part == 0 { return "\(whole)" }
  return part % 10 == 0 ? "\(whole).\(part / 10)" : "\(whole).\(part < 10 ? "0" : "")\(part)"
}
