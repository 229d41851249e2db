/// The lengths of a large number of rows, of which only some are known. The others are estimated by the average of the
/// known lengths.
///
/// Rows are summed in blocks, so that a position is found without visiting every row.
package struct RowExtents {
  /// The number of rows in a block.
  private static let blockSize = 256
  /// The estimated length of a row while none is known, in points.
  private static let firstGuess = 44.0

  /// The number of rows.
  package private(set) var count: Int
  /// The space between rows, in points.
  package let spacing: Double
  /// The lengths in points; negative if a length is not known.
  private var lengths: [Double]
  /// The sum of the known lengths and their number in each block.
  private var blocks: [(sum: Double, known: Int)]
  /// The sum of all known lengths.
  private var sum = 0.0
  /// The number of known lengths.
  private var known = 0

  /// Creates rows of unknown lengths.
  package init(count: Int, spacing: Double) {
    self.count = count
    self.spacing = spacing
    lengths = Array(repeating: -1, count: count)
    blocks = Array(repeating: (0, 0), count: (count + Self.blockSize - 1) / Self.blockSize)
  }

  /// The estimated length of a row that is not known.
  package var guess: Double { known > 0 ? sum / Double(known) : Self.firstGuess }

  /// The length of a row in points, which is estimated until it is set.
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

  /// The length of all rows including the space between them, in points.
  package var total: Double { count == 0 ? 0 : offset(of: count) - spacing }

  /// Returns the position at which a row begins, in points.
  package func offset(of index: Int) -> Double {
    var offset = Double(index) * spacing
    for block in 0..<(index / Self.blockSize) { offset += length(ofBlock: block) }
    for row in (index - index % Self.blockSize)..<index { offset += self[row] }
    return offset
  }

  /// Returns the row at a position; the first or the last row if the position is outside.
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

  /// Returns the length of a block without the space between its rows.
  private func length(ofBlock block: Int) -> Double {
    let size = min(Self.blockSize, count - block * Self.blockSize)
    return blocks[block].sum + Double(size - blocks[block].known) * guess
  }
}
