import Graphics

nonisolated extension Palette {
  /// A colour that is drawn on others, and the contrast that it needs there.
  struct Pair {
    let color: WritableKeyPath<Palette, RGBA>
    let backgrounds: [KeyPath<Palette, RGBA>]
    let need: Need
  }

  /// The purpose of a colour, which decides its contrast.
  package enum Need {
    /// Text. WCAG 2.2 demands 4.5:1 (section 1.4.3), and 7:1 for enhanced contrast (section 1.4.6).
    case text
    /// An outline, a handle or the focus ring. WCAG 2.2 demands 3:1 (section 1.4.11); enhanced contrast has 4.5:1.
    case mark

    /// The least contrast ratio.
    package func ratio(_ contrast: ColorSchemeContrast) -> Double {
      switch (self, contrast) {
      case (.text, .standard), (.mark, .increased): 4.5
      case (.text, .increased): 7
      case (.mark, .standard): 3
      }
    }
  }

  /// The backgrounds on which the tint is drawn as text, as a mark and as a fill.
  private static var backgrounds: [KeyPath<Palette, RGBA>] { [\.background, \.surface, \.control] }

  /// Every pair of colours of which controls draw one on the other.
  static var pairs: [Pair] {
    let backgrounds = Self.backgrounds
    return [
      Pair(color: \.text, backgrounds: backgrounds + [\.controlPressed], need: .text),
      Pair(color: \.secondaryText, backgrounds: backgrounds, need: .text),
      Pair(color: \.tint, backgrounds: backgrounds, need: .text),
      Pair(color: \.tint, backgrounds: [\.track], need: .mark),
      Pair(color: \.tintPressed, backgrounds: backgrounds, need: .mark),
      Pair(color: \.onTint, backgrounds: [\.tint, \.tintPressed], need: .text),
      Pair(color: \.danger, backgrounds: backgrounds, need: .text),
      Pair(color: \.onDanger, backgrounds: [\.danger, \.dangerPressed], need: .text),
      Pair(color: \.outline, backgrounds: backgrounds + [\.controlPressed], need: .mark),
      Pair(color: \.focus, backgrounds: backgrounds, need: .mark),
    ]
  }

  /// The palette with each colour that has too little contrast made darker or lighter.
  func legible(_ contrast: ColorSchemeContrast) -> Palette {
    var palette = self
    for pair in Self.pairs { palette.makeLegible(pair, contrast) }
    return palette
  }

  private mutating func makeLegible(_ pair: Pair, _ contrast: ColorSchemeContrast) {
    let backgrounds = pair.backgrounds.map { self[keyPath: $0] }
    self[keyPath: pair.color] = self[keyPath: pair.color].legible(on: backgrounds, ratio: pair.need.ratio(contrast))
  }

  /// The palette with another accent, which is made darker or lighter until it can be read on every background.
  func accented(_ accent: RGBA, _ contrast: ColorSchemeContrast) -> Palette {
    var palette = self
    palette.tint = accent
    for pair in Self.pairs where pair.color == \.tint { palette.makeLegible(pair, contrast) }
    palette.tintPressed = derivedPressed(palette.tint)
    palette.onTint = .blackOrWhite(on: [palette.tint, palette.tintPressed])
    // A ring in the hue of the accent would look like a part of the control that it surrounds.
    if PerceptualColor(palette.tint).hueDistance(to: PerceptualColor(focus)) < 45, !isGrey(palette.tint) {
      palette.focus = tint
    }
    return palette
  }

  /// The colour of a control with a tint while it is pressed.
  package func pressed(_ tint: RGBA) -> RGBA { tint == self.tint ? tintPressed : derivedPressed(tint) }

  /// A tint, darker in light appearance and lighter in dark.
  private func derivedPressed(_ tint: RGBA) -> RGBA {
    let isDark = text.contrast(on: .black) > text.contrast(on: .white)
    var pressed = PerceptualColor(tint)
    pressed.lightness = min(max(pressed.lightness + (isDark ? 0.1 : -0.1), 0), 1)
    return pressed.rgba
  }

  /// The colour of text on a tint: ``onTint`` where its contrast suffices, otherwise black or white.
  func content(on tint: RGBA, _ contrast: ColorSchemeContrast) -> RGBA {
    if tint == self.tint || onTint.contrast(on: tint) >= Need.text.ratio(contrast) { return onTint }
    return .blackOrWhite(on: [tint])
  }

  /// A colour, made darker or lighter until it can be read on every background.
  package func legible(_ color: RGBA, as need: Need, _ contrast: ColorSchemeContrast) -> RGBA {
    color.legible(on: Self.backgrounds.map { self[keyPath: $0] }, ratio: need.ratio(contrast))
  }

  private func isGrey(_ color: RGBA) -> Bool { PerceptualColor(color).chroma < 0.03 }
}
