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

  @Test("On a narrow, upright screen all keys are on the screen, beside the title and the dots", arguments: [4, 12])
  func narrow(digits: Int) throws {
    let screen = Size(width: 240, height: 320)
    let panel = try Harness(size: screen) {
      Text("Page").sheet(isPresented: .constant(true)) { PINPad("Service", enter: { _ in .wrong }, cancel: {}) }
    }
    try panel.advance(by: .seconds(1))
    let names = (0...9).map(String.init) + ["Delete", "OK", "Cancel"]
    for _ in 0..<digits { try panel.tap("1") }
    let all = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    let frames = try names.map { try panel.element($0).frame }
    for (name, frame) in zip(names, frames) {
      #expect(all.contains(frame) && frame.width >= 44 && frame.height >= 40, "\(name): \(frame)")
    }
    let dots = try panel.element("\(digits) digits entered").frame
    #expect(frames.allSatisfy { !$0.intersects(dots) })
  }
}
