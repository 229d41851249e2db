import FaceplateTesting
import Graphics
import Runtime
import Testing

@testable import Controls
@testable import Headless

/// What a person sees of a press, with a fingertip on the control.
@MainActor @Suite("Looks of pressed controls")
struct PressedLookTests {
  @Test(
    "The ring around a pressed button differs from the page by 3:1 at least, beside the button",
    arguments: [ColorScheme.light, .dark])
  func ring(scheme: ColorScheme) throws {
    let panel = try Harness(size: Size(width: 200, height: 120), colorScheme: scheme) { Button("Go") {} }
    let ground = panel.bitmap[0, 0]
    let rest = panel.snapshot()
    try panel.press("Go")
    try panel.advance(by: .milliseconds(300))
    // Above and below the button, where at rest the page is.
    let middle = (0..<120).map { (rest: rest[100, $0], pressed: panel.bitmap[100, $0]) }
    let ring = middle.indices.filter { middle[$0].rest == ground && middle[$0].pressed != ground }
    let best = ring.map { Luminance.contrast(middle[$0].pressed, ground) }.max() ?? 1
    #expect(best >= 3, "contrast \(best)")
    #expect(ring.contains { $0 < 60 } && ring.contains { $0 > 60 })
  }
}
