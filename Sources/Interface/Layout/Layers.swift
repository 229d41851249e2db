import Graphics

/// Draws one view behind or in front of another, which alone decides the size.
public struct LayerModifier<Layer: View>: ViewModifier {
  /// Built by the tree.
  public typealias Body = Never

  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  /// A node with a box for both views.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, LayerModifier>, in site: Site
  ) -> ViewNode<ModifiedContent<Base, LayerModifier>> {
    LayerNode(view, in: site)
  }
}

private final class LayerNode<Base: View, Layer: View>: ViewNode<ModifiedContent<Base, LayerModifier<Layer>>> {
  private var base: ViewNode<Base>!
  private var layer: ViewNode<Layer>!
  private var box: LayerBox!

  init(_ view: ModifiedContent<Base, LayerModifier<Layer>>, in site: Site) {
    super.init(in: site)
    box = LayerBox(node: self)
    configure(view.modifier)
    base = .make(view.content, in: self.site())
    layer = .make(view.modifier.layer, in: self.site())
    contentBoxesChanged()
  }

  override var boxes: [Box] { [box] }
  override var children: [Node] { [base, layer] }

  override func contentBoxesChanged() {
    guard base != nil, layer != nil else { return }
    let (front, back) = box.isBehind ? (base.boxes, layer.boxes) : (layer.boxes, base.boxes)
    box.baseCount = base.boxes.count
    box.setChildren(back + front)
  }

  override func update(to view: ModifiedContent<Base, LayerModifier<Layer>>) {
    configure(view.modifier)
    base.update(to: view.content)
    layer.update(to: view.modifier.layer)
  }

  private func configure(_ modifier: LayerModifier<Layer>) {
    box.alignment = modifier.alignment
    box.isBehind = modifier.isBehind
  }
}

final class LayerBox: Box {
  var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }
  var isBehind = false
  /// How many of the children belong to the view that decides the size.
  var baseCount = 1

  private func isBase(_ index: Int) -> Bool {
    isBehind ? index >= children.count - baseCount : index < baseCount
  }

  private var base: Box? { children.indices.first(where: isBase).map { children[$0] } }

  override var layoutPriority: Double { base?.layoutPriority ?? 0 }
  override var zIndex: Double { 0 }
  override var isSpacer: Bool { base?.isSpacer ?? false }

  override func measure(_ proposal: ProposedViewSize) -> Size { base?.sizeThatFits(proposal) ?? .zero }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    base?.guide(key, proposal)
  }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let frame = ViewDimensions(width: size.width, height: size.height) { self.guide($0, proposal) }
    return children.indices.map { index in
      if isBase(index) { return Placement(origin: .zero, proposal: proposal) }
      let offer = ProposedViewSize(size)
      let inner = children[index].dimensions(offer)
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
    modifier(LayerModifier(layer: ZStack(alignment: alignment, content: content), alignment: alignment, isBehind: false))
  }

  /// Draws a view in front of this one, within this one's frame.
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
  public func background<Layer: View>(_ layer: Layer, alignment: Alignment = .center) -> some View {
    background(alignment: alignment) { layer }
  }
}
