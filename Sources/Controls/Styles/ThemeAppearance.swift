import Graphics
import Runtime

/// The colours that a stage draws by itself, from the theme's palette.
private struct ThemeAppearance: StageAppearance {
  func background(in environment: EnvironmentValues) -> RGBA { environment.palette.background }
  func focusRing(in environment: EnvironmentValues) -> RGBA { environment.palette.focus }
  func divider(in environment: EnvironmentValues) -> RGBA { environment.palette.track }
}

extension Stage {
  /// A stage for the views that the closure makes.
  ///
  /// - Parameters:
  ///   - size: the surface in points.
  ///   - scale: pixels in a point.
  ///   - fonts: the typefaces to draw text with.
  public convenience init<Root: View>(
    size: Size, scale: Double = 1, fonts: FontLibrary, @ViewBuilder root: () -> Root
  ) {
    self.init(size: size, scale: scale, fonts: fonts, appearance: ThemeAppearance(), root: root)
  }
}
