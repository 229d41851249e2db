/// The preferred distances of a view from its neighbours, for each of its edges.
///
/// The distance of two views is the greater of their preferences at the edges that face each other. An edge with the
/// preference ``zero`` touches its neighbour, whatever that one prefers.
public nonisolated struct ViewSpacing: Sendable {
  /// The edges at which the view touches its neighbours, as a spacer does at all of them.
  private var touching: Edge.Set

  /// Creates the default spacing: 8 points at each edge.
  public init() { touching = [] }

  private init(touching: Edge.Set) { self.touching = touching }

  /// The spacing of a view that touches its neighbours.
  public static let zero = ViewSpacing(touching: .all)

  /// Returns the distance to a neighbour that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    let (end, start): (Edge.Set, Edge.Set) = axis == .vertical ? (.bottom, .top) : (.trailing, .leading)
    return touching.contains(end) || next.touching.contains(start) ? 0 : StackArrangement.defaultSpacing
  }

  /// Combines the spacing with that of another view at some edges. The greater preference counts at each of them.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    touching.subtract(edges.subtracting(other.touching))
  }

  /// Returns the spacing combined with that of another view at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var joined = self
    joined.formUnion(other, edges: edges)
    return joined
  }
}
