import Looks
import Runtime

extension View {
  /// Hides the shade at edges of scroll views in this view beyond which there is more.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.scrolling) {
      if hidden { $0.plainEdges.formUnion(edges) } else { $0.plainEdges.subtract(edges) }
    }
  }
}
