extension Sequence {
  /// Returns the first result of a transform that is not `nil`; `nil` if there is none.
  ///
  /// The transform is called once for each element, up to the one with a result. The property `first` of a lazy map would
  /// call it again for the element that it has found: a search that calls itself would visit a node twice for each level
  /// above it.
  @inlinable package func firstMapped<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
