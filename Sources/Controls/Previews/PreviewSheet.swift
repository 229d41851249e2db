import Graphics
import Runtime
import Values

/// Shows one of several previews and keeps the others out of sight.
@preconcurrency @MainActor public struct PreviewSheet<Content: View>: ContainerView {
  private let index: Int
  package let inside: Content

  /// The preview at a place, the first one at 0.
  public init(index: Int, @ViewBuilder content: () -> Content) {
    self.index = index
    inside = content()
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> PreviewBehavior { PreviewBehavior(layoutNode) }
  package func configure(_ behavior: PreviewBehavior, in environment: EnvironmentValues) { behavior.index = index }
}

/// A preview as it describes itself.
@preconcurrency @MainActor public struct PreviewDescription {
  /// What it is called; `nil` if it has no name of its own.
  public let name: String?
  /// On what surface it is drawn.
  public let layout: PreviewLayout
  /// The size that it has by itself, in points.
  public let idealSize: Size
}

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
  /// The previews of the ``PreviewSheet`` on this stage.
  public var previews: [PreviewDescription] {
    update()
    func search(_ layoutNode: LayoutNode) -> PreviewBehavior? {
      layoutNode.behavior as? PreviewBehavior ?? layoutNode.children.lazy.compactMap { search($0) }.first
    }
    return search(rootLayoutNode)?.descriptions ?? []
  }
}
