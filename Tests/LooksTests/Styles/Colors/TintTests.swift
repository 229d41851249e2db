import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

/// The colours that a control takes from the tint in effect.
@MainActor
@Suite("The tint of controls")
struct TintTests {
  nonisolated private static let themes: [Theme] = [.light, .dark]
  /// Teal, yellow, white, black and a grey: too pale or too dark for text in light or in dark.
  nonisolated private static let tints: [UInt32] = [0x2BB3A8, 0xFFFF00, 0xFFFFFF, 0x000000, 0x808080]

  private func environment(_ theme: Theme, _ tint: Color?) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.theme = theme
    environment.tint = tint
    return environment
  }

  private func color(_ role: TintRole, _ environment: EnvironmentValues) -> RGBA {
    Color.tint(role).resolve(in: environment)
  }

  @Test("The theme's own tint has the colours of the theme", arguments: themes)
  func standard(theme: Theme) {
    let palette = theme.palette
    for tint in [nil, Color.accentColor, Color(palette.tint)] {
      let environment = environment(theme, tint)
      #expect(color(.fill, environment) == palette.tint)
      #expect(color(.text, environment) == palette.tint)
      #expect(color(.mark, environment) == palette.tint)
      #expect(color(.pressed, environment) == palette.tintPressed)
      #expect(color(.strongText, environment) == palette.tintPressed)
      #expect(color(.content, environment) == palette.onTint)
    }
  }

  @Test("Text in any tint has 4.5:1 on the theme's backgrounds, and a symbol 3:1", arguments: themes, tints)
  func legible(theme: Theme, tint: UInt32) {
    let environment = environment(theme, Color(RGBA(hex: tint)))
    let palette = theme.palette
    for background in [palette.background, palette.surface, palette.control] {
      #expect(WCAG.contrast(color(.text, environment), background) >= 4.5)
      #expect(WCAG.contrast(color(.strongText, environment), background) >= 4.5)
      #expect(WCAG.contrast(color(.mark, environment), background) >= 3)
    }
  }

  @Test("Text on any tint has 4.5:1, and the tint fills as it is", arguments: themes, tints)
  func content(theme: Theme, tint: UInt32) {
    let environment = environment(theme, Color(RGBA(hex: tint)))
    #expect(color(.fill, environment) == RGBA(hex: tint))
    #expect(WCAG.contrast(color(.content, environment), RGBA(hex: tint)) >= 4.5)
  }

  @Test("A pressed control keeps the hue of its tint, and differs from one at rest", arguments: themes)
  func pressed(theme: Theme) {
    let teal = RGBA(hex: 0x2BB3A8)
    let pressed = color(.pressed, environment(theme, Color(teal)))
    #expect(PerceptualColor(pressed).hueDistance(to: PerceptualColor(teal)) < 15)
    #expect(abs(PerceptualColor(pressed).lightness - PerceptualColor(teal).lightness) > 0.05)
  }

  @Test("A tint that is mixed from the tint is mixed from the theme's")
  func mixed() {
    let tint = Color.accentColor.mix(with: .black, by: 0.5)
    let expected = tint.resolve(in: environment(.light, nil))
    #expect(color(.fill, environment(.light, tint)) == expected)
    #expect(expected != Theme.light.palette.tint)
  }

  @Test("A link has the tint in effect, as far as it can be read", arguments: themes, tints)
  func link(theme: Theme, tint: UInt32) {
    func color(_ tint: Color?) -> RGBA { LinkShapeStyle().resolvedStyle(in: environment(theme, tint)).color }
    #expect(color(nil) == theme.palette.tint)
    #expect(color(Color(RGBA(hex: tint))) == self.color(.text, environment(theme, Color(RGBA(hex: tint)))))
  }

  @Test("A translucent tint stays as it is")
  func translucent() {
    let faint = RGBA(hex: 0xFFFF00).multiplyingOpacity(by: 0.5)
    #expect(color(.text, environment(.light, Color(faint))) == faint)
  }
}
