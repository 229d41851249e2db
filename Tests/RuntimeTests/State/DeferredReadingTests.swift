import Graphics
import Observation
import PrimitiveViews
import Runtime
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
          Area(number == chosen ? "\(number) chosen" : "\(number)") { chosen = number }
        }
      }
    }
    let panel = try BarePanel(size: Size(width: 300, height: 300)) { VStack { Choices() } }
    try panel.tap("3")
    #expect(panel.contains("3 chosen") && panel.contains("1"), "\(panel.labels)")
    try panel.check()
  }

  @Observable final class Wash {
    var program = "Wool"
  }

  @Test("A property of an object that only a row reads changes the row")
  func objects() throws {
    struct Rows: View {
      @State private var wash = Wash()
      var body: some View {
        ForEach(0..<2) { Bar("\($0): \(wash.program)") }
        Area("Other") { wash.program = "Silk" }
      }
    }
    let panel = try BarePanel(size: Size(width: 300, height: 300)) { VStack { Rows() } }
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
      var body: some View { Area("Item \(item.id): \(item.count)") { item.count += 1 } }
    }
    let panel = try BarePanel(size: Size(width: 300, height: 1_200)) { VStack { Items() } }
    let count = try panel.evaluations { try panel.activate("Item 7: 0") }
    #expect(panel.contains("Item 7: 1") && count < 20, "\(count)")
  }
}
