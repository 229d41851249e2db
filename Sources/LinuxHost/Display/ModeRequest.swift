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

  /// The columns and rows that the kernel's 16 bits can count.
  static let extents = 1...65_535
  /// The refresh rates that can be asked for, in hertz. Two digits are written, so less would read back as zero.
  static let rates = 0.01...1000.0

  /// Reads `WxH` or `WxH@Hz`; `nil` where the text is neither, or a number is beyond what a screen can have.
  public init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let extents = parts[0].split(whereSeparator: { $0 == "x" || $0 == "X" || $0 == "×" })
    guard parts.count <= 2, extents.count == 2, let width = Int(extents[0]), let height = Int(extents[1]),
      Self.extents.contains(width), Self.extents.contains(height)
    else { return nil }
    self.init(width: width, height: height)
    guard parts.count == 2 else { return }
    guard let refresh = Double(parts[1]), Self.rates.contains(refresh) else { return nil }
    self.refresh = refresh
  }

  /// The form that ``init(_:)`` reads.
  public var description: String { "\(width)x\(height)" + (refresh.map { "@" + shortText($0) } ?? "") }
}

/// A number without a needless fraction, to two digits; one beyond 10¹⁵ as Swift writes it.
nonisolated func shortText(_ value: Double) -> String {
  guard value.magnitude < 1e15 else { return "\(value)" }
  let hundredths = Int((value * 100).rounded())
  let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
  if part == 0 { return "\(whole)" }
  return part % 10 == 0 ? "\(whole).\(part / 10)" : "\(whole).\(part < 10 ? "0" : "")\(part)"
}
