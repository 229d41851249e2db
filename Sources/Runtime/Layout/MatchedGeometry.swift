import Graphics

/// Which parts of a view's geometry follow that of another view.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32
  /// Parts from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Shares a view's geometry with other views under a name.
package struct MatchedGeometryModifier: LayoutModifier {
  package let name: GeometryMatches.Name
  package let properties: MatchedGeometryProperties
  package let anchor: UnitPoint
  package let isSource: Bool

  package func makeBehavior(for layoutNode: LayoutNode) -> MatchedGeometryBehavior {
    MatchedGeometryBehavior(self, layoutNode)
  }
  package func configure(_ behavior: MatchedGeometryBehavior, in environment: EnvironmentValues) { behavior.show(self) }
}

/// The views of a stage that share their geometry.
///
/// A view that is no source is placed where the source of its name is. A source that comes while another goes, in one
/// animated change, sets out from the other's place, and the other leaves for its.
package final class GeometryMatches {
  package nonisolated struct Name: Hashable {
    package let id: AnyHashable
    package let namespace: Namespace.ID
  }

  private struct Trace {
    var rect: Rect
    weak var view: MatchedGeometryBehavior?
    /// In which update the layout node has left the stage.
    var leftIn: Int?
  }

  private var views: [Name: [MatchedGeometryBehavior]] = [:]
  private var traces: [Name: Trace] = [:]

  package init() {}

  package func join(_ view: MatchedGeometryBehavior) { views[view.name, default: []].append(view) }

  package func leave(_ view: MatchedGeometryBehavior, in update: Int) {
    views[view.name]?.removeAll { $0 === view }
    if views[view.name]?.isEmpty == true { views[view.name] = nil }
    traces = traces.filter { ($0.value.leftIn ?? update) == update }
    if traces[view.name]?.view === view { traces[view.name]?.leftIn = update }
  }

  /// The source that is there to stay; the newest of several.
  package func source(of name: Name) -> MatchedGeometryBehavior? { views[name]?.last { $0.isSource && !$0.isLeaving } }

  /// Those that are on their way out.
  package func leaving(_ name: Name) -> [MatchedGeometryBehavior] {
    views[name]?.filter { $0.isSource && $0.isLeaving } ?? []
  }

  /// Where, on the stage, another source is seen that has gone in this update or is on its way out.
  package func place(before view: MatchedGeometryBehavior, in update: Int) -> Rect? {
    guard let trace = traces[view.name], trace.view !== view, (trace.leftIn ?? update) == update else { return nil }
    return trace.view?.shownRect ?? trace.rect
  }

  package func note(_ rect: Rect, of view: MatchedGeometryBehavior) {
    traces[view.name] = Trace(rect: rect, view: view)
  }
}

