import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Content")
struct ContentTests {
  private struct Branches: View {
    @State private var number = 0

    var body: some View {
      VStack(spacing: 0) {
        Bar("top")
        if number == 0 {
          Bar("zero")
        } else if number == 1 {
          Bar("one")
          Bar("one more")
        }
        switch number {
        case 0: EmptyView()
        default: Bar("number \(number)")
        }
        Bar("bottom")
      }
      Do("Next") { number += 1 }
    }
  }

  @Test("Conditionals show the branch that holds, at its place")
  func branches() throws {
    let panel = try BarePanel { Branches() }
    #expect(panel.labels == ["top", "zero", "bottom", "Next"])
    try panel.activate("Next")
    #expect(panel.labels == ["top", "one", "one more", "number 1", "bottom", "Next"])
    try panel.activate("Next")
    #expect(panel.labels == ["top", "number 2", "bottom", "Next"])
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Bar("count \(count)")
      Do("+") { count += 1 }
    }
  }

  private struct Erased: View {
    @State private var step = 0

    var body: some View {
      content
      Do("Next") { step += 1 }
    }

    private var content: AnyView {
      switch step {
      case 0, 1: AnyView(AnyView(Counter()))
      case 2: AnyView(Bar("text"))
      default: AnyView(Counter())
      }
    }
  }

  @Test("AnyView keeps a view's state as long as its type stays the same")
  func anyView() throws {
    let panel = try BarePanel { Erased() }
    try panel.activate("+")
    try panel.activate("Next")
    #expect(panel.contains("count 1"))
    try panel.activate("Next")
    #expect(panel.contains("text") && !panel.contains("+"))
    try panel.activate("Next")
    #expect(panel.contains("count 0"))
  }

  private struct Grouped: View {
    @State private var isLong = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Pad(name: "first", width: 10, height: 10)
          if isLong { Pad(name: "second", width: 20, height: 10) }
          Pad(name: "third", width: 30, height: 10)
        }
        .padding(5)
        .background { Box.red.semantics(Semantics(role: .image, label: "ground")) }
      }
      Do("Switch") { isLong.toggle() }
    }
  }

  @Test("A modifier on a group reaches each of its views, those that come later too")
  func groups() throws {
    let panel = try BarePanel(size: Size(width: 100, height: 100)) { Grouped() }
    let backgrounds = { panel.stage.elements.filter { $0.label == "ground" }.map(\.frame.size) }
    #expect(panel.labels.filter { $0 != "Switch" } == ["ground", "first", "ground", "third"])
    #expect(backgrounds() == [Size(width: 20, height: 20), Size(width: 40, height: 20)])
    try panel.activate("Switch")
    #expect(backgrounds().map(\.width) == [20, 30, 40])
    #expect(try panel.element("third").frame.minY - panel.element("first").frame.minY == 40)
    try panel.activate("Switch")
    #expect(backgrounds().map(\.width) == [20, 40])
  }

  private struct Frame: ViewModifier {
    let title: String
    @State private var count = 0

    func body(content: Content) -> some View {
      VStack {
        Bar("\(title) \(count)")
        content
        Do("\(title) +") { count += 1 }
      }
    }
  }

  @Test("A modifier with a body has state of its own and leaves that of its content alone")
  func modifiers() throws {
    let panel = try BarePanel { Counter().modifier(Frame(title: "frame")) }
    try panel.activate("+")
    try panel.activate("frame +")
    #expect(panel.labels == ["frame 1", "count 1", "+", "frame +"])
  }
}
