import Testing

@testable import Speech

@Suite("The position among actions and letters")
struct RotorPositionTests {
  @Test("A step stays at the first and at the last, and says that it has reached the end before")
  func ends() {
    var position = RotorPosition()
    let steps = (0..<3).map { _ in position.step(\.letter, by: 1, among: 2) }
    #expect(steps.map(\.index) == [0, 1, 1])
    #expect(steps.map(\.isAtEdge) == [false, false, true])
    position.restart()
    #expect(position.step(\.letter, by: -1, among: 2).index == 1)
  }

  @Test("Actions and letters have places of their own, which another kind forgets")
  func kinds() {
    var position = RotorPosition()
    _ = position.step(\.action, by: 1, among: 3)
    #expect(position.letter == nil)
    #expect(position.action == 0)
    position.turn(by: 1)
    #expect(position.kind != .everything)
    #expect(position.action == nil)
    position.chooseActions()
    #expect(position.kind == .actions)
  }
}
