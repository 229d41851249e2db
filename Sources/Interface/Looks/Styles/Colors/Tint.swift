import Graphics
import Runtime

private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// The colour of what can be changed; `nil` for the theme's.
  public var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

/// The part of a control that the tint colours. It decides how its colour is derived from the tint.
package nonisolated enum TintRole: Hashable, Sendable {
  /// A fill: the tint as it is.
  case fill
  /// The fill of a control that is pressed.
  case pressed
  /// Text and symbols on a fill, pressed or not.
  case content
  /// Text on the theme's backgrounds.
  case text
  /// Text of a control that is turned on, darker in light appearance and lighter in dark.
  case strongText
  /// A symbol or an outline on the theme's backgrounds.
  case mark
}

extension EnvironmentValues {
  /// The colour that the tint in effect gives to a part of a control.
  ///
  /// The theme has made its own tint legible. A tint that a view or a panel file has set is made legible here, unless
  /// it is translucent: its contrast then depends on what shines through.
  func tint(for role: TintRole) -> RGBA {
    let palette = palette
    let tint = ownTint ?? palette.tint
    func legible(_ need: Palette.Need) -> RGBA {
      tint == palette.tint || tint.opacity < 1 ? tint : palette.legible(tint, as: need, colorSchemeContrast)
    }
    switch role {
    case .fill: return tint
    case .pressed: return palette.pressed(tint)
    case .content: return tint.opacity < 1 ? palette.onTint : palette.content(on: tint, colorSchemeContrast)
    case .text: return legible(.text)
    case .strongText: return palette.pressed(legible(.text))
    case .mark: return legible(.mark)
    }
  }

  /// The tint that a view or the program has set; `nil` for the theme's. A tint that refers to the tint refers to that of
  /// the program or of the theme.
  private var ownTint: RGBA? {
    guard let tint else { return programTint }
    if let fixed = tint.fixed { return fixed }
    var theme = self
    theme.tint = nil
    return tint.resolve(in: theme)
  }

  /// The tint of the program's asset catalogs; `nil` if they give none, or if the theme sets another.
  private var programTint: RGBA? {
    guard let tint = colorCatalog.tint else { return nil }
    guard Palette.standardTints.contains(palette.tint) else { return nil }
    return colorScheme == .dark ? tint.dark : tint.light
  }
}

extension Palette {
  /// The tints of the standard palettes.
  fileprivate static let standardTints = [light, dark, highContrastLight, highContrastDark].map(\.tint)
}
