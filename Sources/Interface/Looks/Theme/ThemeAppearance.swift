import Graphics
import Runtime

/// The appearance of a stage: its colours, taken from the theme's palette, its movements, and the class of its screen.
struct ThemeAppearance: StageAppearance {
  func background(in environment: EnvironmentValues) -> RGBA { environment.pageColor }
  func focusRing(in environment: EnvironmentValues) -> RGBA { environment.palette.focus }
  func divider(in environment: EnvironmentValues) -> RGBA { environment.palette.track }
  func word(for end: RangeEnd, in environment: EnvironmentValues) -> String {
    let words = environment.localizer
    return end == .maximum ? words("maximum") : words("minimum")
  }
  func animation(of movement: StageMovement, in environment: EnvironmentValues) -> Animation? {
    let tokens = environment.motionTokens
    return switch movement {
    case .focus: environment.accessibilityReduceMotion ? nil : tokens.focus
    case .appearance: tokens.appearance
    case .disappearance: tokens.disappearance
    }
  }
  func adapt(_ environment: inout EnvironmentValues, to size: Size) { environment.screenClass = ScreenClass(size) }
}

extension Stage {
  /// Creates a stage whose root is the views that a closure makes.
  ///
  /// - Parameters:
  ///   - size: the size of the surface, in points.
  ///   - scale: the number of pixels in a point.
  ///   - fonts: the typefaces that text is drawn with.
  ///   - root: the views.
  public convenience init<Root: View>(
    size: Size, scale: Double = 1, fonts: FontLibrary, @ViewBuilder root: () -> Root
  ) {
    self.init(size: size, scale: scale, fonts: fonts, appearance: ThemeAppearance(), root: root)
  }
}
