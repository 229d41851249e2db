extension RandomAccessCollection where Index == Int {
  /// The index of the first element that satisfies a condition which holds for all elements after it, too; the end if there
  /// is none. It is found by binary search.
  package func firstSorted(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The elements that share bytes with a range. Their own ranges ascend and do not overlap each other.
  func overlapping(_ range: Range<Int>, _ bytes: (Element) -> Range<Int>) -> SubSequence {
    if range.isEmpty { return self[startIndex..<startIndex] }
    let first = firstSorted { bytes($0).upperBound > range.lowerBound }
    let end = self[first...].firstSorted { bytes($0).lowerBound >= range.upperBound }
    return self[first..<end]
  }
}
