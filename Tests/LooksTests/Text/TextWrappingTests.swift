import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@MainActor
@Suite("Wrapping of text")
struct TextWrappingTests {
  /// The size of a view in an offer.
  private func size<Content: View>(_ proposal: ProposedViewSize, _ view: Content) throws -> Size {
    let panel = try Harness(size: Size(width: 200, height: 200)) { view }
    return try #require(panel.stage.rootLayoutNode.children.first).sizeThatFits(proposal)
  }

  @Test("Text wraps at the offer, and a limit of lines holds")
  func text() throws {
    let words = "one two three four five six seven"
    let wide = try size(.unspecified, Text(words))
    let narrow = try size(ProposedViewSize(width: wide.width / 3, height: nil), Text(words))
    #expect(narrow.width <= wide.width / 3 && narrow.height >= 3 * wide.height)
    let limited = try size(ProposedViewSize(width: wide.width / 3, height: nil), Text(words).lineLimit(1))
    #expect(limited.height == wide.height)
  }
}
