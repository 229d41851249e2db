import Graphics
import Runtime
import Values

/// The styles of the foreground from the most to the least important, as one ancestor has set them.
struct ForegroundStyles: Equatable {
  private final class Outer {
    let styles: ForegroundStyles?
    init(_ styles: ForegroundStyles?) { self.styles = styles }
  }

  let levels: [AnyShapeStyle]
  private let outer: Outer

  init(_ levels: [AnyShapeStyle], within outer: ForegroundStyles?) {
    self.levels = levels
    self.outer = Outer(outer)
  }

  static func == (left: ForegroundStyles, right: ForegroundStyles) -> Bool {
    left.levels == right.levels && left.outer.styles == right.outer.styles
  }

  /// How faint the levels are that nobody has set.
  private static let opacities = [1, 0.55, 0.35, 0.2, 0.14]
  /// The same for the theme's, as parts of its secondary text: from the third on they are for grounds, not for words.
  private static let themeOpacities = [1, 1, 0.64, 0.2, 0.13]

  /// The style of a level, 0 for the primary one.
  func resolvedStyle(level: Int, in context: ShapeStyleContext) -> ResolvedStyle {
    let known = min(level, levels.count - 1)
    var context = context
    context.foreground = outer.styles
    let resolvedStyle = levels[known]._resolvedStyle(in: context)
    return known == level ? resolvedStyle : resolvedStyle.faded(by: Self.opacities[level] / Self.opacities[known])
  }

  /// The style of a level where no ancestor has set a style.
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
  /// The styles of text and shapes; `nil` for the theme's.
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The colour of text and shapes, or one that stands for their style; `nil` for the theme's.
  public var foregroundColor: Color? {
    get { foregroundStyles.map { Color($0.resolvedStyle(level: 0, in: ShapeStyleContext(self)).color) } }
    set { foregroundStyles = newValue.map { ForegroundStyles([AnyShapeStyle($0)], within: nil) } }
  }

  /// What ``ShapeStyle/background`` draws; `nil` for the theme's ground.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The style of what can be changed, where it is not a mere colour.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// The style of text and shapes: the theme's where no ancestor has set any.
  func resolvedForeground(level: Int = 0) -> ResolvedStyle {
    foregroundStyles?.resolvedStyle(level: level, in: ShapeStyleContext(self))
      ?? ForegroundStyles.themeStyle(level: level, in: self)
  }
}

extension View {
  /// Sets what text and shapes in this view are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { foreground([AnyShapeStyle(style)]) }

  /// Sets what text and shapes in this view are drawn with, of first and of second importance.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets what text and shapes in this view are drawn with, of first, second and third importance.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Sets the colour of text and shapes in this view; `nil` takes the theme's.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.foregroundColor = color })
  }

  /// Sets what ``ShapeStyle/background`` draws in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the style of what can be changed in this view.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(
      EnvironmentModifier {
        let style = AnyShapeStyle(tint)
        $0.tint = Color(style.resolvedStyle(in: $0).color)
        $0.tintStyle = style
      })
  }

  /// Sets the colour of what can be changed in this view; `nil` takes the theme's.
  public func tint(_ tint: Color?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.tint = tint
        $0.tintStyle = nil
      })
  }

  /// Sets the colour of what can be changed in this view; `nil` takes the theme's.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  private func foreground(_ levels: [AnyShapeStyle]) -> some View {
    modifier(
      EnvironmentModifier { $0.foregroundStyles = ForegroundStyles(levels, within: $0.foregroundStyles) })
  }
}
