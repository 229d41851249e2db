import Graphics
import PrimitiveViews
import Runtime
import Testing

@Suite("How often a view is measured")
struct MeasureCountTests {
  private final class Count { var measures = 0, ofRounds: [Int] = [] }

  /// Counts how often it is measured.
  private struct Counting: Layout {
    let count: Count

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      count.measures += 1
      return proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  /// Proposes twenty sizes to its view, and then the same ones again.
  private struct Asking: Layout {
    let count: Count

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      for _ in 0..<2 {
        let before = count.measures
        for width in 1...20 { _ = subviews[0].sizeThatFits(ProposedViewSize(width: Double(width), height: nil)) }
        count.ofRounds.append(count.measures - before)
      }
      return proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("A view is measured once for each of the twenty sizes that a layout proposes to it several times")
  func proposals() throws {
    let count = Count()
    _ = try BarePanel { Asking(count: count)() { Counting(count: count)() { Box.red } } }
    #expect(count.ofRounds.prefix(2) == [20, 0])
  }
}
