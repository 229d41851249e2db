/// The preferred distances of a view from its neighbours, for each of its edges.
///
/// The distance of two views is the greater of their preferences at the edges that face each other. An edge with the
/// preference ``zero`` touches its neighbour, whatever the neighbour prefers.
public nonisolated struct ViewSpacing: Sendable {
  /// The edges at which the view touches its neighbours. A spacer touches them at all edges.
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

  /// Combines the spacing with another view's at some edges. At each edge the greater preference counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    touching.subtract(edges.subtracting(other.touching))
  }

  /// Returns the spacing combined with another view's at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var joined = self
    joined.formUnion(other, edges: edges)
    return joined
  }
}
