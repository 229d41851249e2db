import Graphics
import Testing

@testable import Clocks

@Suite("The ambient clock")
struct AmbientClockTests {
  @Test("The ambient clock is at no edge in any minute, and seldom where it was")
  func wandering() {
    let size = Size(width: 800, height: 480)
    let places = (0..<1440).map { AmbientClock.place($0, in: size) }
    #expect(places.allSatisfy { abs($0.x) <= size.width / 12 + 0.001 && abs($0.y) <= size.height / 12 + 0.001 })
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 != $1 })
  }
}
