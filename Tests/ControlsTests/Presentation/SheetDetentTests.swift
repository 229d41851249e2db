import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Sheets that rest at several heights")
struct SheetDetentTests {
  private struct Kitchen: View {
    @State private var isOpen = true
    @State private var detent = PresentationDetent.height(100)
    var isHeldOpen = false

    private var name: String {
      detent == .height(100) ? "low" : detent == .medium ? "medium" : detent == .large ? "large" : "other"
    }

    var body: some View {
      VStack {
        Text(isOpen ? "open" : "closed")
        Text("at \(name)")
      }
      .sheet(isPresented: $isOpen) {
        VStack {
          Text("Recipe")
          Button("Grow") { detent = .large }
        }
        .presentationDetents([.large, .height(100), .medium], selection: $detent)
        .interactiveDismissDisabled(isHeldOpen)
      }
    }
  }

  private func panel(isHeldOpen: Bool = false) throws -> Harness {
    try Harness(size: Size(width: 480, height: 432)) { Kitchen(isHeldOpen: isHeldOpen) }
  }

  /// A card under a title, which names the sheet.
  private struct Card: View {
    var body: some View {
      VStack {
        Text("Title")
        Text("Card")
      }
    }
  }

  /// Where the handle is: the sheet begins at its top.
  private func top(_ panel: Harness) throws -> Double { try panel.element("Sheet height").frame.minY }

  /// Drags the handle and lets it go at rest.
  private func pull(_ panel: Harness, by distance: Double) throws {
    try panel.press("Sheet height")
    try panel.move(dx: 0, dy: distance, steps: 10)
    try panel.advance(by: .seconds(1))
    try panel.lift()
    try panel.advance(by: .seconds(2))
  }

  @Test("The height follows the selection, and the selection follows the finger")
  func selection() throws {
    let panel = try panel()
    #expect(try top(panel) == 316)
    try pull(panel, by: -100)
    #expect(try top(panel) == 216)
    #expect(try panel.value(of: "Sheet height") == "2 of 3")
    try panel.tap("Grow")
    try panel.advance(by: .seconds(2))
    #expect(try top(panel) == 16)
    #expect(try panel.value(of: "Sheet height") == "3 of 3")
    #expect(panel.stage.deadline == nil)
  }

  @Test("The sheet follows the finger, and goes back when the finger is lost")
  func cancelled() throws {
    let panel = try panel()
    try panel.press("Sheet height")
    try panel.move(dx: 0, dy: -60, steps: 6)
    #expect(try top(panel) == 256)
    try panel.cancel()
    try panel.advance(by: .seconds(2))
    #expect(try top(panel) == 316)
  }

