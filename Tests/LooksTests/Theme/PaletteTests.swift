import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@Suite("Palette")
struct PaletteTests {
  private static let palettes: [(String, Palette)] = [
    ("light", .light), ("dark", .dark), ("high contrast, light", .highContrastLight),
    ("high contrast, dark", .highContrastDark),
  ]

  @Test("Text has a contrast of at least 4.5:1", arguments: 0..<4)
  func text(index: Int) {
    let (name, palette) = Self.palettes[index]
    let pairs: [(String, RGBA, RGBA)] = [
      ("text on background", palette.text, palette.background), ("text on surface", palette.text, palette.surface),
      ("text on control", palette.text, palette.control),
      ("text on pressed control", palette.text, palette.controlPressed),
      ("secondary on background", palette.secondaryText, palette.background),
      ("secondary on surface", palette.secondaryText, palette.surface),
      ("secondary on control", palette.secondaryText, palette.control),
      ("on tint", palette.onTint, palette.tint), ("on pressed tint", palette.onTint, palette.tintPressed),
      ("danger on background", palette.danger, palette.background),
      ("danger on surface", palette.danger, palette.surface), ("danger on control", palette.danger, palette.control),
      ("on danger", palette.onDanger, palette.danger), ("on pressed danger", palette.onDanger, palette.dangerPressed),
      ("tint on control", palette.tint, palette.control),
      ("tint on background", palette.tint, palette.background), ("tint on surface", palette.tint, palette.surface),
    ]
    for (what, ink, ground) in pairs {
      #expect(WCAG.contrast(ink, ground) >= 4.5, "\(name): \(what) is \(WCAG.contrast(ink, ground))")
    }
  }

  @Test("Outlines, handles, icons and the focus ring have at least 3:1", arguments: 0..<4)
  func outlines(index: Int) {
    let (name, palette) = Self.palettes[index]
    let pairs: [(String, RGBA, RGBA)] = [
      ("outline on background", palette.outline, palette.background),
      ("outline on surface", palette.outline, palette.surface),
      ("outline around control", palette.outline, palette.control),
      ("outline around pressed control", palette.outline, palette.controlPressed),
      ("tint beside track", palette.tint, palette.track),
      ("handle in tint", palette.surface, palette.tint),
      ("handle in pressed tint", palette.surface, palette.tintPressed),
      ("focus on background", palette.focus, palette.background), ("focus on surface", palette.focus, palette.surface),
      ("focus on control", palette.focus, palette.control), ("handle in focus", palette.surface, palette.focus),
    ]
    for (what, ink, ground) in pairs {
      #expect(WCAG.contrast(ink, ground) >= 3, "\(name): \(what) is \(WCAG.contrast(ink, ground))")
    }
  }

  @Test("In high contrast, tracks can be told from the ground as well", arguments: 2..<4)
  func tracks(index: Int) {
    let (name, palette) = Self.palettes[index]
    for (what, ground) in [("background", palette.background), ("surface", palette.surface)] {
      let found = WCAG.contrast(palette.track, ground)
      #expect(found >= 3, "\(name): a track on the \(what) is \(found)")
    }
  }

  @Test("A theme follows the colour scheme and its contrast until one is set, and palettes can be set alone")
  func themes() {
    var values = EnvironmentValues()
    #expect(values.theme == .light && values.palette == .light)
    values.colorScheme = .dark
    values.colorSchemeContrast = .increased
    #expect(values.theme == .highContrastDark && values.theme.metrics.outlineWidth == 2)
    values.theme = .original
    #expect(values.palette == .original)
    values.palette = .dark
    #expect(values.palette == .dark && values.theme == .original)
  }

  @Test("The original colours are those of the step indicator that came first")
  func original() {
    let tan = Palette.original.control
    #expect(tan == RGBA(red: 214.0 / 255, green: 204.0 / 255, blue: 178.0 / 255))
    #expect(WCAG.contrast(Palette.original.onTint, Palette.original.tint) < 3)
  }
}
