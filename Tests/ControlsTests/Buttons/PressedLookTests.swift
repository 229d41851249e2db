import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// What is pressed can be told from what is not, beside the fingertip that covers it.
@MainActor
@Suite("Pressed controls")
struct PressedLookTests {
  /// The palettes that come with the toolkit, and accents that are hard to see on white or on black.
  nonisolated private static let themes: [(name: String, theme: Theme)] =
    [
      ("light", .light), ("dark", .dark), ("high contrast, light", .highContrastLight),
      ("high contrast, dark", .highContrastDark), ("original", .original),
      ("industrial, light", ThemeDesign(colors: .industrial).theme(.light)),
      ("industrial, dark", ThemeDesign(colors: .industrial).theme(.dark)),
    ]
    + [0xFFFF00, 0x0000FF, 0xFFFFFF, 0x000000].flatMap { accent in
      [ColorScheme.light, .dark].map { scheme in
        ("\(accent) \(scheme)", ThemeDesign(accent: RGBA(hex: UInt32(accent))).theme(scheme))
      }
    }

  /// The greatest contrast between a panel at rest and pressed, on the line across the upper edge of a control.
  private func contrast(beside label: String, of panel: Harness) throws -> Double {
    let frame = try panel.element(label).frame
    let rest = panel.snapshot()
    try panel.press(label)
    let pressed = panel.snapshot()
    try panel.lift()
    let x = Int(frame.midX)
    return (Int(frame.minY) - Int(PressedRing.width)..<Int(frame.minY)).map { y in
      WCAG.contrast(Self.color(pressed[x, y]), Self.color(rest[x, y]))
    }.max() ?? 1
  }

  private static func color(_ pixel: UInt32) -> RGBA { RGBA(hex: pixel & 0xFFFFFF) }

  @Test("Buttons, toggles, menus and segments have 3:1 beside them on a page and on a card", arguments: themes.indices)
  func ring(index: Int) throws {
    let (name, theme) = Self.themes[index]
    for surface in [theme.palette.background, theme.palette.surface] {
      let panel = try Harness(size: Size(width: 480, height: 400)) {
        VStack(spacing: 12) {
          Button("Bordered") {}
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Danger", role: .destructive) {}
          Button("Bare") {}.buttonStyle(.borderless)
          Toggle("Switch", isOn: .constant(true)).toggleStyle(.button)
          Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.segmented)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(surface))
        .environment(\.theme, theme)
      }
      for label in ["Bordered", "Prominent", "Danger", "Bare", "Switch", "Small", "Large"] {
        let contrast = try contrast(beside: label, of: panel)
        #expect(contrast >= 3, "\(label) in \(name): \(contrast)")
      }
    }
  }

  @Test(
    "The highlight of a pressed tab leaves its symbol and its title alone",
    arguments: [DynamicTypeSize.small, .xxLarge])
  func tab(textSize: DynamicTypeSize) throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) {
      TabView {
        Text("One").tabItem { Label("Light", systemImage: "lightbulb") }
        Text("Two").tabItem { Label("Door", systemImage: "bell") }
      }
      .environment(\.dynamicTypeSize, textSize)
    }
    let frame = try panel.element("Door").frame
    let ring = frame.insetBy(dx: PressedRing.width, dy: PressedRing.width)
    let rest = panel.snapshot()
    try panel.press("Door")
    let pressed = panel.snapshot()
    // No pixel of the band that the ring takes had anything but the bar's own colour.
    let bar = rest[Int(frame.minX) + 2, Int(frame.midY)]
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX) where !ring.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
        #expect(rest[x, y] == bar, "\(x), \(y)")
      }
    }
    let x = Int(frame.midX)
    #expect(WCAG.contrast(Self.color(pressed[x, Int(frame.minY) + 2]), Self.color(bar)) >= 3)
  }
}
