/// A requested display mode: `800x480`, or `1920x1080@50` with a refresh rate in hertz.
///
///     ModeRequest("1280x720@60")
public nonisolated struct ModeRequest: Hashable, Sendable, CustomStringConvertible {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The refresh rate in hertz; `nil` for any.
  public var refresh: Double?

  /// Creates a request from numbers.
  public init(width: Int, height: Int, refresh: Double? = nil) {
    (self.width, self.height, self.refresh) = (width, height, refresh)
  }

  /// The widths and heights in pixels that the kernel's 16-bit fields can hold.
  static let extents = 1...65_535
  /// The refresh rates that can be requested, in hertz. Two decimals are written, so a smaller rate would be read
  /// back as zero.
  static let rates = 0.01...1000.0

  /// Parses `WxH` or `WxH@Hz`. Returns `nil` for any other text, and for numbers outside the permitted ranges.
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

/// Formats a number with at most two decimals and no trailing zeros; a magnitude of 10¹⁵ or more is written as Swift
/// does.
nonisolated func shortText(_ value: Double) -> String {
  guard value.magnitude < 1e15 else { return "\(value)" }
  let hundredths = Int((value * 100).rounded())
  let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
  if part == 0 { return "\(whole)" }
  return part % 10 == 0 ? "\(whole).\(part / 10)" : "\(whole).\(part < 10 ? "0" : "")\(part)"
}
