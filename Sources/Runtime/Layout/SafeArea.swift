import Graphics

/// How unsafe ground, such as that under a bar, surrounds a layout node's children.
package enum UnsafeEdges {
  /// The children stand inside these insets, and beyond them inside what surrounds the layout node itself.
  case inside(EdgeInsets)
  /// The children have grown into the unsafe ground at some edges: there is none left for them there.
  case ignored(Edge.Set)
}

/// Which kinds of unsafe ground are meant.
public nonisolated struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The screen's edges and bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Under a keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All kinds.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension LayoutNode {
  /// How far unsafe ground reaches outwards from each edge that touches it, in points.
  package final var safeArea: EdgeInsets {
    var reach = EdgeInsets()
    var open: Edge.Set = .all
    var rect = Rect(origin: .zero, size: frame.size)
    var layoutNode: LayoutNode = self
    while let parent = layoutNode.parent, !open.isEmpty {
      rect = rect.offsetBy(dx: layoutNode.frame.minX, dy: layoutNode.frame.minY)
      layoutNode = parent
      switch parent.behavior.unsafeEdges {
      case nil: continue
      case .ignored(let edges): open.subtract(edges)
      case .inside(let insets):
        let bounds = Rect(origin: .zero, size: parent.frame.size)
        let gaps = rect.gaps(within: bounds, isMirrored: parent.isMirrored)
        open = open.filter { abs(gaps[$0] - insets[$0]) < 0.5 }
        reach = reach + insets.at(open)
        // From here on, what matters is where the bar ends, not where the view does.
        rect = bounds
      }
    }
    return reach
  }
}

extension Edge.Set {
  fileprivate func filter(_ isKept: (Edge) -> Bool) -> Edge.Set {
    Edge.allCases.reduce(into: []) { if contains(.init($1)) && isKept($1) { $0.insert(.init($1)) } }
  }
}

extension EdgeInsets {
  /// The distance at one side.
  package subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

extension Rect {
  /// The distance from each side to that of a rectangle around this one.
  fileprivate func gaps(within outer: Rect, isMirrored: Bool) -> EdgeInsets {
    let (left, right) = (minX - outer.minX, outer.maxX - maxX)
    return EdgeInsets(
      top: minY - outer.minY, leading: isMirrored ? right : left, bottom: outer.maxY - maxY,
      trailing: isMirrored ? left : right)
  }
}

/// A view with a bar at one of its edges. Scroll views reach under the bar; everything else keeps clear of it.
package struct SafeAreaInset<Inside: View>: ContainerView {
  package let edge: Edge
  package let alignment: Alignment
  package let spacing: Double?
  /// The content's layout nodes in one, then the bar's.
  package let inside: Inside

  package func makeBehavior(for layoutNode: LayoutNode) -> SafeAreaBehavior { SafeAreaBehavior(layoutNode) }

  package func configure(_ behavior: SafeAreaBehavior, in environment: EnvironmentValues) {
    behavior.bar = (edge, alignment, spacing ?? 0)
    behavior.isMirrored = environment.isRightToLeft
    behavior.setNeedsLayout()
  }
}

/// Widens the unsafe ground at some edges.
package struct SafeAreaPaddingModifier: LayoutModifier {
  package let insets: EdgeInsets

  package func makeBehavior(for layoutNode: LayoutNode) -> SafeAreaBehavior { SafeAreaBehavior(layoutNode) }

  package func configure(_ behavior: SafeAreaBehavior, in environment: EnvironmentValues) {
    behavior.fixed = insets
    behavior.isMirrored = environment.isRightToLeft
    behavior.setNeedsLayout()
  }
}

package final class SafeAreaBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var bar: (edge: Edge, alignment: Alignment, spacing: Double)?
  package var fixed = EdgeInsets()
  private var insets = EdgeInsets()

  package var spacerDirection: SpacerDirection? { .both }
  package var unsafeEdges: UnsafeEdges? { .inside(insets) }
  package var layoutPriority: Double { children.first?.behavior.layoutPriority ?? 0 }

