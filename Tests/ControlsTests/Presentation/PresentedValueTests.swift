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
}
