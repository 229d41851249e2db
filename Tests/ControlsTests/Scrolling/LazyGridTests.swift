import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Lazy grids")
struct LazyGridTests {
  @Test("Columns of a lazy grid share the width, or as many fit as can")
  func lazyGrid() throws {
    #expect(
      try layout {
        LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.flexible())], spacing: 0) {
          Leaf(name: "a", height: 10...10)
          Leaf(name: "b", height: 10...10)
          Leaf(name: "c", height: 10...10)
        }
      } == ["a 0,40 20×10", "b 20,40 80×10", "c 0,50 20×10"])
    #expect(
      try layout {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 0) {
          Leaf(name: "a", height: 10...10)
          Leaf(name: "b", height: 10...10)
          Leaf(name: "c", height: 10...10)
          Leaf(name: "d", height: 10...10)
        }
      }.map { $0.split(separator: " ")[0] + " " + $0.split(separator: ",")[1] } == [
        "a 40 30×10", "b 40 30×10", "c 40 30×10", "d 50 30×10",
      ])
  }
}