  /// What the bar is offered: all there is along the edge, and what it likes in the other direction.
  private func barOffer(_ proposal: ProposedViewSize, _ edge: Edge) -> ProposedViewSize {
    proposal.replacing(edge.axis, by: nil)
  }

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

  package func willPlace(in size: Size, proposal: ProposedViewSize) { insets = insets(proposal) }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let insets = insets(proposal)
    let offer = proposal.inset(by: insets)
    let inner = children.first?.sizeThatFits(offer) ?? .zero
    // A bar that is wider than the content does not push it aside.
    let room = Size(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    let content = Placement(
      origin: Point(
        x: insets.leading + (room.width - inner.width) / 2, y: insets.top + (room.height - inner.height) / 2),
      proposal: offer)
    guard let bar, children.count == 2 else { return [content] }
    return [content, barPlacement(children[1], bar.edge, bar.alignment, size, barOffer(proposal, bar.edge))]
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

/// Lets a view grow over unsafe ground that it touches.
package struct IgnoresSafeAreaModifier: LayoutModifier {
  package let edges: Edge.Set

  package func makeBehavior(for layoutNode: LayoutNode) -> IgnoringSafeAreaBehavior {
    IgnoringSafeAreaBehavior(layoutNode)
  }

  package func configure(_ behavior: IgnoringSafeAreaBehavior, in environment: EnvironmentValues) {
    if behavior.edges != edges { behavior.setNeedsLayout() }
    behavior.edges = edges
    behavior.isMirrored = environment.isRightToLeft
  }
}

package final class IgnoringSafeAreaBehavior: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var edges: Edge.Set = .all
  private var grown = EdgeInsets()

  package var unsafeEdges: UnsafeEdges? { .ignored(edges) }
  package func stageChanged() { stage.observeGeometry(self, isOnStage) }

  package func willPlace(in size: Size, proposal: ProposedViewSize) { grown = layoutNode.safeArea.at(edges) }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let offer = ProposedViewSize(
      width: (proposal.width ?? size.width) + grown.horizontal,
      height: (proposal.height ?? size.height) + grown.vertical)
    let room = Size(width: size.width + grown.horizontal, height: size.height + grown.vertical)
    return children.map { child in
      let inner = child.sizeThatFits(offer)
      let origin = Point(
        x: (room.width - inner.width) / 2 - grown.leading, y: (room.height - inner.height) / 2 - grown.top)
      return Placement(origin: origin, proposal: offer)
    }
  }

  /// The view has come to touch a bar, or no longer does, though nothing else about it has changed.
  package func layoutSettled() { if layoutNode.safeArea.at(edges) != grown { setNeedsLayout() } }
}

extension Edge {
  /// The axis along which the edge pushes inwards.
  package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

extension View {
  private func inset<Bar: View>(_ edge: Edge, _ alignment: Alignment, _ spacing: Double?, _ bar: Bar) -> some View {
    SafeAreaInset(
      edge: edge, alignment: alignment, spacing: spacing,
      inside: TupleView((ZStack { self }, ZStack { bar })))
  }

  /// Puts a bar at the top or the bottom; scroll views in this view reach under it.
  public func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    inset(
      edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing, content())
  }

  /// Puts a bar at a side; scroll views in this view reach under it.
  public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    inset(
      edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment), spacing, content())
  }

  /// Keeps what the view shows away from its edges; scroll views reach up to them all the same.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPaddingModifier(insets: insets)) }

  /// Keeps what the view shows away from some edges by a length in points; `nil` for the default of 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Keeps what the view shows away from its edges by a length in points.
  public func safeAreaPadding(_ length: Double) -> some View { safeAreaPadding(.all, length) }

  /// Lets the view grow over unsafe ground that it touches, such as that under a bar.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view grow over unsafe ground that it touches, such as that under a bar.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
