nonisolated extension StringProtocol {
  /// Where another text first stands in this one, byte for byte.
  ///
  /// The standard library's own search brings the whole engine of regular expressions into each program, 1.3 MB.
  package func firstPlace(of other: some StringProtocol) -> Range<Index>? {
    var start = startIndex
    while start <= endIndex {
      let rest = self.utf8[start...]
      if rest.starts(with: other.utf8) { return start..<rest.index(start, offsetBy: other.utf8.count) }
      if start == endIndex { return nil }
      start = utf8.index(after: start)
    }
    return nil
  }
}
