import Looks
import Runtime

extension View {
  /// Hides the shade of scroll views in this view at edges with more content beyond them.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.scrolling) {
      if hidden { $0.plainEdges.formUnion(edges) } else { $0.plainEdges.subtract(edges) }
    }
  }
}
