import Graphics
import Runtime
import Values

/// The foreground styles that one ancestor has set, from primary to quinary.
///
/// The styles of the ancestors outside it are kept, because a hierarchical style that is set as a foreground
/// style refers to them.
package struct ForegroundStyles: Equatable {
  private final class Outer {
    let styles: ForegroundStyles?
    init(_ styles: ForegroundStyles?) { self.styles = styles }
  }

  let levels: [AnyShapeStyle]
  private let outer: Outer

  package init(_ levels: [AnyShapeStyle], within outer: ForegroundStyles?) {
    self.levels = levels
    self.outer = Outer(outer)
  }

  package static func == (left: ForegroundStyles, right: ForegroundStyles) -> Bool {
    left.levels == right.levels && left.outer.styles == right.outer.styles
  }

  /// The opacities of the levels that are not set, relative to the primary style.
  private static let opacities = [1, 0.55, 0.35, 0.2, 0.14]
  /// The opacities of the theme's levels, relative to its secondary text. From the third level on they are
  /// meant for backgrounds rather than for text.
  private static let themeOpacities = [1, 1, 0.64, 0.2, 0.13]

  /// Resolves the style of a level from 0, primary, to 4, quinary. A level that is not set is the last one that
  /// is, faded.
  func resolvedStyle(level: Int, in context: ShapeStyleContext) -> ResolvedStyle {
    let known = min(level, levels.count - 1)
    var context = context
    context.foreground = outer.styles
    let resolvedStyle = levels[known]._resolvedStyle(in: context)
    return known == level ? resolvedStyle : resolvedStyle.faded(by: Self.opacities[level] / Self.opacities[known])
  }

  /// Resolves the style of a level where no ancestor has set one.
  static func themeStyle(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let palette = environment.palette
    switch level {
    case 0: return ResolvedStyle(palette.text)
    case 1: return ResolvedStyle(palette.secondaryText)
    default: return ResolvedStyle(palette.secondaryText).faded(by: themeOpacities[level])
    }
  }
}

private enum ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The foreground styles of the environment; `nil` for those of the theme.
  package var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The colour of text and shapes; for a style that is not a colour, the colour that represents it; `nil` for
  /// the theme's.
  public var foregroundColor: Color? {
    get { foregroundStyles.map { Color($0.resolvedStyle(level: 0, in: ShapeStyleContext(self)).color) } }
    set { foregroundStyles = newValue.map { ForegroundStyles([AnyShapeStyle($0)], within: nil) } }
  }

  /// The style that ``ShapeStyle/background`` resolves to; `nil` for the theme's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The tint as a style; `nil` where the tint is a colour or not set.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// Resolves the foreground style of a level.
  func resolvedForeground(level: Int = 0) -> ResolvedStyle {
    foregroundStyles?.resolvedStyle(level: level, in: ShapeStyleContext(self))
      ?? ForegroundStyles.themeStyle(level: level, in: self)
  }
}

extension View {
  /// Sets the style of text and shapes in this view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { foreground([AnyShapeStyle(style)]) }

  /// Sets the primary and the secondary style of text and shapes in this view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the primary, the secondary and the tertiary style of text and shapes in this view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Sets the colour of text and shapes in this view; `nil` for the theme's.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.foregroundColor = color })
  }

  /// Sets the style that ``ShapeStyle/background`` resolves to in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(AnyShapeStyle(style)) { $0.backgroundStyle = $1 }
  }

  /// Sets the tint of controls in this view to a style. Parts that need a single colour use the one that
  /// represents it.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(
      EnvironmentModifier {
        let style = AnyShapeStyle(tint)
        $0.tint = Color(style.resolvedStyle(in: $0).color)
        $0.tintStyle = style
      })
  }

  /// Sets the tint of controls in this view; `nil` for the theme's.
  public func tint(_ tint: Color?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.tint = tint
        $0.tintStyle = nil
      })
  }

  /// Sets the tint of controls in this view; `nil` for the theme's. The older form of ``tint(_:)``.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  private func foreground(_ levels: [AnyShapeStyle]) -> some View {
    modifier(
      EnvironmentModifier { $0.foregroundStyles = ForegroundStyles(levels, within: $0.foregroundStyles) })
  }
}
