extension StringProtocol {
  /// Returns the range of the first occurrence of another text, compared byte by byte; `nil` if there is none.
  ///
  /// The standard library's own search links the regular expression engine, 1.3 MB, into each program.
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