  @Test("A sheet that a key opens has the focus in its content, where it is seen, and not at its handle")
  func openedByKey() throws {
    struct Page: View {
      let log: Log
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            Button("Print") { log.note("print") }.presentationDetents([.medium, .large])
          }
      }
    }
    let log = Log()
    let panel = try Harness(size: Size(width: 480, height: 432)) { Page(log: log) }
    try panel.key(.tab)
    try panel.key(.enter)
    #expect(panel.contains("Print") && panel.stage.focus.isVisible)
    try panel.key(.enter)
    #expect(log.take() == ["print"])
    let ring = try #require(panel.stage.focus.current).layoutNode.stageFrame
    try panel.turn(by: -1)
    let handle = try #require(panel.stage.focus.current).layoutNode.stageFrame
    #expect(handle.maxY < ring.minY && handle.width < 100, "The ring is around the handle alone: \(handle)")
  }

  @Test("Assistive technology, knob and keys change the height as well, and stop at the ends")
  func withoutTouch() throws {
    let panel = try panel()
    try panel.adjust("Sheet height", by: 5)
    try panel.advance(by: .seconds(2))
    #expect(try panel.value(of: "Sheet height") == "3 of 3")
    try panel.adjust("Sheet height", by: -1)
    try panel.advance(by: .seconds(2))
    #expect(try top(panel) == 216)
    try panel.turn(by: 1)
    try panel.pressKnob()
    try panel.turn(by: 1)
    try panel.advance(by: .seconds(2))
    #expect(try top(panel) == 16)
  }

  @Test("A drag down from the lowest detent closes the sheet, unless it is held open", arguments: [false, true])
  func close(isHeldOpen: Bool) throws {
    let panel = try panel(isHeldOpen: isHeldOpen)
    try panel.drag("Sheet height", dx: 0, dy: 80)
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("Recipe") == isHeldOpen)
    #expect(panel.contains("closed") == !isHeldOpen)
  }

  @Test("Without a binding the sheet remembers its height itself, and one detent has no handle")
  func own() throws {
    let several = try Harness(size: Size(width: 480, height: 432)) {
      Text("Below").sheet(isPresented: .constant(true)) {
        Card().presentationDetents([.fraction(0.25), .medium])
      }
    }
    #expect(try top(several) == 316)
    try pull(several, by: -90)
    #expect(try top(several) == 216)
    let one = try Harness(size: Size(width: 480, height: 432)) {
      Text("Below").sheet(isPresented: .constant(true)) { Card().presentationDetents([.medium]) }
    }
    #expect(!one.contains("Sheet height"))
    #expect(try one.element("Card").frame.midY > 216)
  }

  @Test("A detent of an application's own computes its height")
  func custom() throws {
    enum Third: CustomPresentationDetent {
      static func height(in context: Context) -> Double? { context.maxDetentValue / 4 }
    }
    let panel = try Harness(size: Size(width: 480, height: 432)) {
      Text("Below").sheet(isPresented: .constant(true)) {
        Card().presentationDetents([.custom(Third.self)]).presentationDragIndicator(.visible)
      }
    }
    #expect(try top(panel) == 316)
  }

  @Test("The background and the corners of a sheet are the application's")
  func background() throws {
    func picture<Sheet: View>(@ViewBuilder _ sheet: @escaping () -> Sheet) throws -> Harness {
      try Harness(size: Size(width: 480, height: 432)) {
        Text("Below").sheet(isPresented: .constant(true), content: sheet)
      }
    }
    let blue = try picture { Card().presentationBackground(.blue).presentationCornerRadius(0) }
    let card = try blue.element("Card").frame
    let corner = blue.bitmap[Int(card.minX) - 19, Int(card.maxY) + 18]
    let beside = blue.bitmap[Int(card.midX), Int(card.maxY) + 10]
    #expect(corner == beside)
    let plain = try picture { Card() }
    #expect(plain.bitmap[Int(card.midX), Int(card.maxY) + 10] != beside)
  }

  private struct Tinted: View {
    @State private var isRed = false
    var body: some View {
      VStack {
        Card()
        Button("Red") { isRed = true }
      }
      .presentationBackground { isRed ? Color.red : Color.blue }
      .presentationCornerRadius(0)
    }
  }

  @Test("A view behind the content of a sheet fills the sheet, and follows the state that it reads")
  func backdrop() throws {
    let panel = try Harness(size: Size(width: 480, height: 432)) {
      Text("Below").sheet(isPresented: .constant(true)) { Tinted() }
    }
    let filled = try Harness(size: Size(width: 480, height: 432)) {
      Text("Below").sheet(isPresented: .constant(true)) {
        VStack {
          Card()
          Button("Red") {}
        }
        .presentationBackground(.blue).presentationCornerRadius(0)
      }
    }
    let button = try panel.element("Red").frame
    // Below the content, in its padding.
    let place = (x: Int(button.midX), y: Int(button.maxY) + 18)
    let blue = panel.bitmap[place.x, place.y]
    #expect(blue == filled.bitmap[place.x, place.y])
    try panel.tap("Red")
    #expect(panel.bitmap[place.x, place.y] != blue)
  }
}
