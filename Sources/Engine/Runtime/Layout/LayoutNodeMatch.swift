import Graphics

/// Matches a modifier's wrapped layout nodes with the former ones, so that the wrappers of those that stay keep their
/// state, such as the progress of a gesture.
struct LayoutNodeMatch {
  /// For each layout node its index among the former layout nodes; `nil` if it is new.
  private(set) var kept: [Int?]
  /// The indices of the former layout nodes that are gone, in their order.
  private(set) var gone: [Int] = []

  /// Compares layout nodes with the former layout nodes. A single layout node in place of a single one counts as the
  /// same: its view has been replaced in the same place.
  init(_ layoutNodes: [LayoutNode], former: [LayoutNode]) {
    if former.isEmpty || layoutNodes.count == 1 && former.count == 1 {
      kept = layoutNodes.map { _ in former.isEmpty ? nil : 0 }
      return
    }
    var known: [ObjectIdentifier: Int] = [:]
    for (index, layoutNode) in former.enumerated() { known[ObjectIdentifier(layoutNode)] = index }
    kept = layoutNodes.map { known.removeValue(forKey: ObjectIdentifier($0)) }
    gone = known.values.sorted()
  }
}
