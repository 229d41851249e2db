/// The lengths of a long line of rows, of which only some are known: a row that has never been there counts as long as
/// the known ones are on average.
package struct RowExtents {
  private static let blockSize = 256
  /// What a row is taken for while none is known, in points.
  private static let firstGuess = 44.0

  package private(set) var count: Int
  package let spacing: Double
  /// Negative where it is not known.
  private var lengths: [Double]
  private var blocks: [(sum: Double, known: Int)]
  private var sum = 0.0
  private var known = 0

  package init(count: Int, spacing: Double) {
    self.count = count
    self.spacing = spacing
    lengths = Array(repeating: -1, count: count)
    blocks = Array(repeating: (0, 0), count: (count + Self.blockSize - 1) / Self.blockSize)
  }

  /// The length of a row that is not known.
  package var guess: Double { known > 0 ? sum / Double(known) : Self.firstGuess }

  package subscript(index: Int) -> Double {
    get { lengths[index] < 0 ? guess : lengths[index] }
    set {
      let before = lengths[index]
      if before == newValue { return }
      let block = index / Self.blockSize
      if before < 0 {
        known += 1
        blocks[block].known += 1
      }
      sum += newValue - max(0, before)
      blocks[block].sum += newValue - max(0, before)
      lengths[index] = newValue
    }
  }

  /// Everything, with the gaps.
  package var total: Double { count == 0 ? 0 : offset(of: count) - spacing }

  /// Where a row begins.
  package func offset(of index: Int) -> Double {
    var offset = Double(index) * spacing
    for block in 0..<(index / Self.blockSize) { offset += length(ofBlock: block) }
    for row in (index - index % Self.blockSize)..<index { offset += self[row] }
    return offset
  }

  /// The row at a distance from the beginning; the first or the last one beyond the ends.
  package func index(at distance: Double) -> Int {
    var start = 0.0
    var block = 0
    while block + 1 < blocks.count {
      let next = start + length(ofBlock: block) + spacing * Double(Self.blockSize)
      if next > distance { break }
      start = next
      block += 1
    }
    var index = block * Self.blockSize
    while index + 1 < count {
      let next = start + self[index] + spacing
      if next > distance { break }
      start = next
      index += 1
    }
    return max(0, min(count - 1, index))
  }

  private func length(ofBlock block: Int) -> Double {
    let size = min(Self.blockSize, count - block * Self.blockSize)
    return blocks[block].sum + Double(size - blocks[block].known) * guess
  }
}
