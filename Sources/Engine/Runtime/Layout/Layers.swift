import Graphics

/// Shows a view behind or in front of another, which determines the size.
@preconcurrency @MainActor public struct LayerModifier<Layer: View>: ViewModifier {
  /// This modifier is a node of the tree and has no body.
  public typealias Body = Never

  /// The view behind or in front.
  package let layer: Layer
  /// The alignment of the layer in the view.
  package let alignment: Alignment
  /// Whether the layer is behind the view.
  package let isBehind: Bool
  /// Whether the layer masks the view.
  package var isMask = false
  /// Whether the layer precedes the view for the focus and for assistive technology, although it is in front of it.
  package var isReadFirst = false

  /// Creates a modifier from its parts.
  package init(
    layer: Layer, alignment: Alignment, isBehind: Bool, isMask: Bool = false, isReadFirst: Bool = false
  ) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
    self.isMask = isMask
    self.isReadFirst = isReadFirst
  }

  /// Creates a node that combines each layout node of the view with its own layer.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, LayerModifier>, in nodeContext: NodeContext
  ) -> Node {
    LayerNode(view, in: nodeContext)
  }

  /// Updates the modified view and its layers.
  public static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, LayerModifier>) {
    node.made(as: LayerNode<Layer>.self).receive(view)
  }
}

/// A layout node of a modified view, its layer, and the layout node that contains the two. The type is not generic, so
/// that no metadata is made at run time for the collections of each modifier.
private struct LayerEntry {
  var base: LayoutNode
  /// The node of the layer's view.
  let layer: Node
  let layoutNode: LayoutNode
  let behavior: LayerBehavior
}

extension [LayerEntry] {
  /// Replaces the layout nodes that have layers, and reuses existing entries.
  ///
  /// - Parameter make: creates the entry of a layout node.
  /// - Returns: the unused entries, and whether the containing layout nodes have changed.
  fileprivate mutating func match(_ layoutNodes: [LayoutNode], make: (LayoutNode) -> LayerEntry)
    -> (removed: [LayerEntry], isChanged: Bool)
  {
    let before = self
    let match = LayoutNodeMatch(layoutNodes, former: before.map { $0.base })
    self = zip(layoutNodes, match.kept).map { base, index in
      guard let index else { return make(base) }
      var entry = before[index]
      entry.base = base
      return entry
    }
    return (match.gone.map { before[$0] }, !before.elementsEqual(self) { $0.layoutNode === $1.layoutNode })
  }
}

private final class LayerNode<Layer: View>: Node {
  private var modifier: LayerModifier<Layer>
  private var base: Node!
  private var layers: [LayerEntry] = []
  /// Whether the node of a layer is being created.
  private var makesLayer = false

  init<Base: View>(_ view: ModifiedContent<Base, LayerModifier<Layer>>, in nodeContext: NodeContext) {
    modifier = view.modifier
    super.init(in: nodeContext)
    base = .make(view.content, in: self.nodeContext())
    _ = arrange()
  }

  override var layoutNodes: [LayoutNode] { layers.map { $0.layoutNode } }
  override var children: [Node] { [base] + layers.map { $0.layer } }

  override var transitionHosts: [any TransitionHost] { base.transitionHosts }

  override func surrounding(of child: Node) -> Surrounding {
    modifier.isMask || makesLayer || layers.contains { $0.layer === child } ? .open : .box
  }

  override func contentLayoutChanged() {
    if arrange() { super.contentLayoutChanged() }
  }

  func receive<Base: View>(_ view: ModifiedContent<Base, LayerModifier<Layer>>) {
    modifier = view.modifier
    base.update(to: view.content)
    for entry in layers { entry.layer.update(to: modifier.layer) }
    if arrange() { super.contentLayoutChanged() }
  }

  override func refresh() {
    let isMirrored = tracking { environment.isRightToLeft }
    for entry in layers { entry.layoutNode.isMirrored = isMirrored }
  }