package final class MatchedGeometryBehavior: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode

  /// A source as a follower sees it.
  private struct Target: Equatable {
    var rect: Rect
    var anchor: UnitPoint
  }

  private var modifier: MatchedGeometryModifier
  private var hasArrived = false
  /// What this layout node follows.
  private var followed: Target?
  private var ownOffer = ProposedViewSize.unspecified

  package init(_ modifier: MatchedGeometryModifier, _ layoutNode: LayoutNode) {
    self.modifier = modifier
    self.layoutNode = layoutNode
  }

  package var name: GeometryMatches.Name { modifier.name }
  package var isSource: Bool { modifier.isSource }
  /// Whether the view has been taken out and is only shown until its way out is over.
  package var isLeaving: Bool { sequence(first: layoutNode, next: \.parent).contains { $0.removal != nil } }

  private var matches: GeometryMatches { stage.layoutPass.matches }

  package func show(_ modifier: MatchedGeometryModifier) {
    let isSame = modifier.name == name && modifier.isSource == isSource
    if isSame, modifier.properties == self.modifier.properties, modifier.anchor == self.modifier.anchor { return }
    if isOnStage { matches.leave(self, in: stage.updatePass.number) }
    self.modifier = modifier
    if isOnStage { matches.join(self) }
    setNeedsLayout()
  }

  package func stageChanged() {
    if isOnStage { matches.join(self) } else { matches.leave(self, in: stage.updatePass.number) }
    if isOnStage { hasArrived = false }
    stage.observeGeometry(self, isOnStage)
  }

  // MARK: Layout

  package func willPlace(in size: Size, proposal: ProposedViewSize) {
    ownOffer = proposal
    followed = target
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { placement(of: $0, offered: proposal, in: followed?.rect, at: followed?.anchor) }
  }

  /// Where the source is, in this layout node's space, and which place of it counts; `nil` if there is none to follow.
  private var target: Target? {
    guard !isSource, let source = matches.source(of: name), source !== self else { return nil }
    let rect = source.layoutNode.rect(Rect(origin: .zero, size: source.frame.size), in: layoutNode)
    return Target(rect: rect, anchor: source.modifier.anchor)
  }

  /// Brings the view's anchor to that of the rectangle: where the source says nothing else, the view's own.
  private func placement(
    of child: LayoutNode, offered proposal: ProposedViewSize, in rect: Rect?, at anchor: UnitPoint?
  ) -> Placement {
    guard let rect else { return Placement(origin: .zero, proposal: proposal) }
    let offer = modifier.properties.contains(.size) ? ProposedViewSize(rect.size) : proposal
    guard modifier.properties.contains(.position) else { return Placement(origin: .zero, proposal: offer) }
    let extent = child.sizeThatFits(offer)
    let (its, own) = (anchor ?? modifier.anchor, modifier.anchor)
    return Placement(
      origin: Point(
        x: rect.minX + rect.width * its.x - extent.width * own.x,
        y: rect.minY + rect.height * its.y - extent.height * own.y),
      proposal: offer)
  }

  private func place(in rect: Rect?, at anchor: UnitPoint? = nil) {
    for child in children {
      let placement = placement(of: child, offered: ownOffer, in: rect, at: anchor)
      child.place(at: placement.origin, proposal: placement.proposal)
    }
  }

  // MARK: Following

  package func layoutSettled() {
    if isLeaving { return }
    guard isSource else { return follow() }
    if !hasArrived { arrive() }
    matches.note(layoutNode.stageFrame, of: self)
  }

  private func follow() {
    let target = target
    if target == followed { return }
    followed = target
    place(in: target?.rect, at: target?.anchor)
  }

  /// Where the view is seen on the stage at the moment, in points.
  fileprivate var shownRect: Rect {
    guard let view = children.first else { return layoutNode.stageFrame }
    let frame = view.stageFrame
    let (way, growth) = (view.wayToGo, view.shownFrame.size)
    return Rect(x: frame.minX + way.x, y: frame.minY + way.y, width: growth.width, height: growth.height)
  }

  /// Sets out from the place of the source before, if there was one, and sends that one here.
  private func arrive() {
    hasArrived = true
    guard stage.layoutPass.isAnimated, let before = matches.place(before: self, in: stage.updatePass.number) else {
      return
    }
    // What is around the view may be on its way as well.
    let (start, way) = (layoutNode.fromStage(before.origin), layoutNode.wayToGo)
    stage.layoutPass.isAnimated = false
    place(in: Rect(origin: start.offsetBy(dx: -way.x, dy: -way.y), size: before.size))
    stage.layoutPass.isAnimated = true
    place(in: nil)
    let here = Rect(origin: .zero, size: frame.size)
    for leaving in matches.leaving(name) { leaving.place(in: layoutNode.rect(here, in: leaving.layoutNode)) }
  }
}

extension View {
  /// Shares the view's geometry with others of the same name: those that are no source lie where the source lies, and in
  /// an animated change a source that comes sets out from where the one that goes was.
  ///
  /// - Parameters:
  ///   - properties: what of the geometry is shared.
  ///   - anchor: the place of the view's own frame that is brought together with that of the source's.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        name: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }

  /// No effect: each view animates its own frame; frames of groups are never resolved late.
  @available(*, deprecated, message: "Each view animates its own frame; frames of groups are never resolved late.")
  public func geometryGroup() -> some View { self }
}
