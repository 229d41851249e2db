import Runtime
import Values

/// The reasons for which content is redacted.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Creates a set of reasons from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a placeholder for data that is being loaded.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private. Only views that are marked as privacy-sensitive are redacted.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. It is shown all the same.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// The reasons for which content in a view is redacted; empty for none.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Whether texts and images are replaced by bars.
  var isRedacted: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
  }

  /// Whether the content is hidden from assistive technology as well.
  var isSecret: Bool { redactionReasons.contains(.privacy) && isPrivacySensitive }
}

extension View {
  /// Replaces texts and images in this view by bars.
  ///
  ///     ProfileView().redacted(reason: isLoading ? .placeholder : [])
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes the redaction that ancestors have set for this view.
  public func unredacted() -> some View { environment([]) { $0.redactionReasons = $1 } }

  /// Marks this view as private: where an ancestor is redacted for privacy, bars replace it and it is not read out.
  /// Remote viewers see a blank rectangle in its place.
  ///
  /// Speech reads it only through a headset, unless the panel's settings allow a loudspeaker.
  ///
  /// - Parameter sensitive: `false` for no mark. Views inside a private view are private in any case.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(sensitive) { $0.isPrivacySensitive = $1 }
      .modifier(SemanticsModifier(.privacy(sensitive)))
  }
}
