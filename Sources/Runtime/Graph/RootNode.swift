import Graphics

/// The place above the application's root view: a layout node of the surface's size that shows the theme's background.
final class RootNode<Root: View>: Node, PreferenceReader {
  private(set) var layoutNode: LayoutNode!
  private var behavior: RootBehavior!
  private var content: ViewNode<Root>!
  /// What is shown above the application's views, such as the keypad.
  private var cover: ViewNode<AnyView>?

  init(stage: Stage, root: Root) {
    super.init(in: Site(stage: stage, parent: nil, environment: EnvironmentValues(root: stage.environmentRoot)))
    (layoutNode, behavior) = LayoutNode.make(for: self) { RootBehavior($0) }
    content = .make(root, in: site())
    contentLayoutChanged()
    refresh()
  }

  override var layoutNodes: [LayoutNode] { [layoutNode] }
  override var children: [Node] { [content, cover].compactMap { $0 } as [Node] }
  override func contentLayoutChanged() {
    behavior.covers = cover?.layoutNodes ?? []
    layoutNode.setChildren(content.layoutNodes + stage.modalLayers.map(\.layoutNode) + behavior.covers)
  }

  override func present(_ view: AnyView?) {
    if let view, let cover { return cover.update(to: scaled(view)) }
    cover?.leave()
    // On the display that shows what is being typed into.
    behavior.coverPane = stage.pane(around: stage.focus.current?.layoutNode.stageFrame ?? .zero)
    cover = view.map { .make(scaled($0), in: site()) }
    structureChanged()
  }

  private func scaled(_ view: AnyView) -> AnyView { AnyView(view.paneScale(behavior.coverPane.factor)) }

  override func preferencesBelowChanged() { if stage.usesPreferredSchemes { stage.enqueue(reader: self) } }
  func readPreferences() { stage.preferredScheme = content.reported(PreferredColorSchemeKey.self) ?? nil }

  override func refresh() { behavior.background = tracking { environment.palette.background } }
}

/// Centres the root view on the surface.
final class RootBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var background = RGBA.black { didSet { if background != oldValue { setNeedsPaint() } } }

  /// Which of the children stand above all others, and where.
  var covers: [LayoutNode] = []
  var coverPane = Pane(rect: .zero)

  func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { child in
      let isCover = stage.panes != nil && covers.contains { $0 === child }
      let pane = isCover ? coverPane.rect : Rect(origin: .zero, size: size)
      let offer = isCover ? ProposedViewSize(width: pane.width, height: pane.height) : proposal
      let extent = child.sizeThatFits(offer)
      let origin = Point(x: pane.midX - extent.width / 2, y: pane.midY - extent.height / 2)
      return Placement(origin: origin, proposal: offer)
    }
  }

  func paint(into painter: inout Painter) { painter.fill(painter.bounds, background) }
}
