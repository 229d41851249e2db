import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@Suite("Themes of one's own")
struct ThemeDesignTests {
  nonisolated private static let accents: [UInt32] = [
    0x000000, 0xFFFFFF, 0x808080, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF, 0xFF00FF, 0xC2410C, 0x0B5FDB,
    0x7A1FA2, 0x111111, 0xFFF3B0,
  ]

  @Test("Every pair of colours has the contrast of WCAG 2.2, whatever the accent", arguments: accents)
  func contrasts(accent: UInt32) {
    for colors in ThemeDesign.Colors.allCases {
      for scheme in [ColorScheme.light, .dark] {
        for contrast in ColorSchemeContrast.allCases {
          let design = ThemeDesign(colors: colors, accent: RGBA(hex: accent))
          expectLegible(design.theme(scheme, contrast: contrast).palette, contrast, "\(colors) \(scheme) \(contrast)")
        }
      }
    }
  }

  /// The ratio is computed by a formula of the tests' own.
  private func expectLegible(_ palette: Palette, _ contrast: ColorSchemeContrast, _ what: String) {
    let (text, mark) = contrast == .standard ? (4.5, 3.0) : (7, 4.5)
    let backgrounds = [palette.background, palette.surface, palette.control]
    for ground in backgrounds {
      for color in [palette.text, palette.secondaryText, palette.tint, palette.danger] {
        #expect(WCAG.contrast(color, ground) >= text, "\(what)")
      }
      for color in [palette.outline, palette.focus, palette.tintPressed] {
        #expect(WCAG.contrast(color, ground) >= mark, "\(what)")
      }
    }
    #expect(WCAG.contrast(palette.tint, palette.track) >= mark, "\(what)")
    for ground in [palette.tint, palette.tintPressed] {
      #expect(WCAG.contrast(palette.onTint, ground) >= text, "\(what)")
    }
    for ground in [palette.danger, palette.dangerPressed] {
      #expect(WCAG.contrast(palette.onDanger, ground) >= text, "\(what)")
    }
  }

  @Test("Greys of industry have the contrasts as they are written down", arguments: [ColorScheme.light, .dark])
  func industrial(scheme: ColorScheme) {
    let palette = scheme == .dark ? Palette.industrialDark : .industrialLight
    #expect(palette.legible(.standard) == palette)
    #expect(ThemeDesign(colors: .industrial).theme(scheme).palette == palette)
  }

  @Test("An accent that can be read is kept to the bit, and its pressed form differs")
  func exact() {
    let palette = ThemeDesign(accent: RGBA(hex: 0x7A1FA2)).theme(.light).palette
    #expect(palette.tint == RGBA(hex: 0x7A1FA2) && palette.onTint == .white)
    #expect(WCAG.contrast(palette.tint, palette.tintPressed) > 1.2)
  }

  @Test("A colour that is too pale becomes darker in its own hue")
  func hue() {
    let yellow = PerceptualColor(RGBA(hex: 0xFFD500))
    let tint = PerceptualColor(ThemeDesign(accent: RGBA(hex: 0xFFD500)).theme(.light).palette.tint)
    #expect(tint.lightness < yellow.lightness - 0.1 && tint.hueDistance(to: yellow) < 12 && tint.chroma > 0.05)
  }

  @Test("The focus ring is told from the accent by its hue", arguments: [0xC2410C, 0xE65100] as [UInt32])
  func focus(accent: UInt32) {
    let palette = ThemeDesign(accent: RGBA(hex: accent)).theme(.light).palette
    #expect(PerceptualColor(palette.focus).hueDistance(to: PerceptualColor(palette.tint)) > 45)
  }

  @Test("Oklab's lightness, chroma and hue of red are those of its author's table")
  func oklab() {
    let red = PerceptualColor(RGBA(hex: 0xFF0000))
    #expect(abs(red.lightness - 0.628) < 0.001 && abs(red.chroma - 0.2577) < 0.001)
    #expect(abs(red.hue * 180 / .pi - 29.23) < 0.05)
    for accent in Self.accents { #expect(PerceptualColor(RGBA(hex: accent)).rgba == RGBA(hex: accent)) }
  }

  private struct Reader: View {
    let note: (Theme, ControlSize, ScreenMetrics) -> Void
    @Environment(\.theme) private var theme
    @Environment(\.controlSize) private var size
    @Environment(\.screenMetrics) private var metrics

    var body: some View {
      note(theme, size, metrics)
      return Text("Seen")
    }
  }

  @Test("A design sets radius and density, follows light and dark, and gives way to a view's own theme")
  func environment() throws {
    var seen: [(Theme, ControlSize, ScreenMetrics)] = []
    let panel = try Harness {
      Reader { seen.append(($0, $1, $2)) }
        .themeDesign(ThemeDesign(accent: RGBA(hex: 0x7A1FA2), cornerRadius: 4, density: .compact))
    }
    let first = try #require(seen.last)
    #expect(first.0.metrics.cornerRadius == 4 && first.0.metrics.cardRadius == 6 && first.1 == .small)
    #expect(first.2.margin == 11 && first.2.valueWidth == ScreenMetrics.of(.medium).valueWidth)
    #expect(first.0.palette.background == Palette.light.background)
    try panel.setEnvironment { $0.colorScheme = .dark }
    let second = try #require(seen.last)
    #expect(second.0.palette.background == Palette.dark.background && second.0.palette.tint != first.0.palette.tint)
    let own = try Harness {
      Reader { seen.append(($0, $1, $2)) }.theme(.original).themeDesign(ThemeDesign(cornerRadius: 4))
    }
    #expect(seen.last?.0 == .original)
    withExtendedLifetime(own) {}
  }
}
