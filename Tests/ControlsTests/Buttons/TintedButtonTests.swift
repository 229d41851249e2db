import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// Buttons in the tint of a view or of a panel file.
@MainActor
@Suite("Buttons with a tint")
struct TintedButtonTests {
  private static let teal = RGBA(hex: 0x2BB3A8)

  /// A panel with one button in teal.
  private func panel<Style: PrimitiveButtonStyle>(_ style: Style) throws -> Harness {
    try Harness(size: Size(width: 240, height: 100)) { Button("Done") {}.buttonStyle(style).tint(Color(Self.teal)) }
  }

  /// The colour of the button beside its title.
  private func fill(of panel: Harness) throws -> RGBA {
    let frame = try panel.element("Done").frame
    return RGBA(hex: panel.snapshot()[Int(frame.minX) + 8, Int(frame.midY)] & 0xFFFFFF)
  }

  /// The greatest contrast of a pixel of the button with a colour.
  private func contrast(of panel: Harness, with ground: RGBA) throws -> Double {
    let frame = try panel.element("Done").frame.insetBy(dx: 10, dy: 10)
    let picture = panel.snapshot()
    var most = 1.0
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX) {
        most = max(most, WCAG.contrast(RGBA(hex: picture[x, y] & 0xFFFFFF), ground))
      }
    }
    return most
  }

  @Test("A prominent button is darker in its tint while it is pressed")
  func pressed() throws {
    let panel = try panel(.borderedProminent)
    #expect(try fill(of: panel) == Self.teal)
    try panel.press("Done")
    let pressed = PerceptualColor(try fill(of: panel))
    #expect(pressed.hueDistance(to: PerceptualColor(Self.teal)) < 15)
    #expect(pressed.lightness < PerceptualColor(Self.teal).lightness - 0.05)
  }

  @Test("The title on the tint, and that in the tint, have 4.5:1")
  func titles() throws {
    #expect(try contrast(of: panel(.borderedProminent), with: Self.teal) >= 4.5)
    #expect(try contrast(of: panel(.borderless), with: Theme.light.palette.background) >= 4.5)
  }
}
