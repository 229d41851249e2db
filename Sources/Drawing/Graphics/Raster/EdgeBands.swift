/// Sorts edges into bands of rows by the row in which they begin, so that a shape too large for one scan need not be
/// traversed for each band.
final class EdgeBands {
  /// The index of the first edge of each band, and for each edge the index of the next; −1 ends a list.
  // Safe: one thread uses the object, and the only closure that borrows the property touches a copy of `next` and
  // nothing else of it.
  @exclusivity(unchecked) private var first: [Int32] = []
  private var next: UnsafeMutablePointer<Int32>
  /// The edges of one band in consecutive memory.
  private var band: UnsafeMutablePointer<OutlineEdge>
  private var capacity = 256

  init() { (next, band) = (.allocate(capacity: 256), .allocate(capacity: 256)) }

  deinit {
    next.deallocate()
    band.deallocate()
  }

  /// Sorts edges into bands of 2^`shift` rows, starting at the row `top`.
  func sort(_ edges: UnsafePointer<OutlineEdge>, count: Int, top: Int, shift: Int, bands: Int) {
    if count > capacity || capacity > GraphicsLimits.keptEdges { resize(to: max(256, count)) }
    first.removeAll(keepingCapacity: true)
    first.append(contentsOf: repeatElement(-1, count: bands))
    let next = next
    first.withUnsafeMutableBufferPointer { first in
      for index in 0..<count {
        let place = max(0, (Int(edges[index].y0) &>> 8 &- top) &>> shift)
        guard place < bands else { continue }
        next[index] = first[place]
        first[place] = Int32(truncatingIfNeeded: index)
      }
    }
  }

  /// The edges of a band. Edges that extend below its last row are passed on to the next band, so bands have to be
  /// taken from top to bottom.
  func take(_ index: Int, of edges: UnsafePointer<OutlineEdge>, above bottom: Int) -> (
    edges: UnsafePointer<OutlineEdge>, count: Int
  ) {
    let (next, band, isLast) = (next, band, index + 1 == first.count)
    var (place, count, handedOn) = (Int(first[index]), 0, isLast ? -1 : Int(first[index + 1]))
    while place >= 0 {
      let (edge, after) = (edges[place], Int(next[place]))
      band[count] = edge
      count &+= 1
      if Int(edge.y1) > bottom &<< 8 {
        next[place] = Int32(truncatingIfNeeded: handedOn)
        handedOn = place
      }
      place = after
    }
    if !isLast { first[index + 1] = Int32(truncatingIfNeeded: handedOn) }
    return (UnsafePointer(band), count)
  }

  /// Replaces the memory by one for the given number of edges.
  private func resize(to wanted: Int) {
    next.deallocate()
    band.deallocate()
    (next, band) = (.allocate(capacity: wanted), .allocate(capacity: wanted))
    capacity = wanted
  }
}
