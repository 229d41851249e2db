/// Whether a log shows an interpolated value. Strings and objects are private unless a source says otherwise; numbers and
/// truth values are public.
public struct OSLogPrivacy: Sendable {
  /// The text in place of a private value.
  public enum Mask: Sendable {
    /// A number that is the same for equal values, within one run of the program alone.
    case hash
    /// `<private>`.
    case none
  }

  private enum Level { case auto, open, closed }

  private let level: Level
  private let mask: Mask

  private init(_ level: Level, _ mask: Mask = .none) { (self.level, self.mask) = (level, mask) }

  /// The value is shown.
  public static let `public` = OSLogPrivacy(.open)
  /// The value is not shown.
  public static let `private` = OSLogPrivacy(.closed)
  /// The value is not shown.
  public static let sensitive = OSLogPrivacy(.closed)
  /// Numbers and truth values are shown, and other values are not.
  public static let auto = OSLogPrivacy(.auto)
  /// The value is not shown.
  ///
  /// - Parameter mask: the text in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.closed, mask) }
  /// The value is not shown.
  ///
  /// - Parameter mask: the text in its place.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.closed, mask) }
  /// Numbers and truth values are shown, and other values are not.
  ///
  /// - Parameter mask: the text in the place of a value that is not shown.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.auto, mask) }

  /// The text that a log shows of a value.
  ///
  /// - Parameters:
  ///   - text: the value.
  ///   - isScalar: whether it is a number or a truth value.
  func shown(_ text: @autoclosure () -> String, isScalar: Bool) -> String {
    if level == .open || (level == .auto && isScalar) { return text() }
    guard mask == .hash else { return "<private>" }
    // The hash begins with a random number of this run: trying values elsewhere finds none.
    var hasher = Hasher()
    hasher.combine(text())
    return "<mask.hash: '\(String(UInt(bitPattern: hasher.finalize()), radix: 16))'>"
  }
}
