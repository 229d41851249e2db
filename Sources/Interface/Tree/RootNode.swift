import Graphics

/// The place above the application's root view: a box of the surface's size that shows the theme's background.
final class RootNode<Root: View>: Node {
  private(set) var box: RootBox!
  private var content: ViewNode<Root>!
  /// What is shown above the application's views, such as the keypad.
  private var cover: ViewNode<AnyView>?

  init(stage: Stage, root: Root) {
    super.init(in: Site(stage: stage, parent: nil, environment: EnvironmentValues(root: stage.environmentRoot)))
    box = RootBox(node: self)
    content = .make(root, in: site())
    contentBoxesChanged()
    refresh()
  }

  override var boxes: [Box] { [box] }
  override var children: [Node] { [content, cover].compactMap { $0 } as [Node] }
  override func contentBoxesChanged() { box.setChildren(content.boxes + stage.modalLayers + (cover?.boxes ?? [])) }

  override func present(_ view: AnyView?) {
    if let view, let cover { return cover.update(to: view) }
    cover?.leave()
    cover = view.map { .make($0, in: site()) }
    structureChanged()
  }

  override func refresh() { box.background = tracking { environment.palette.background } }
}

/// Centres the root view on the surface.
final class RootBox: Box {
  var background = RGBA.black { didSet { if background != oldValue { setNeedsPaint() } } }

  override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { child in
      let extent = child.sizeThatFits(proposal)
      let origin = Point(x: (size.width - extent.width) / 2, y: (size.height - extent.height) / 2)
      return Placement(origin: origin, proposal: proposal)
    }
  }

  override func paint(into painter: inout Painter) { painter.fill(painter.bounds, background) }
}
