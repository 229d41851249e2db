import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Pulling to refresh")
struct RefreshableTests {
  private struct Messages: View {
    @State private var count = 1
    let wait: Duration
    @Environment(\.panelClock) private var clock

    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { Text("Message \($0)") }
      }
      .refreshable {
        try? await clock?.sleep(for: wait)
        count += 1
      }
    }
  }

  private func panel(wait: Duration = .seconds(2)) throws -> Harness {
    try Harness(size: Size(width: 320, height: 240)) { Messages(wait: wait) }
  }

  @Test("A pull beyond the beginning refreshes once it is let go, and shows that it does")
  func pull() async throws {
    let panel = try panel()
    try panel.press(at: Point(x: 160, y: 60))
    try panel.move(dx: 0, dy: 150, steps: 15)
    await panel.settle()
    #expect(!panel.contains("Refreshing"))
    try panel.lift()
    #expect(panel.contains("Refreshing"))
    try await panel.advance(by: .seconds(1))
    #expect(panel.contains("Refreshing") && !panel.contains("Message 1"))
    try await panel.advance(by: .seconds(2))
    #expect(panel.contains("Message 1") && !panel.contains("Refreshing") && !panel.contains("Message 2"))
    #expect(panel.stage.deadline == nil)
  }

  @Test("Assistive technology refreshes by name")
  func action() async throws {
    let panel = try panel()
    let actions = panel.stage.elements.flatMap(\.flattened).flatMap(\.actions)
    try #require(actions.first { $0.name == "Refresh" }).perform()
    try await panel.advance(by: .seconds(3))
    #expect(panel.contains("Message 1"))
  }

  @Test("A short pull, a pull that is taken back and a cancelled pull refresh nothing")
  func incomplete() async throws {
    let panel = try panel()
    try panel.press(at: Point(x: 160, y: 60))
    try panel.move(dx: 0, dy: 40, steps: 4)
    try panel.lift()
    try panel.press(at: Point(x: 160, y: 60))
    try panel.move(dx: 0, dy: 150, steps: 15)
    try panel.move(dx: 0, dy: -140, steps: 15)
    try panel.lift()
    try panel.press(at: Point(x: 160, y: 60))
    try panel.move(dx: 0, dy: 150, steps: 15)
    try panel.cancel()
    try await panel.advance(by: .seconds(5))
    #expect(panel.contains("Message 0") && !panel.contains("Message 1"))
  }

  @Test("A view that is not refreshable cannot be pulled")
  func plain() throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) { List { Text("Row") } }
    let before = try panel.element("Row").frame
    try panel.press(at: Point(x: 160, y: 60))
    try panel.move(dx: 0, dy: 150, steps: 15)
    #expect(try panel.element("Row").frame == before)
  }

  @Test("Views inside find the action")
  func environment() async throws {
    struct RefreshButton: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Button("Refresh") { Task { await refresh?() } } }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Count \(count)")
          RefreshButton()
        }
        .refreshable { count += 1 }
      }
    }
    let panel = try Harness(size: Size(width: 320, height: 240)) { Counter() }
    try panel.tap("Refresh")
    await panel.settle()
    try panel.frame()
    #expect(panel.contains("Count 1"))
  }
}
