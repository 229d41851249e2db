import FaceplateTesting
import Graphics
import Controls
import Looks
import Runtime
import Observation
import TestFixtures
import Testing

/// What closures read that a view hands on, and that run when the view's own body is long done.
@MainActor
@Suite("Closures that read")
struct DeferredReadingTests {
  @Test("State that only the closure of a ForEach reads changes its rows")
  func rows() throws {
    struct Choices: View {
      @State private var chosen = 1
      var body: some View {
        ForEach(1..<4) { number in
          Button(number == chosen ? "\(number) chosen" : "\(number)") { chosen = number }
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { VStack { Choices() } }
    try panel.tap("3")
    #expect(panel.contains("3 chosen") && panel.contains("1"), "\(panel.labels)")
    try panel.check()
  }

  @Test("The same in rows that are made as they are seen")
  func lazyRows() throws {
    struct Choices: View {
      @State private var chosen = 1
      var body: some View {
        List(1..<30) { number in
          Button(number == chosen ? "\(number) chosen" : "\(number)") { chosen = number }
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { Choices() }
    try panel.tap("3")
    #expect(panel.contains("3 chosen") && panel.contains("1"), "\(panel.labels)")
  }

  @Observable final class Wash {
    var program = "Wool"
  }

  @Test("A property of an object that only a row reads changes the row")
  func objects() throws {
    struct Rows: View {
      @State private var wash = Wash()
      var body: some View {
        ForEach(0..<2) { Text("\($0): \(wash.program)") }
        Button("Other") { wash.program = "Silk" }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { VStack { Rows() } }
    try panel.tap("Other")
    #expect(panel.contains("0: Silk") && panel.contains("1: Silk"), "\(panel.labels)")
  }

  @Test("What a row reads concerns that row alone")
  func others() throws {
    struct Item: Identifiable {
      let id: Int
      var count = 0
    }
    struct Items: View {
      @State private var items = (0..<20).map { Item(id: $0) }
      var body: some View {
        ForEach($items) { $item in Counted(item: $item) }
      }
    }
    struct Counted: View {
      @Binding var item: Item
      var body: some View { Button("Item \(item.id): \(item.count)") { item.count += 1 } }
    }
    let panel = try Harness(size: Size(width: 300, height: 1_200)) { VStack { Items() } }
    let count = try panel.evaluations { try panel.activate("Item 7: 0") }
    #expect(panel.contains("Item 7: 1") && count < 20, "\(count)")
  }

  @Test("State that only a sheet reads changes the sheet")
  func sheets() throws {
    struct Opening: View {
      @State private var isOpen = false
      @State private var count = 0
      var body: some View {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) { Button("Count \(count)") { count += 1 } }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { Opening() }
    try panel.tap("Open")
    try panel.tap("Count 0")
    try panel.tap("Count 1")
    #expect(panel.contains("Count 2"), "\(panel.labels)")
  }

  @Test("State that only the drawing of a canvas reads has it drawn anew")
  func canvas() throws {
    struct Drawing: View {
      @State private var isRed = false
      var body: some View {
        Canvas { context, size in
          context.fill(Path(Rect(origin: .zero, size: size)), with: .color(isRed ? .red : .white))
        }
        Button("Red") { isRed = true }
      }
    }
    let panel = try Harness(size: Size(width: 200, height: 200)) { VStack { Drawing() } }
    let before = panel.snapshot()[20, 20]
    try panel.tap("Red")
    try panel.advance(by: .seconds(1))
    #expect(panel.snapshot()[20, 20] != before)
    #expect(panel.stage.deadline == nil)
  }
}
