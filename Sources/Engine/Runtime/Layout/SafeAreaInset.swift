import Graphics

/// A view with a bar at one of its edges. Scroll views extend under the bar; other content does not.
package struct SafeAreaInset<Inside: View>: ContainerView {
  /// The edge at which the bar is.
  package let edge: Edge
  /// The alignment of the bar along the edge.
  package let alignment: Alignment
  /// The space between the bar and the content, in points; `nil` for none.
  package let spacing: Double?
  /// Whether the bar comes and goes by itself; see ``View/steadyBar(content:)``.
  var isSteady = false
  /// The content and the bar, each in one layout node.
  package let inside: Inside

  package func makeBehavior(for layoutNode: LayoutNode) -> SafeAreaBehavior { SafeAreaBehavior(layoutNode) }

  package func configure(_ behavior: SafeAreaBehavior, in environment: EnvironmentValues) {
    behavior.bar = (edge, alignment, spacing ?? 0)
    behavior.isSteady = isSteady
    behavior.isMirrored = environment.isRightToLeft
    behavior.setNeedsLayout()
  }
}

/// Adds insets to the safe area at some edges.
package struct SafeAreaPaddingModifier: LayoutModifier {
  /// The added insets, in points.
  package let insets: EdgeInsets

  package func makeBehavior(for layoutNode: LayoutNode) -> SafeAreaBehavior { SafeAreaBehavior(layoutNode) }

  package func configure(_ behavior: SafeAreaBehavior, in environment: EnvironmentValues) {
    behavior.fixed = insets
    behavior.isMirrored = environment.isRightToLeft
    behavior.setNeedsLayout()
  }
}

/// The layout behavior of a view that adds insets to the safe area.
package final class SafeAreaBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The bar, if there is one.
  package var bar: (edge: Edge, alignment: Alignment, spacing: Double)?
  /// The fixed insets, in points.
  package var fixed = EdgeInsets()
  private var insets = EdgeInsets()
  /// Whether the bar stays in sight, and its shifts of the content are noted.
  var isSteady = false
  /// The latest shift of the content, while touches must be checked.
  var shift: PageShift?
  /// Whether the content has been placed before.
  private var isPlaced = false

  package var spacerDirection: SpacerDirection? { .both }
  package var unsafeEdges: UnsafeEdges? { .inside(insets) }
  package var layoutPriority: Double { children.first?.behavior.layoutPriority ?? 0 }
  /// A bar above the content, or before it, is read first.
  package var elements: [SemanticsElement] {
    guard let edge = bar?.edge, edge == .top || edge == .leading, children.count == 2 else {
      return layoutNode.elementsInside
    }
    return [children[1], children[0]].flatMap { $0.behavior.elements }
  }

  /// Returns the size proposed to the bar: the proposed length along the edge, and its ideal thickness.
  private func barOffer(_ proposal: ProposedViewSize, _ edge: Edge) -> ProposedViewSize {
    proposal.replacing(edge.axis, by: nil)
  }

  /// Returns the insets including the bar.
  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    guard let bar, children.count == 2 else { return fixed }
    var insets = fixed
    insets[bar.edge] += children[1].sizeThatFits(barOffer(proposal, bar.edge))[bar.edge.axis] + bar.spacing
    return insets
  }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    let insets = insets(proposal)
    let inner = children.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    var size = Size(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    if let bar, children.count == 2 {
      let across = bar.edge.axis.across
      size[across] = max(size[across], children[1].sizeThatFits(barOffer(proposal, bar.edge))[across])
    }
    return size
  }

  /// Returns the proposal for placing: along the edge of a bar, the view and the bar are proposed the length of the longer
  /// one if none was proposed.
  private func completed(_ proposal: ProposedViewSize, in size: Size) -> ProposedViewSize {
    guard let bar, children.count == 2 else { return proposal }
    let across = bar.edge.axis.across
    return proposal.replacing(across, by: proposal[across] ?? size[across])
  }

  package func willPlace(in size: Size, proposal: ProposedViewSize) {
    let insets = insets(completed(proposal, in: size))
    if isSteady { prepareShift(to: insets) }
    self.insets = insets
  }

  /// Notes the places of the views if the bar is about to move them.
  private func prepareShift(to insets: EdgeInsets) {
    root?.noteSteadyBar(self)
    if isPlaced, insets != self.insets {
      shift = PageShift(of: layoutNode, at: stage.now)
      stage.passes.layout.shiftedBar = self
    }
    isPlaced = true
  }

  private var root: RootBehavior? { stage.rootLayoutNode?.behavior as? RootBehavior }

  /// The layout node of a bar that stays in sight.
  var steadyChild: LayoutNode? { isSteady && children.count == 2 ? children[1] : nil }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let proposal = completed(proposal, in: size)
    let insets = insets(proposal)
    let offer = proposal.inset(by: insets)
    let inner = children.first?.sizeThatFits(offer) ?? .zero
    // A bar that is wider than the content does not move it.
    let room = Size(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    let content = Placement(
      origin: Point(
        x: insets.leading + (room.width - inner.width) / 2, y: insets.top + (room.height - inner.height) / 2),
      proposal: offer)
    guard let bar, children.count == 2 else { return [content] }
    var place = barPlacement(children[1], bar.edge, bar.alignment, size, barOffer(proposal, bar.edge))
    if isSteady, let lift = root?.lift { place.origin.y += min(lift, max(0, size.height - insets.top)) }
    return [content, place]
  }

  private func barPlacement(
    _ layoutNode: LayoutNode, _ edge: Edge, _ alignment: Alignment, _ size: Size, _ offer: ProposedViewSize
  ) -> Placement {
    let outer = ViewDimensions(width: size.width, height: size.height) { _ in nil }
    let inner = layoutNode.dimensions(offer)
    var origin = Point(
      x: outer[alignment.horizontal] - inner[alignment.horizontal],
      y: outer[alignment.vertical] - inner[alignment.vertical])
    switch edge {
    case .top: origin.y = 0
    case .leading: origin.x = 0
    case .bottom: origin.y = size.height - inner.height
    case .trailing: origin.x = size.width - inner.width
    }
    return Placement(origin: origin, proposal: offer)
  }
}

extension View {
  private func inset<Bar: View>(_ edge: Edge, _ alignment: Alignment, _ spacing: Double?, _ bar: Bar) -> some View {
    SafeAreaInset(
      edge: edge, alignment: alignment, spacing: spacing,
      inside: TupleView((ZStack { self }, ZStack { bar })))
  }

  /// Shows a bar at the top or the bottom edge, `spacing` points (by default 0) from the content. Scroll views extend under it.
  public func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    inset(
      edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing, content())
  }

  /// Shows a bar at the leading or trailing edge, `spacing` points (by default 0) from the content. Scroll views extend under it.
  public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    inset(
      edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment), spacing, content())
  }

  /// Adds insets to the safe area of the view, in points. Scroll views still extend to its edges.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPaddingModifier(insets: insets)) }

  /// Adds insets to the safe area of the view at some edges.
  ///
  /// - Parameter length: the inset in points; `nil` for 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds insets to the safe area of the view at all edges, in points.
  public func safeAreaPadding(_ length: Double) -> some View { safeAreaPadding(.all, length) }
}
