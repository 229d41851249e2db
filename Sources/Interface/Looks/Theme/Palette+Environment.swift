import Runtime

private enum PaletteKey: EnvironmentKey { static var defaultValue: SharedValue<Palette>? { nil } }

extension EnvironmentValues {
  /// The colours that controls draw with; those of the ``theme`` until they are set.
  public var palette: Palette {
    get { palette(else: sharedTheme) }
    set { self[PaletteKey.self] = SharedValue(newValue) }
  }

  /// The ``palette``, for a caller that has looked for the theme already.
  package func palette(else theme: @autoclosure () -> SharedValue<Theme>) -> Palette {
    self[PaletteKey.self]?.value ?? theme().value.palette
  }
}
