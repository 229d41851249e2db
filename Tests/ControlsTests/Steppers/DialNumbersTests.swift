import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Controls
@testable import Runtime

@Suite("The value of a dial among the numbers at its ticks")
struct DialNumbersTests {
  @Test("A long value stays clear of long numbers", arguments: [360.0, 470, 640, 800])
  func clear(side: Double) throws {
    let format = NumberFormat.number.unit("mm/min")
    let panel = try Harness(size: Size(width: side, height: side)) {
      Stepper("Feed", value: .constant(6_000.0), in: 500...6_000, step: 100, format: format).stepperStyle(.dial)
    }
    let texts = shownTexts(below: panel.stage.rootLayoutNode)
    let value = try #require(texts.first { $0.text.hasSuffix("mm/min") }).frame
    let numbers = texts.filter { $0.text.hasSuffix("000") }
    #expect(numbers.count == 6, "\(texts)")
    for number in numbers {
      #expect(!number.frame.insetBy(dx: -side * 0.015, dy: 0).intersects(value), "\(number), \(value)")
    }
    #expect(value.width > side * 0.25, "The value is still large: \(value)")
  }

  private func shownTexts(below layoutNode: LayoutNode) -> [(text: String, frame: Rect)] {
    let own = (layoutNode.behavior as? TextBehavior)?.fit.map { [($0.text, layoutNode.shownFrameOnStage)] } ?? []
    return own + layoutNode.behavior.shownChildren.flatMap(shownTexts)
  }
}
