import Graphics

/// Draws one view behind or in front of another, which alone decides the size.
@preconcurrency @MainActor public struct LayerModifier<Layer: View>: ViewModifier {
  /// Built by the tree.
  public typealias Body = Never

  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool
  /// Whether the view shows only where the layer is to be seen.
  var isMask = false

  /// A node with a box for each box of the view, with a layer of its own.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, LayerModifier>, in site: Site
  ) -> ViewNode<ModifiedContent<Base, LayerModifier>> {
    LayerNode(view, in: site)
  }
}

private final class LayerNode<Base: View, Layer: View>: ViewNode<ModifiedContent<Base, LayerModifier<Layer>>> {
  private var modifier: LayerModifier<Layer>
  private var base: ViewNode<Base>!
  private var layers: [(base: Box, layer: ViewNode<Layer>, box: LayerBox)] = []

  init(_ view: ModifiedContent<Base, LayerModifier<Layer>>, in site: Site) {
    modifier = view.modifier
    super.init(in: site)
    base = .make(view.content, in: self.site())
    _ = arrange()
  }

  override var boxes: [Box] { layers.map(\.box) }
  override var children: [Node] { [base] + layers.map(\.layer) }

  override var transitionHosts: [any TransitionHost] { base.transitionHosts }

  override func contentBoxesChanged() {
    if arrange() { super.contentBoxesChanged() }
  }

  override func update(to view: ModifiedContent<Base, LayerModifier<Layer>>) {
    modifier = view.modifier
    base.update(to: view.content)
    for entry in layers { entry.layer.update(to: modifier.layer) }
    if arrange() { super.contentBoxesChanged() }
  }

  override func refresh() {
    let isMirrored = tracking { environment.isRightToLeft }
    for entry in layers { entry.box.isMirrored = isMirrored }
  }

  /// Gives each box of the base a layer, keeping those that are there; says whether there are others now.
  private func arrange() -> Bool {
    let before = layers
    let boxes = base.boxes
    var known = Dictionary(before.map { (ObjectIdentifier($0.base), ($0.layer, $0.box)) }) { $1 }
    if before.count == 1, boxes.count == 1 {
      known = [ObjectIdentifier(boxes[0]): (before[0].layer, before[0].box)]
    }
    layers = boxes.map { base in
      let (layer, box) =
        known.removeValue(forKey: ObjectIdentifier(base)) ?? (.make(modifier.layer, in: site()), LayerBox(node: self))
      return (base, layer, box)
    }
    for (layer, box) in known.values {
      layer.leave()
      box.close(modifier.alignment, isBehind: modifier.isBehind)
    }
    for (base, layer, box) in layers {
      box.isMask = modifier.isMask
      box.show(base, layer: layer.boxes, modifier.alignment, isBehind: modifier.isBehind)
    }
    refresh()
    return !before.elementsEqual(layers) { $0.box === $1.box }
  }
}

final class LayerBox: Box {
  private var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// The view that decides the size.
  private weak var base: Box?
  var isMask = false

  func show(_ base: Box?, layer: [Box], _ alignment: Alignment, isBehind: Bool) {
    self.base = base
    self.alignment = alignment
    let middle = base.map { [$0] } ?? []
    setChildren(isBehind ? layer + middle : middle + layer)
  }

  /// The view has gone: the layer goes with it, and stays with it while that is on its way out.
  func close(_ alignment: Alignment, isBehind: Bool) {
    if let departure = base?.departure {
      departure.take(self)
    } else {
      show(nil, layer: [], alignment, isBehind: isBehind)
    }
  }

  override func groupEffect(in state: PaintState) -> GroupEffect? { isMask ? GroupEffect(isMasked: true) : nil }

  /// A mask is only a stencil: nothing in it can be touched or read.
  override func hitTest(_ point: Point) -> Box? {
    guard isMask, let base else { return super.hitTest(point) }
    return base.hitTest(point.offsetBy(dx: -base.frame.minX, dy: -base.frame.minY))
  }

  override func elements() -> [SemanticsElement] { isMask ? base?.elements() ?? [] : super.elements() }

  override var layoutPriority: Double { base?.layoutPriority ?? 0 }
  override var zIndex: Double { 0 }
  override var isSpacer: Bool { base?.isSpacer ?? false }

  override func measure(_ proposal: ProposedViewSize) -> Size { base?.sizeThatFits(proposal) ?? .zero }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    base?.guide(key, proposal)
  }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let frame = ViewDimensions(width: size.width, height: size.height) { self.guide($0, proposal) }
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
  /// Draws a view in front of this one, within this one's frame.
  public func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(
      LayerModifier(layer: ZStack(alignment: alignment, content: content), alignment: alignment, isBehind: false))
  }

  /// Draws a view in front of this one, within this one's frame.
  @_disfavoredOverload
  public func overlay<Layer: View>(_ layer: Layer, alignment: Alignment = .center) -> some View {
    overlay(alignment: alignment) { layer }
  }

  /// Draws a view behind this one, within this one's frame.
  public func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(LayerModifier(layer: ZStack(alignment: alignment, content: content), alignment: alignment, isBehind: true))
  }

  /// Draws a view behind this one, within this one's frame.
  @_disfavoredOverload
  public func background<Layer: View>(_ layer: Layer, alignment: Alignment = .center) -> some View {
    background(alignment: alignment) { layer }
  }
}
