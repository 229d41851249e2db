import Graphics

/// Shows one of several previews and keeps the others out of sight.
@preconcurrency @MainActor public struct PreviewSheet<Content: View>: ContainerView {
  private let index: Int
  let inside: Content

  /// The preview at a place, the first one at 0.
  public init(index: Int, @ViewBuilder content: () -> Content) {
    self.index = index
    inside = content()
  }

  func makeBox(for node: Node) -> PreviewBox { PreviewBox(node: node) }
  func configure(_ box: PreviewBox, in environment: EnvironmentValues) { box.index = index }
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

final class PreviewBox: Box {
  var index = 0 { didSet { if index != oldValue { setNeedsLayout() } } }

  private var shown: Box? { children.indices.contains(index) ? children[index] : nil }
  override var layoutPriority: Double { 0 }
  override var zIndex: Double { 0 }
  override var shownChildren: [Box] { shown.map { [$0] } ?? [] }
  override var spacerDirection: SpacerDirection? { .both }

  override func measure(_ proposal: ProposedViewSize) -> Size { shown?.sizeThatFits(proposal) ?? .zero }

  var descriptions: [PreviewDescription] {
    children.map { child in
      var traits = PreviewTraits()
      var box: Box? = child
      while let candidate = box {
        if let told = (candidate as? LayoutValueBox)?.value as? PreviewTraits {
          traits.name = traits.name ?? told.name
          traits.layout = traits.layout ?? told.layout
        }
        box = candidate.children.count == 1 ? candidate.children[0] : nil
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
    func search(_ box: Box) -> PreviewBox? {
      box as? PreviewBox ?? box.children.lazy.compactMap { search($0) }.first
    }
    return search(rootBox)?.descriptions ?? []
  }
}
