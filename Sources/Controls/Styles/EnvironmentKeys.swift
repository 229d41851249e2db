import Graphics
import Runtime
import Values

private enum PaletteKey: EnvironmentKey { static var defaultValue: Shared<Palette>? { nil } }

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum NumbersKey: EnvironmentKey { static var defaultValue: NumberConventions { .posix } }

extension EnvironmentValues {
  /// The colours that controls draw from; those of the ``theme`` until they are set.
  public var palette: Palette {
    get { self[PaletteKey.self]?.value ?? sharedTheme.value.palette }
    set { self[PaletteKey.self] = Shared(newValue) }
  }

  /// The font of text; `nil` lets each control choose.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The colour of what can be changed; `nil` for the theme's.
  public var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls leave their labels out of the picture. They stay the accessibility names.
  public var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// The most lines of a text; `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How the lines of one text line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// How numbers are written.
  public var numberConventions: NumberConventions {
    get { self[NumbersKey.self] }
    set { self[NumbersKey.self] = newValue }
  }
}

/// How large controls are drawn.
public nonisolated enum ControlSize: Hashable, Sendable, CaseIterable {
  /// A size, from the smallest to the largest.
  case mini, small, regular, large, extraLarge
}

/// How the lines of one text line up.
public nonisolated enum TextAlignment: Hashable, Sendable {
  /// Line by line at the side, or in the middle.
  case leading, center, trailing
}

extension View {
  /// Sets the font of text in this view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Makes controls in this view unusable, in addition to what ancestors say.
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }
  /// Sets how large controls in this view are.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
  /// Leaves labels of controls in this view out of the picture.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
  /// Limits the lines of each text in this view.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Lines up the lines of each text in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Chooses dark on light or light on dark for this view.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
  /// Sets how fast held controls in this view repeat.
  public func repeatTiming(_ rhythm: Rhythm) -> some View { environment(\.repeatRhythm, rhythm) }
}
