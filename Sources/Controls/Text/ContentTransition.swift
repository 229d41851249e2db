import Runtime
import Values

/// The animation of a change of a view's content, such as of a text.
public nonisolated struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case identity, opacity, interpolate, numericText }
  private let kind: Kind

  /// The content changes without an animation.
  public static let identity = ContentTransition(kind: .identity)
  /// Accepted for compatibility with SwiftUI: the content changes without an animation.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Content that can be interpolated, such as a colour, is animated; other content changes at once.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Accepted for compatibility with SwiftUI: the digits change without an animation.
  @available(*, deprecated, message: "Colours are animated with the transaction; other content changes at once.")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }
  /// Accepted for compatibility with SwiftUI: symbols change without an animation.
  @available(*, deprecated, message: "Colours are animated with the transaction; other content changes at once.")
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { interpolate }
  /// Accepted for compatibility with SwiftUI: symbols change without an animation.
  public static let symbolEffect = ContentTransition(kind: .interpolate)
  /// Accepted for compatibility with SwiftUI: the digits change without an animation.
  @available(*, deprecated, message: "Colours are animated with the transaction; other content changes at once.")
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericText) }
}

extension EnvironmentValues {
  /// The transition of content that changes, which makes no difference.
  @available(*, deprecated, message: "Colours are animated with the transaction; other content changes at once.")
  public var contentTransition: ContentTransition {
    get { .interpolate }
    set {}
  }
}

extension View {
  /// No effect: colours are animated with the transaction, and other content changes at once.
  @available(*, deprecated, message: "Colours are animated with the transaction; other content changes at once.")
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
