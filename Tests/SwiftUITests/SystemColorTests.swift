import FaceplateTesting
import SwiftUI
import Testing

@MainActor
@Suite("Colours by name")
struct SystemColorTests {
  @Test(
    "A colour that a source names has the value that Apple has published, in light and in dark",
    arguments: [
      (Color.red, 0xff_ff3b30, 0xff_ff453a), (.orange, 0xff_ff9500, 0xff_ff9f0a), (.yellow, 0xff_ffcc00, 0xff_ffd60a),
      (.green, 0xff_34c759, 0xff_30d158), (.blue, 0xff_007aff, 0xff_0a84ff), (.indigo, 0xff_5856d6, 0xff_5e5ce6),
      (.purple, 0xff_af52de, 0xff_bf5af2), (.pink, 0xff_ff2d55, 0xff_ff375f), (.gray, 0xff_8e8e93, 0xff_8e8e93),
    ] as [(Color, UInt32, UInt32)])
  func values(color: Color, light: UInt32, dark: UInt32) throws {
    for (scheme, pixel) in [(ColorScheme.light, light), (.dark, dark)] {
      let panel = try Harness(size: CGSize(width: 4, height: 4)) { color.environment(\.colorScheme, scheme) }
      #expect(panel.snapshot().pixels[5] == pixel)
    }
  }
}
