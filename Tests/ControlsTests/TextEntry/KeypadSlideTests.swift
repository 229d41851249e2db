import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// A finger that holds a letter slides to one with a mark, and types it where it is lifted.
@Suite("Sliding to an accent")
struct KeypadSlideTests {
  private struct Page: View {
    var layout = "fr"
    @State var text = ""

    var body: some View {
      VStack {
        Text("Top")
        Spacer()
        TextField("Field", text: $text)
      }
      .padding(8)
      .keyboardLayouts([layout])
    }
  }

  /// A panel on which a finger has held a key until it offers others.
  private func holding(
    _ key: String, size: Size = Size(width: 800, height: 480), isShifted: Bool = false, layout: String = "fr"
  ) throws -> Harness {
    let panel = try Harness(size: size) { Page(layout: layout) }
    try panel.tap("Field")
    if isShifted { try panel.tap("Shift") }
    try panel.press(key)
    try panel.advance(by: .milliseconds(400))
    return panel
  }

  private func slide(_ panel: Harness, to key: String) throws {
    try panel.advance(by: .milliseconds(20))
    try panel.move(to: panel.element(key).frame.center)
  }

  private func text(_ panel: Harness) throws -> String { try panel.value(of: "Field") }

  @Test("The letter below the finger when it is lifted is typed, and the offer is over")
  func typed() throws {
    let panel = try holding("e")
    try slide(panel, to: "é")
    #expect(try text(panel) == "")
    try panel.lift()
    #expect(try text(panel) == "é" && !panel.contains("ê"))
    try panel.tap("e")
    #expect(try text(panel) == "ée")
  }

  @Test("The finger may go from one letter to another")
  func changed() throws {
    let panel = try holding("e")
    try slide(panel, to: "é")
    try slide(panel, to: "ê")
    try panel.lift()
    let typed = try text(panel)
    #expect(typed == "ê")
  }

  @Test("Lifted beside the letters, it types nothing; the letters stay and can be tapped")
  func beside() throws {
    let panel = try holding("e")
    try slide(panel, to: "é")
    try panel.move(to: Point(x: 400, y: 20))
    try panel.lift()
    #expect(try text(panel) == "" && panel.contains("é"))
    try panel.tap("é")
    #expect(try text(panel) == "é")
  }

  @Test("After that, a tap on the held letter types the letter itself")
  func itself() throws {
    let panel = try holding("e")
    try panel.move(to: Point(x: 400, y: 20))
    try panel.lift()
    try panel.tap("e")
    #expect(try text(panel) == "e" && !panel.contains("é"))
  }

  @Test("A touch that is lost types nothing")
  func lost() throws {
    let panel = try holding("e")
    try slide(panel, to: "é")
    try panel.cancel()
    #expect(try text(panel) == "")
    try panel.tap("é")
    #expect(try text(panel) == "é")
  }

  @Test("With Shift it is a capital")
  func capital() throws {
    let panel = try holding("E", isShifted: true)
    try slide(panel, to: "É")
    try panel.lift()
    #expect(try text(panel) == "É")
    try panel.tap("e")
    #expect(try text(panel) == "Ée")
  }

  @Test("It works on the twelve keys of a narrow screen as well")
  func twelveKeys() throws {
    let panel = try holding("abc2", size: Size(width: 320, height: 240), layout: "us")
    try slide(panel, to: "ä")
    try panel.lift()
    #expect(try text(panel) == "ä")
  }

  @Test("The letter below the finger is marked, and no other")
  func marked() throws {
    let panel = try holding("e")
    let before = panel.bitmap.copy()
    let (frame, other) = (try panel.element("é").frame, try panel.element("ê").frame)
    try slide(panel, to: "é")
    let after = panel.bitmap
    func differs(_ rect: Rect) -> Bool {
      let area = PixelRect(covering: rect)
      return (area.minY..<area.maxY).contains { y in
        (area.minX..<area.maxX).contains { before[$0, y] != after[$0, y] }
      }
    }
    #expect(differs(frame) && !differs(other))
    try panel.check()
  }
}
