import Graphics
import Runtime
import Values

/// Shows one of several previews; the others are not drawn.
@preconcurrency @MainActor public struct PreviewSheet<Content: View>: ContainerView {
  private let index: Int
  package let inside: Content

  /// Creates a sheet that shows the preview at an index, from 0. Nothing is shown for an index out of range.
  public init(index: Int, @ViewBuilder content: () -> Content) {
    self.index = index
    inside = content()
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> PreviewBehavior { PreviewBehavior(layoutNode) }
  package func configure(_ behavior: PreviewBehavior, in environment: EnvironmentValues) { behavior.index = index }
}

/// The properties of one preview.
@preconcurrency @MainActor public struct PreviewDescription {
  /// The name of the preview; `nil` if it has none.
  public let name: String?
  /// The size of the surface that the preview is drawn on.
  public let layout: PreviewLayout
  /// The ideal size of the view, in points.
  public let idealSize: Size
}

/// Lays out and draws the preview at an index.
package final class PreviewBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var index = 0 { didSet { if index != oldValue { setNeedsLayout() } } }

  private var shown: LayoutNode? { children.indices.contains(index) ? children[index] : nil }
  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package var shownChildren: [LayoutNode] { shown.map { [$0] } ?? [] }
  package var spacerDirection: SpacerDirection? { .both }

  package func measure(_ proposal: ProposedViewSize) -> Size { shown?.sizeThatFits(proposal) ?? .zero }

  /// The properties of all previews, in order. The outermost modifier of each property applies.
  var descriptions: [PreviewDescription] {
    children.map { child in
      var traits = PreviewTraits()
      var layoutNode: LayoutNode? = child
      while let candidate = layoutNode {
        if let told = (candidate.behavior as? LayoutValueBehavior)?.value as? PreviewTraits {
          traits.name = traits.name ?? told.name
          traits.layout = traits.layout ?? told.layout
        }
        layoutNode = candidate.children.count == 1 ? candidate.children[0] : nil
      }
      return PreviewDescription(
        name: traits.name, layout: traits.layout ?? .device, idealSize: child.sizeThatFits(.unspecified))
    }
  }
}

extension Stage {
  /// The properties of the previews in the ``PreviewSheet`` on this stage; empty if there is none.
  public var previews: [PreviewDescription] {
    update()
    func search(_ layoutNode: LayoutNode) -> PreviewBehavior? {
      layoutNode.behavior as? PreviewBehavior ?? layoutNode.children.firstMapped(search)
    }
    return search(rootLayoutNode)?.descriptions ?? []
  }
}
