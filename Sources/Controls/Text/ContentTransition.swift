import Runtime
import Values

/// How the content of a view, such as a text, changes into another one.
public nonisolated struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case identity, opacity, interpolate, numericText }
  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// By a fade; shown at once here.
  public static let opacity = ContentTransition(kind: .opacity)
  /// By what lies between both where it can be computed.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Digit by digit; shown at once here.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }
  /// By an effect of a symbol; shown at once here.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { interpolate }
  /// By an effect of a symbol; shown at once here.
  public static let symbolEffect = ContentTransition(kind: .interpolate)
  /// Digit by digit; shown at once here.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericText) }
}

private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .interpolate } }

extension EnvironmentValues {
  /// How the content of views changes into another one.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how the content of this view changes into another one.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
