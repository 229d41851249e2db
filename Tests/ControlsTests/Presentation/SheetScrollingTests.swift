import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Sheets whose content is higher than they are")
struct SheetScrollingTests {
  /// Twelve rows above the button that closes the sheet.
  private struct Page: View {
    let rests: Bool
    @State private var isOpen = true

    var body: some View {
      Text(isOpen ? "open" : "closed").sheet(isPresented: $isOpen) {
        VStack {
          ForEach(0..<12, id: \.self) { Text("Row \($0)").frame(height: 40) }
          Button("Close") { isOpen = false }
        }
        .presentationDetents(rests ? [.medium] : [])
      }
    }
  }

  @Test("A finger scrolls to the button at their end", arguments: [false, true])
  func finger(rests: Bool) throws {
    let panel = try Harness(size: Size(width: 480, height: 432)) { Page(rests: rests) }
    try panel.advance(by: .seconds(2))
    for row in [1, 4, 7] {
      try panel.press("Row \(row)")
      try panel.move(dx: 0, dy: -130, steps: 10)
      try panel.advance(by: .seconds(1))
      try panel.lift()
      try panel.advance(by: .seconds(2))
    }
    try panel.tap("Close")
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("closed"))
  }

  @Test("One that has room is as high as its content, and does not scroll")
  func room() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { Page(rests: false) }
    try panel.advance(by: .seconds(2))
    // The sheet has the name of its first row.
    func row() throws -> Rect {
      try #require(panel.stage.elements.flatMap(\.flattened).last { $0.label == "Row 0" }).frame
    }
    let first = try row()
    try panel.press("Row 5")
    try panel.move(dx: 0, dy: -200, steps: 10)
    try panel.lift()
    try panel.advance(by: .seconds(2))
    #expect(try row() == first)
    let middle = (first.minY + (try panel.element("Close").frame.maxY)) / 2
    #expect(abs(middle - 400) < 12)
  }

  /// A coin above a slot, in a sheet that is as high as the rows below them ask for.
  private struct Slot: View {
    let rows: Int
    @State private var isPaid = false

    var body: some View {
      Color.clear.sheet(isPresented: .constant(true)) {
        VStack {
          Text("Purse")
          Text("Coin").frame(width: 80, height: 40).draggable("coin")
          Text(isPaid ? "Paid" : "Slot").frame(width: 200, height: 80)
            .dropDestination(for: String.self) { _, _ in
              isPaid = true
              return true
            }
          ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(height: 40) }
        }
      }
    }
  }

  @Test("A finger that moves at once drags in one that has room, and scrolls one that has none", arguments: [1, 12])
  func drags(rows: Int) throws {
    let panel = try Harness(size: Size(width: 480, height: 432)) { Slot(rows: rows) }
    // A panel on which content that fits can be pulled pulls no sheet.
    try panel.setEnvironment { $0.scrolling.bouncingAxes = .vertical }
    try panel.advance(by: .seconds(2))
    let (coin, slot) = (try panel.element("Coin").frame, try panel.element("Slot").frame)
    try panel.drag("Coin", dx: 0, dy: slot.midY - coin.midY)
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("Paid") == (rows == 1))
  }
}
