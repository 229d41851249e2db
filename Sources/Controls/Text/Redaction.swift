import Runtime
import Values

/// Why something is not shown.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It stands for what is still to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody else's business; only what is marked as such is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why things are not shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether bars stand for letters and pictures.
  var isRedacted: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
  }

  /// Whether what is not shown is not read out either.
  var isSecret: Bool { redactionReasons.contains(.privacy) && isPrivacySensitive }
}

extension View {
  /// Shows bars in place of texts and pictures.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what views around this one would not.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view as nobody else's business: bars stand for it, and nothing of it is read out, where views around are
  /// redacted for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }
}
