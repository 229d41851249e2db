import Graphics

/// A view whose content depends on its size and position. It takes all proposed space.
///
///     GeometryReader { proxy in
///       Circle().frame(width: proxy.size.width / 3)
///     }
@preconcurrency @MainActor public struct GeometryReader<Content: View>: PrimitiveView {
  /// Returns the content for the size that the reader is offered. It is called again when the size changes.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on its geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Creates a node that evaluates its content once its size is known.
  public static func _makeNode(_ view: GeometryReader, in nodeContext: NodeContext) -> Node {
    GeometryNode(view, in: nodeContext)
  }

  /// Evaluates the content again.
  public static func _updateNode(_ node: Node, to view: GeometryReader) {
    node.made(as: GeometryNode<Content>.self).receive(view)
  }
}

private final class GeometryNode<Content: View>: Node {
  private var view: GeometryReader<Content>
  private var layoutNode: LayoutNode!
  private var behavior: GeometryBehavior!
  private var content: Node?
  private var size: Size?

  init(_ view: GeometryReader<Content>, in nodeContext: NodeContext) {
    self.view = view
    super.init(in: nodeContext)
    (layoutNode, behavior) = LayoutNode.make(for: self) { GeometryBehavior($0) }
    behavior.resized = { [unowned self] in resize(to: $0) }
    behavior.moved = { [unowned self] in invalidate() }
    layoutNode.isMirrored = tracking { environment.layoutDirection == .rightToLeft }
  }

  override var layoutNodes: [LayoutNode] { [layoutNode] }
  override var children: [Node] { content.map { [$0] } ?? [] }
  override func contentLayoutChanged() { layoutNode.setChildren(content?.layoutNodes ?? []) }

  func receive(_ view: GeometryReader<Content>) {
    self.view = view
    rebuild()
  }

  /// Requests an update when the size has changed.
  private func resize(to size: Size) {
    if self.size == size { return }
    self.size = size
    invalidate()
  }

  override func refresh() {
    guard let size else { return }
    behavior.source.restart()
    let body = observing {
      layoutNode.isMirrored = environment.layoutDirection == .rightToLeft
      return view.content(GeometryProxy(size: size, source: behavior.source))
    }
    if let content { return content.update(to: body) }
    content = .make(body, in: nodeContext())
    structureChanged()
  }
}

/// The layout behavior of a ``GeometryReader``.
package final class GeometryBehavior: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Called with the size in each layout.
  package var resized: (Size) -> Void = { _ in }
  /// Called when a geometry value that the content has read changes.
  package var moved: () -> Void = {}
  /// The geometry values that the content has read.
  package private(set) lazy var source = GeometrySource(layoutNode) { [unowned self] in observe() }
  /// Whether the content has ever read a geometry value. Until then, no layout is of interest.
  private var isObserving = false

  package func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  package func willPlace(in size: Size, proposal: ProposedViewSize) { resized(size) }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? { nil }

  private func observe() {
    if isObserving { return }
    isObserving = true
    stageChanged()
  }

  package func stageChanged() { if isObserving { stage.observeGeometry(self, isOnStage) } }
  package func layoutSettled() { if source.isStale { moved() } }
}
