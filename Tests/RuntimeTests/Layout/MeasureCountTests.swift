import Graphics
import PrimitiveViews
import Runtime
import Testing

/// How often a view has been measured.
final class MeasureCount { var measures = 0 }

/// Measures its view with what is proposed to it, and counts this.
struct Passing: Layout {
  let count: MeasureCount

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    count.measures += 1
    return subviews[0].sizeThatFits(proposal)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

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

  /// How often containers of a kind, one inside the other, are measured for the first frame.
  private func measures(_ depth: Int, _ container: (AnyView) -> AnyView) throws -> Int {
    let count = MeasureCount()
    let view = (0..<depth).reduce(AnyView(Bar("words in a leaf"))) { inner, _ in
      AnyView(Passing(count: count)() { container(inner) })
    }
    let stage = try Stage.bare(size: Size(width: 400, height: 400)) { view }
    _ = stage.draw()
    return count.measures
  }

  // Each proposal of a length of its own to the grid inside makes further ones further inside.
  @Test("Each grid of nested grids is measured at most eight times, however many there are", arguments: [8, 16, 32])
  func grids(depth: Int) throws {
    let cells = try measures(depth) { inner in
      AnyView(
        Grid {
          GridRow {
            inner
            Bar("right")
          }
          GridRow {
            Bar("left")
            Bar("corner")
          }
        })
    }
    #expect(cells <= 8 * depth)
    let spanning = try measures(depth) { inner in
      AnyView(
        Grid {
          GridRow { inner.gridCellColumns(2) }
          GridRow {
            Bar("left")
            Bar("corner")
          }
        })
    }
    #expect(spanning <= 8 * depth)
  }
}
