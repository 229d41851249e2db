import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("How often a view in nested containers is measured")
struct NestedMeasuresTests {
  /// Takes between 20 and 90 points in width, and counts how often it is measured.
  private struct Counting: Layout {
    final class Count { var measures = 0 }

    let count: Count

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      count.measures += 1
      return Size(width: min(max(proposal.width ?? 90, 20), 90), height: min(max(proposal.height ?? 30, 10), 50))
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  /// The number of times that the innermost view is measured until the panel has drawn.
  private func measures(_ depth: Int, in container: (AnyView) -> AnyView) throws -> Int {
    let count = Counting.Count()
    let leaf = AnyView(Counting(count: count)() { Box.red })
    let view = (0..<depth).reduce(leaf) { inner, _ in container(inner) }
    _ = try BarePanel(size: Size(width: 400, height: 400)) { view }
    return count.measures
  }

  @Test("In twice as many nested grids, a view is measured as often")
  func grids() throws {
    func grid(_ inner: AnyView) -> AnyView {
      AnyView(
        Grid {
          GridRow {
            inner
            fixed("b", 10, 10)
          }
          GridRow {
            fixed("c", 10, 10)
            fixed("d", 10, 10)
          }
        })
    }
    #expect(try measures(30, in: grid) == measures(15, in: grid))
  }
}
