import FaceplateTesting
import Graphics
import Observation
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

extension DragAndDropTests {
  @Test("A view of its own can follow the finger")
  func ownPreview() throws {
    let panel = try Harness(size: Self.size) {
      Text("Coin").frame(width: 80, height: 40).draggable("coin") { Color.red.frame(width: 60, height: 60) }
    }
    try panel.press("Coin")
    try panel.move(dx: 0, dy: 60, steps: 6)
    let center = try panel.element("Coin").frame.center.offsetBy(dx: 0, dy: 60)
    let pixel = panel.bitmap[Int(center.x), Int(center.y)]
    #expect(pixel >> 16 & 0xff > 200 && pixel & 0xff < 120, "\(String(pixel, radix: 16))")
    try panel.lift()
  }

  @Test("A drag goes on after its view has left the tree")
  func sourceGone() throws {
    let log = Log()
    let isShown = Shown()
    let panel = try Harness(size: Self.size) { VanishingPanel(log: log, shown: isShown) }
    try panel.press("Coin")
    try panel.move(dx: 0, dy: 20, steps: 2)
    isShown.value = false
    try panel.move(to: panel.element("Slot").frame.center)
    #expect(!panel.contains("Coin"))
    try panel.lift()
    #expect(log.take() == ["[\"coin\"]"])
  }
}

@Observable private final class Shown { var value = true }

private struct VanishingPanel: View {
  let log: Log
  let shown: Shown

  var body: some View {
    VStack {
      if shown.value { Text("Coin").frame(width: 80, height: 40).draggable("coin") }
      Text("Slot").frame(width: 120, height: 80)
        .dropDestination(for: String.self) { items, _ in
          log.note("\(items)")
          return true
        }
    }
  }
}
