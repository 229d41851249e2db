import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Baselines of texts in stacks")
struct BaselineTests {
  @Test("A row lines texts of different size up by their baselines, a view without text by its bottom")
  func baselines() throws {
    let panel = try Harness {
      HStack(alignment: .firstTextBaseline) {
        Text("large").font(.largeTitle)
        Text("small").font(.caption).padding(5)
        Leaf.fixed("leaf", 10, 10)
      }
    }
    func baseline(_ label: String, _ font: Font) throws -> Double {
      let layout = TextLayout(label, font: try #require(font.resolved(in: try .system())))
      return try panel.element(label).frame.minY + layout.firstBaseline
    }
    let large = try baseline("large", .largeTitle)
    #expect(try abs(baseline("small", .caption) - large) <= 0.5)
    #expect(try abs(panel.element("leaf").frame.maxY - large) <= 0.5)
  }
}
