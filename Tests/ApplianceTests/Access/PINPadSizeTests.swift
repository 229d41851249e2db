import FaceplateTesting
import Graphics
import Testing

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

/// The pad for a code at the sizes of text.
@MainActor
@Suite("The size of the pad for a code")
struct PINPadSizeTests {
  @Test(
    "Its last button stays on the screen at the largest size of text",
    arguments: [Size(width: 800, height: 480), Size(width: 480, height: 800), Size(width: 320, height: 240)])
  func largest(size: Size) throws {
    func end(_ textSize: DynamicTypeSize) throws -> Rect {
      let panel = try Harness(size: size) { PINPad("Service", enter: { _ in .wrong }, cancel: {}) }
      try panel.setEnvironment { $0.dynamicTypeSize = textSize }
      return try panel.element("Cancel").frame
    }
    let largest = try end(.accessibility5)
    #expect(try largest == end(.large))
    #expect(largest.minY >= 0 && largest.maxY <= size.height)
  }
}
