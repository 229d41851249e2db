import Runtime
import Values

/// The background of the environment: that of the theme unless ``View/backgroundStyle(_:)`` has set another.
public nonisolated struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style, which is also written `.background`.
  public init() {}
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// Resolves the background of the environment.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    context.environment.backgroundStyle?._resolvedStyle(in: context)
      ?? ResolvedStyle(context.environment.pageColor)
  }

  /// The background of the environment at a level, which is distinguishable from the page: a card's colour at the second
  /// level, and a control's from the third on; `nil` at the first level, and where ``View/backgroundStyle(_:)`` has set a
  /// background.
  @MainActor func groundStyle(level: Int, in environment: EnvironmentValues) -> ResolvedStyle? {
    guard level > 0, environment.backgroundStyle == nil else { return nil }
    // With increased contrast cards have the page's colour and an outline, which a background has not.
    let isCard = level == 1 && environment.cardColor != environment.pageColor
    return ResolvedStyle(isCard ? environment.cardColor : environment.palette.control)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the environment.
  public nonisolated static var background: BackgroundStyle { BackgroundStyle() }
}
