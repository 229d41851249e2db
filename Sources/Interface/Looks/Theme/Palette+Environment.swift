import Runtime

private enum PaletteKey: EnvironmentKey { static var defaultValue: SharedValue<Palette>? { nil } }

extension EnvironmentValues {
  /// The colours that controls draw with; those of the ``theme`` until they are set.
  public var palette: Palette {
    get { self[PaletteKey.self]?.value ?? sharedTheme.value.palette }
    set { self[PaletteKey.self] = SharedValue(newValue) }
  }
}
