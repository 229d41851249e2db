import Graphics

/// The node above the application's root view. Its layout node has the size of the display and draws the theme's
/// background.
package final class RootNode: Node, PreferenceReader {
  /// The layout node of the whole tree.
  package private(set) var layoutNode: LayoutNode!
  private var behavior: RootBehavior!
  private var content: Node!
  /// The view above those of the application.
  private var cover: Node?
  package var isEnqueued = false

  /// Creates the tree of a stage.
  package init<Root: View>(stage: Stage, root: Root) {
    super.init(in: NodeContext(stage: stage, parent: nil, environment: stage.environment.values))
    (layoutNode, behavior) = LayoutNode.make(for: self) { RootBehavior($0) }
    content = .make(ImplicitStack { root }, in: nodeContext())
    contentLayoutChanged()
    refresh()
  }

  package override var layoutNodes: [LayoutNode] { [layoutNode] }
  package override var children: [Node] { [content, cover].compactMap { $0 } as [Node] }
  package override func contentLayoutChanged() {
    behavior.covers = cover?.layoutNodes ?? []
    layoutNode.setChildren(content.layoutNodes + stage.modalLayers.map(\.layoutNode) + behavior.covers)
  }

  package override func present(_ view: AnyView?) {
    if let view, let cover { return cover.update(to: scaled(view)) }
    let removal = cover.flatMap(depart)
    // The view is shown on the display of the text field that has the focus.
    behavior.coverRegion = stage.displayRegion(around: stage.focus.current?.layoutNode.stageFrame ?? .zero)
    cover = view.map { .make(scaled($0), in: nodeContext()) }
    structureChanged()
    if let removal { removal.0.begin(Transaction(), removal.1) }
    behavior.enter(cover?.layoutNodes ?? [], animation(of: .appearance), moves: !reducesMotion)
  }

  /// Removes a cover: at once, or by a removal transition that has not begun yet.
  private func depart(_ cover: Node) -> (Removal, Animation)? {
    behavior.liftMovement = reducesMotion ? nil : animation(of: .disappearance)
    if let animation = animation(of: .disappearance) { return (Removal(cover), animation) }
    cover.leave()
    return nil
  }

  private var reducesMotion: Bool { Tracker.untracked { environment.accessibilityReduceMotion } }

  private func animation(of movement: StageMovement) -> Animation? {
    Tracker.untracked { stage.environment.appearance.animation(of: movement, in: environment) }
  }

  /// Returns a view scaled for its display.
  private func scaled(_ view: AnyView) -> AnyView {
    let region = behavior.coverRegion
    return AnyView(view.regionScale(region.factor, screen: stage.displayRegions == nil ? nil : region.size))
  }

  package override func preferencesBelowChanged() {
    if stage.environment.schemes.isUsed { stage.enqueue(reader: self) }
  }
  package func readPreferences() { stage.prefer(content.reported(PreferredColorSchemeKey.self) ?? nil) }

  package override func refresh() {
    behavior.background = tracking { stage.environment.appearance.background(in: environment) }
  }
}

/// The layout behavior of the root: it centres the root view on the display.
package final class RootBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The colour that fills the display behind all views.
  package var background = RGBA.black { didSet { if background != oldValue { setNeedsPaint() } } }

  /// The children that are above all others.
  package var covers: [LayoutNode] = []
  /// The distance by which the views below the covers are raised, in points, so that a cover does not hide the view
  /// that it serves.
  package var lift = 0.0 {
    didSet {
      if lift == oldValue { return }
      setNeedsLayout()
      for bar in steadyBars { bar.setNeedsLayout() }
      guard let liftMovement, stage.hasPainted else { return }
      glide(by: lift - oldValue, liftMovement)
    }
  }

  /// Lets the views below the covers arrive at their places from an offset in points. Bars that stay in sight do not
  /// move.
  package func glide(by way: Double, _ animation: Animation) {
    for child in children where !covers.contains(where: { $0 === child }) {
      child.enter(from: Point(x: 0, y: way), animation)
    }
    for bar in steadyBars { bar.steadyChild?.enter(from: Point(x: 0, y: -way), animation) }
  }

  /// The bars that stay in sight while the views are raised; see ``View/steadyBar(content:)``.
  private var steadyBars: [SafeAreaBehavior] { weakBars.compactMap(\.bar) }
  private var weakBars: [WeakBar] = []
  private struct WeakBar { weak var bar: SafeAreaBehavior? }

  /// Keeps a bar in sight.
  func noteSteadyBar(_ bar: SafeAreaBehavior) {
    if weakBars.contains(where: { $0.bar === bar }) { return }
    weakBars.removeAll { $0.bar == nil }
    weakBars.append(WeakBar(bar: bar))
  }

  /// The height of the bars that stay in sight, in points.
  package var steadyHeight: Double { steadyBars.compactMap { $0.steadyChild?.frame.height }.max() ?? 0 }
  /// The distance by which the views below the covers are lowered, in points, for a person who cannot reach the top.
  package var reach = 0.0 { didSet { if reach != oldValue { setNeedsLayout() } } }
  /// The animation of these views when the lift changes; `nil` if they jump.
  package var liftMovement: Animation?
  /// The offset from its place at which a cover begins to move, in points.
  private static let way = Point(x: 0, y: 48)

  /// Shows how covers appear: they fade in and come from below.
  package func enter(_ covers: [LayoutNode], _ animation: Animation?, moves: Bool) {
    guard let animation, stage.hasPainted, !covers.isEmpty else { return }
    liftMovement = moves ? animation : nil
    for cover in covers {
      cover.fade(to: 1, Transaction(), animation)
      if moves { cover.enter(from: Self.way, animation) }
    }
  }
  /// The display on which they are shown.
  package var coverRegion = DisplayRegion(rect: .zero)

  package func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { child in
      let isAbove = covers.contains { $0 === child }
      let isCover = stage.displayRegions != nil && isAbove
      let displayRegion = isCover ? coverRegion.rect : Rect(origin: .zero, size: size)
      let offer = isCover ? ProposedViewSize(width: displayRegion.width, height: displayRegion.height) : proposal
      let extent = child.sizeThatFits(offer)
      let origin = Point(
        x: displayRegion.midX - extent.width / 2,
        y: displayRegion.midY - extent.height / 2 - (isAbove ? 0 : lift - reach))
      return Placement(origin: origin, proposal: offer)
    }
  }

  package func paint(into painter: inout Painter) { painter.fill(painter.bounds, background) }

  /// Draws above everything else, such as a dragged view; `nil` for nothing.
  package var overlay: ((inout Painter) -> Void)?
  /// Whether the overlay shows anything private.
  package var isOverlayPrivate = false
  /// A ring around a private key tells which one it is.
  package var isCoverPrivate: Bool { (overlay != nil && isOverlayPrivate) || spoken?.isPrivate == true }
  /// The spoken place, which has a ring around it; `nil` without speech.
  package var spoken: SpokenPlace? { didSet { if spoken != oldValue { setNeedsPaint() } } }

  /// The colour in which the edge of the screen is lit; `nil` for none.
  package var flash: RGBA? { didSet { if flash != oldValue { setNeedsPaint() } } }
  private static let flashWidth = 16.0

  package func paintOver(into painter: inout Painter) {
    spoken?.draw(into: &painter)
    if let flash {
      let edge = Path(painter.bounds.insetBy(dx: Self.flashWidth / 2, dy: Self.flashWidth / 2))
      painter.draw(.stroke(edge, StrokeStyle(lineWidth: Self.flashWidth)), .color(flash))
    }
    overlay?(&painter)
  }
}
