import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Presentations of a value")
struct PresentedValueTests {
  private struct Thing: Identifiable, Equatable { let id: Int }

  @Test("Questions, popovers and covers about a value show it, and forget it when they are closed")
  func values() throws {
    struct Panel: View {
      @State private var thing: Thing?
      @State private var other: Thing?
      @State private var asks = false
      @State private var answer = ""
      var body: some View {
        VStack {
          Button("Pop") { thing = Thing(id: 7) }.popover(item: $thing) { Text("Popped \($0.id)") }
          Button("Cover") { other = Thing(id: 8) }
            .fullScreenCover(item: $other) { thing in Button("Uncover \(thing.id)") { other = nil } }
          Button("Ask") { asks = true }
            .confirmationDialog(
              Text("Really?"), isPresented: $asks, titleVisibility: .visible, presenting: Thing(id: 9)
            ) {
              thing in
              Button("Take \(thing.id)") { answer = "took \(thing.id)" }
            } message: {
              Text("About \($0.id)")
            }
          Text(answer)
        }
      }
    }
    let panel = try Harness { Panel() }
    try panel.tap("Pop")
    #expect(panel.contains("Popped 7"))
    try panel.tap(at: Point(x: 5, y: 5))
    #expect(!panel.contains("Popped 7"))
    try panel.tap("Cover")
    try panel.tap("Uncover 8")
    #expect(panel.contains("Ask"))
    try panel.tap("Ask")
    #expect(panel.contains("Really?") && panel.contains("About 9"))
    try panel.tap("Take 9")
    #expect(panel.contains("took 9") && !panel.contains("Really?"))
  }

  // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)
  @Test("A dialog keeps the value with which it was opened", arguments: [false, true])
  func laterValues(isChoice: Bool) async throws {
    struct Panel: View {
      let isChoice: Bool
      @State private var thing = Thing(id: 1)
      @State private var asks = false
      @State private var answer = ""
      var body: some View {
        VStack {
          Button("Ask") { asks = true }
          Text(answer)
        }
        .alert("Really?", isPresented: $asks.when(!isChoice), presenting: thing) { thing in
          Button("Take \(thing.id)") { answer = "took \(thing.id)" }
        } message: {
          Text("About \($0.id)")
        }
        .confirmationDialog("Really?", isPresented: $asks.when(isChoice), presenting: thing) { thing in
          Button("Take \(thing.id)") { answer = "took \(thing.id)" }
        } message: {
          Text("About \($0.id)")
        }
        .task(id: asks) {
          guard asks else { return }
          try? await Task.sleep(for: .seconds(1))
          thing = Thing(id: 2)
        }
      }
    }
    let panel = try Harness { Panel(isChoice: isChoice) }
    try panel.tap("Ask")
    try await panel.advance(by: .seconds(2))
    #expect(panel.contains("About 1") && panel.contains("Take 1"), "\(panel.labels)")
    try panel.tap("Take 1")
    #expect(panel.contains("took 1"))
    try panel.tap("Ask")
    #expect(panel.contains("About 2") && panel.contains("Take 2"), "\(panel.labels)")
  }
}

extension Binding where Value == Bool {
  fileprivate func when(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
  }
}