  /// Combines each layout node of the modified view with a layer, and reuses existing layers.
  ///
  /// - Returns: whether the containing layout nodes have changed.
  private func arrange() -> Bool {
    let (removed, isChanged) = layers.match(base.layoutNodes, make: makeEntry)
    for entry in removed {
      entry.layer.leave()
      entry.behavior.close(modifier.alignment, isBehind: modifier.isBehind)
    }
    for entry in layers {
      entry.behavior.isMask = modifier.isMask
      entry.behavior.isReadFirst = modifier.isReadFirst
      entry.behavior.show(
        entry.base, layer: entry.layer.layoutNodes, modifier.alignment, isBehind: modifier.isBehind)
    }
    refresh()
    return isChanged
  }

  /// Creates the layer of a layout node.
  private func makeEntry(for base: LayoutNode) -> LayerEntry {
    makesLayer = true
    defer { makesLayer = false }
    let layer = Node.make(modifier.layer, in: nodeContext())
    let (layoutNode, behavior) = LayoutNode.make(for: self) { LayerBehavior($0) }
    return LayerEntry(base: base, layer: layer, layoutNode: layoutNode, behavior: behavior)
  }
}

/// The layout behavior of a view with a background, an overlay or a mask.
package final class LayerBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// The view that determines the size.
  package private(set) weak var base: LayoutNode?
  /// Whether the layer masks the view.
  package var isMask = false
  /// Whether the layer precedes the view for the focus and for assistive technology.
  package var isReadFirst = false

  /// Sets the view, its layer and their order.
  package func show(_ base: LayoutNode?, layer: [LayoutNode], _ alignment: Alignment, isBehind: Bool) {
    self.base = base
    self.alignment = alignment
    let middle = base.map { [$0] } ?? []
    setChildren(isBehind ? layer + middle : middle + layer)
  }

  /// Removes the layer together with the view. While the view has a removal transition, the layer stays with it.
  package func close(_ alignment: Alignment, isBehind: Bool) {
    if let removal = base?.removal {
      removal.adopt(layoutNode)
    } else {
      show(nil, layer: [], alignment, isBehind: isBehind)
    }
  }

  package func groupEffect(in state: PaintState) -> GroupEffect? { isMask ? GroupEffect(isMasked: true) : nil }

  /// A mask affects drawing only: it receives no touches and has no accessibility elements.
  package func hitTest(_ point: Point) -> LayoutNode? {
    guard isMask, let base else { return layoutNode.hitTestContents(point) }
    return base.behavior.hitTest(point.offsetBy(dx: -base.frame.minX, dy: -base.frame.minY))
  }

  package var readChildren: [LayoutNode] {
    guard isReadFirst, let base else { return layoutNode.orderedChildren }
    return layoutNode.orderedChildren.filter { $0 !== base } + [base]
  }

  package var elements: [SemanticsElement] { isMask ? base?.behavior.elements ?? [] : layoutNode.elementsInside }

  package var layoutPriority: Double { base?.behavior.layoutPriority ?? 0 }
  package var zIndex: Double { 0 }
  package var isSpacer: Bool { base?.behavior.isSpacer ?? false }

  package func measure(_ proposal: ProposedViewSize) -> Size { base?.sizeThatFits(proposal) ?? .zero }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    base?.guide(key, proposal)
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let frame = ViewDimensions(width: size.width, height: size.height) { self.layoutNode.guide($0, proposal) }
    return children.map { child in
      if child === base { return Placement(origin: .zero, proposal: proposal) }
      let offer = ProposedViewSize(size)
      let inner = child.dimensions(offer)
      let origin = Point(
        x: frame[alignment.horizontal] - inner[alignment.horizontal],
        y: frame[alignment.vertical] - inner[alignment.vertical])
      return Placement(origin: origin, proposal: offer)
    }
  }
}

extension View {
  /// Shows a view in front of this one, in this one's frame.
  public func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(
      LayerModifier(layer: ZStack(content: content), alignment: alignment, isBehind: false))
  }

  /// Shows a view in front of this one, in this one's frame.
  @_disfavoredOverload
  public func overlay<Layer: View>(_ layer: Layer, alignment: Alignment = .center) -> some View {
    overlay(alignment: alignment) { layer }
  }

  /// Shows a view behind this one, in this one's frame.
  public func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(LayerModifier(layer: ZStack(content: content), alignment: alignment, isBehind: true))
  }

  /// Shows a view behind this one, in this one's frame.
  @_disfavoredOverload
  public func background<Layer: View>(_ layer: Layer, alignment: Alignment = .center) -> some View {
    background(alignment: alignment) { layer }
  }
}
