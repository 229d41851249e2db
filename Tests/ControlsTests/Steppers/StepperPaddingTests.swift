import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// The paddings of the documents' styles, in points.
@Suite("Paddings of stepper styles")
struct StepperPaddingTests {
  private func font(_ size: ControlSize) throws -> TextFont {
    try #require(
      ControlMetrics(size, on: .tiny).controlFont.weight(.semibold).monospacedDigit().resolved(in: FontLibrary.system())
    )
  }

  @Test(
    "1 Capsule: p above and below the value, 2p on both sides of the signs; p is 4 for mini, 6 for small, else 8",
    arguments: [(ControlSize.mini, 4.0), (.small, 6), (.regular, 8)])
  func capsule(size: ControlSize, padding: Double) throws {
    let panel = try Harness(size: Size(width: 300, height: 100)) {
      Stepper("Count", value: .constant(10), in: 0...99).stepperStyle(.capsule).controlSize(size).labelsHidden()
        .tint(.red)
    }
    let half = try panel.element("Decrement").frame
    let metrics = ControlMetrics(size, on: .tiny)
    let sign = metrics.touchHeight * 0.45
    #expect(abs(half.width - max(metrics.touchHeight, sign + 4 * padding)) < 0.01)
    // A column between the sign and the value crosses nothing but the capsule.
    let x = Int(half.maxX) - 2
    let red = (0..<panel.bitmap.height).count { isRed(panel.bitmap[x, $0]) }
    let text = try TextLayout("10", font: font(size)).size.height
    #expect(abs(Double(red) - (text + 2 * padding)) <= 1, "\(red) rows, text \(text)")
  }

  private func isRed(_ pixel: UInt32) -> Bool {
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    return red > 180 && green < 100 && blue < 100
  }

  @Test("1 Vertical: 16 points at the sides, 4 above and below, 4 around each chevron, nothing between them")
  func vertical() throws {
    let panel = try Harness(size: Size(width: 300, height: 200)) {
      Stepper("Count", value: .constant(10), in: 0...99).stepperStyle(.vertical).labelsHidden()
    }
    let (up, down) = (try panel.element("Increment").frame, try panel.element("Decrement").frame)
    let chevron = 18.0
    #expect(up.maxY == down.minY && up.height == down.height)
    #expect(up.height + down.height == 2 * (chevron + 2 * 4) + 2 * 4)
    let text = try TextLayout("99", font: font(.regular)).size.width
    #expect(abs(up.width - (16 + text + 8 + (chevron + 2 * 4) + 16)) <= 1, "\(up.width), text \(text)")
  }
}
