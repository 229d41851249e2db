import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Runtime

@MainActor
@Suite("Views made of the parts of others")
struct SubviewTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        VStack(alignment: .leading, spacing: 0) {
          Text("\(subviews.count) cards")
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
          Button("Taps \(taps)") { taps += 1 }
        }
        Do("Append") { items.append("C") }
        Do("Swap") { items.swapAt(0, 1) }
        Do("Remove") { items.removeFirst() }
        Do("Show") { isShown.toggle() }
      }
    }
  }

  private func panel() throws -> Harness { try Harness(size: Size(width: 300, height: 400)) { Panel() } }

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

  @Test("Parts keep working: they are touched, and show what changes")
  func touch() throws {
    let panel = try panel()
    try panel.tap("Taps 0")
    #expect(panel.contains("Taps 1"))
  }
}
