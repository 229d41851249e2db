import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@MainActor
@Suite("Views made of the parts of others")
struct SubviewTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        VStack(alignment: .leading, spacing: 0) {
          Bar("\(subviews.count) cards")
          ForEach(subviews) { $0.padding(10) }
        }
      }
    }
  }

  private struct Panel: View {
    @State private var items = ["A", "B"]
    @State private var isShown = false
    @State private var taps = 0

    var body: some View {
      VStack {
        Cards {
          ForEach(items, id: \.self) { Pad(name: $0, width: 40, height: 20) }
          if isShown { Pad(name: "Extra", width: 40, height: 20) }
          Area("Taps \(taps)") { taps += 1 }
        }
        Do("Append") { items.append("C") }
        Do("Swap") { items.swapAt(0, 1) }
        Do("Remove") { items.removeFirst() }
        Do("Show") { isShown.toggle() }
      }
    }
  }

  private func panel() throws -> BarePanel { try BarePanel(size: Size(width: 300, height: 400)) { Panel() } }

  @Test("Each element of a loop, each branch and each view is a part by itself, in a frame of the group's making")
  func parts() throws {
    let panel = try panel()
    #expect(panel.contains("3 cards"))
    let (first, second) = (try panel.element("A").frame, try panel.element("B").frame)
    #expect(second.minY - first.minY == 40 && first.minX == second.minX)
  }

  @Test("Parts come, go and change places")
  func changes() throws {
    let panel = try panel()
    try panel.activate("Append")
    #expect(panel.contains("4 cards") && panel.contains("C"))
    try panel.activate("Show")
    #expect(panel.contains("5 cards") && panel.contains("Extra"))
    try panel.activate("Swap")
    #expect(try panel.element("B").frame.minY < panel.element("A").frame.minY)
    try panel.activate("Remove")
    try panel.activate("Show")
    #expect(panel.contains("3 cards") && !panel.contains("B") && !panel.contains("Extra"))
    try panel.check()
  }

  /// Keeps the layout of the first part.
  private final class Known { var first: LayoutNode? }

  private struct Folding: View {
    let known: Known
    @State private var isOpen = true
    @State private var count = 0

    var body: some View {
      VStack {
        Group(subviews: Bar("Count \(count)")) { subviews in
          let _ = known.first = subviews[0].layoutNode
          if isOpen { VStack { ForEach(subviews) { $0.padding(5) } } }
        }
        Do("Fold") { isOpen.toggle() }
        Do("Add") { count += count == 0 ? 1_000_000 : 1 }
      }
    }
  }

  @Test("A part that nothing shows lives on by itself: it changes, and is shown again as it is then")
  func hidden() throws {
    let known = Known()
    let panel = try BarePanel(size: Size(width: 300, height: 400)) { Folding(known: known) }
    try panel.activate("Fold")
    #expect(!panel.contains("Count 0"))
    #expect(known.first != nil && known.first?.parent == nil)
    try panel.activate("Add")
    try panel.activate("Fold")
    let width = try panel.element("Count 1000000").frame.width
    #expect(known.first?.frame.width == width)
    try panel.activate("Add")
    #expect(panel.contains("Count 1000001"))
    try panel.check()
  }

  private struct Moving: View {
    let isFramed: Bool
    let animation: Animation?
    @State private var place = 0

    var body: some View {
      VStack {
        Group(subviews: Counter()) { subviews in
          if place == 0 { framed(subviews[0]) }
          Pad(name: "Middle", width: 40, height: 20)
          if place == 1 { framed(subviews[0]) }
        }
        Do("First") { withAnimation(animation) { place = 0 } }
        Do("Last") { withAnimation(animation) { place = 1 } }
        Do("None") { withAnimation(animation) { place = 2 } }
      }
    }

    @ViewBuilder private func framed(_ subview: Subview) -> some View {
      if isFramed { HStack { subview }.padding(5) } else { subview }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Area("Count \(count)") { count += 1 } }
  }

  @Test(
    "A part goes from one place to another, with all that it knows, however fast",
    arguments: [true, false], [nil, Animation.linear(duration: 1)])
  func moves(isFramed: Bool, animation: Animation?) throws {
    let panel = try BarePanel(size: Size(width: 300, height: 400)) { Moving(isFramed: isFramed, animation: animation) }
    var count = 0
    for (place, pause) in [("Last", 2_000), ("First", 2_000), ("Last", 300), ("First", 300), ("Last", 300)] {
      try panel.activate(place)
      try panel.advance(by: .milliseconds(pause))
      try panel.tap("Count \(count)")
      count += 1
      let (part, middle) = (try panel.element("Count \(count)").frame, try panel.element("Middle").frame)
      #expect((place == "First") == (part.minY < middle.minY))
      try panel.activate("None")
      try panel.advance(by: .milliseconds(pause / 2))
      #expect(!panel.contains("Count \(count)"))
    }
    try panel.activate("Last")
    try panel.advance(by: .seconds(3))
    #expect(panel.contains("Count \(count)") && panel.stage.deadline == nil)
    try panel.check()
  }

  @Test("Parts keep working: they are touched, and show what changes")
  func touch() throws {
    let panel = try panel()
    try panel.tap("Taps 0")
    #expect(panel.contains("Taps 1"))
  }
}
