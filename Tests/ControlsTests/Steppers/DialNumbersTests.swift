import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Controls
@testable import Headless
@testable import Looks
@testable import Runtime

@Suite("The value of a dial among the numbers at its ticks")
struct DialNumbersTests {
  /// The value of a dial, in a square of a side, and the numbers at its ticks.
  private func parts(_ unit: String, side: Double) throws -> (value: Rect, numbers: [(text: String, frame: Rect)]) {
    let panel = try Harness(size: Size(width: side, height: side)) {
      Stepper("Feed", value: .constant(6_000.0), in: 500...6_000, step: 100, format: .number.unit(unit))
        .stepperStyle(.dial)
    }
    let texts = shownTexts(below: panel.stage.rootLayoutNode)
    // The bounds, which stand below the ends of the arc, are smaller.
    let value = try #require(texts.filter { $0.text.hasSuffix(unit) }.map(\.frame).max { $0.height < $1.height })
    return (value, texts.filter { $0.text.hasSuffix("000") })
  }

  @Test("Beside a value that is long there are none: it is large", arguments: [360.0, 470, 640, 800])
  func long(side: Double) throws {
    let (value, numbers) = try parts("mm/min", side: side)
    #expect(numbers.isEmpty && value.width > side * 0.4 && value.width < side * 0.6, "\(value), \(numbers)")
  }

  @Test("A value stays clear of long numbers", arguments: [360.0, 470, 640, 800])
  func clear(side: Double) throws {
    let (value, numbers) = try parts("l", side: side)
    #expect(numbers.count == 6, "\(numbers)")
    for number in numbers {
      #expect(!number.frame.insetBy(dx: -side * 0.015, dy: 0).intersects(value), "\(number), \(value)")
    }
    #expect(value.width > side * 0.24, "The value is still large: \(value)")
  }

  @Test("A dial has its name in the ring with its buttons beside the ring or below it; a long name is above the ring")
  func name() throws {
    func dial(_ name: LocalizedStringKey, _ size: Size) throws -> (name: [Rect], panel: Harness) {
      let panel = try Harness(size: size) {
        Stepper(name, value: .constant(40), in: 0...90).stepperStyle(.dial)
      }
      let texts = shownTexts(below: panel.stage.rootLayoutNode)
      return (texts.filter { $0.text.first == "T" }.map(\.frame), panel)
    }
    let (beside, panel) = try dial("Time", Size(width: 300, height: 130))
    let frame = try #require(beside.first)
    let (less, more) = try (
      panel.element("Decrement", in: "Time").frame, panel.element("Increment", in: "Time").frame
    )
    #expect(less.maxX < frame.minX && frame.maxX < more.minX && frame.maxY < 130)
    #expect(try dial("Time", Size(width: 150, height: 220)).name.count == 1)
    let (above, long) = try dial("Temperature of the core of the roast", Size(width: 300, height: 130))
    let name = try #require(above.first)
    #expect(above.count == 1 && name.minY >= 0 && name.minX >= 0 && name.maxX <= 300)
    let buttons = try ["Decrement", "Increment"].map {
      try long.element($0, in: "Temperature of the core of the roast").frame
    }
    for button in buttons { #expect(button.minY >= name.maxY && button.maxY <= 130, "\(button), \(name)") }
    let two = try dial("Temperature of the core of the largest roast", Size(width: 190, height: 150)).name
    #expect(two.count == 1 && two.allSatisfy { $0.minX >= 0 && $0.maxX <= 190 && $0.height > name.height * 1.5 })
  }

  @Test("In large text, the name in a small ring is no larger than a long value")
  func largeName() throws {
    let panel = try Harness(size: Size(width: 300, height: 130)) {
      Stepper("Feed", value: .constant(6_000.0), in: 500...6_000, step: 100, format: .number.unit("mm/min"))
        .stepperStyle(.dial).dynamicTypeSize(.accessibility3)
    }
    let texts = shownTexts(below: panel.stage.rootLayoutNode)
    let value = try #require(texts.first { $0.text.hasSuffix("mm/min") }?.frame)
    let name = try #require(texts.first { $0.text == "Feed" }?.frame)
    #expect(name.minY >= value.maxY - 1 && name.height <= value.height + 1, "\(name), \(value)")
  }

  @Test("In large text, the bounds of a dial become smaller before they leave its card")
  func largeBounds() throws {
    let panel = try Harness(size: Size(width: 240, height: 240)) {
      Stepper(
        "Target", value: .constant(20.5), in: 5...30, step: 0.5, format: .number.fractionDigits(1).unit("°C")
      )
      .stepperStyle(.dial).padding(16)
    }
    try panel.setEnvironment { $0.dynamicTypeSize = .accessibility3 }
    try panel.frame()
    let bounds = shownTexts(below: panel.stage.rootLayoutNode).filter {
      $0.text.hasPrefix("5.0") || $0.text.hasPrefix("30.0")
    }
    #expect(bounds.count >= 2)
    for bound in bounds { #expect(bound.frame.minX >= 7 && bound.frame.maxX <= 233, "\(bound)") }
    #expect(!LintSurvey(panel.stage).texts.contains { $0.fit.text.hasSuffix("°C") && $0.fit.isTruncated })
  }

  private func shownTexts(below layoutNode: LayoutNode) -> [(text: String, frame: Rect)] {
    let own = (layoutNode.behavior as? TextBehavior)?.fit.map { [($0.text, layoutNode.shownFrameOnStage)] } ?? []
    return own + layoutNode.behavior.shownChildren.flatMap(shownTexts)
  }
}
