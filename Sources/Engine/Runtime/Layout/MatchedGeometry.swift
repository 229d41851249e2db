import Graphics

/// The parts of a view's geometry that follow another view.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both: the view lies exactly where the source is.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Shares the geometry of a view with other views of the same identity.
package struct MatchedGeometryModifier: LayoutModifier {
  /// The identity that the views share.
  package let name: GeometryMatches.Name
  /// The parts that are shared.
  package let properties: MatchedGeometryProperties
  /// The location in the view that is matched with the source's.
  package let anchor: UnitPoint
  /// Whether the view is the source of the geometry.
  package let isSource: Bool

  package func makeBehavior(for layoutNode: LayoutNode) -> MatchedGeometryBehavior {
    MatchedGeometryBehavior(self, layoutNode)
  }
  package func configure(_ behavior: MatchedGeometryBehavior, in environment: EnvironmentValues) { behavior.show(self) }
}

/// The views of a stage that share their geometry.
///
/// A view that is not the source takes the frame of the source with the same identity. If a source is inserted while
/// another is removed in an animated change, the two sources move between the two frames.
package final class GeometryMatches {
  /// The identity of a group of matched views.
  package nonisolated struct Name: Hashable {
    /// The identifier within the namespace.
    package let id: AnyHashable
    /// The namespace of the identifier.
    package let namespace: Namespace.ID
  }

  /// The last known frame of a source.
  private struct Trace {
    var rect: Rect
    weak var view: MatchedGeometryBehavior?
    /// The number of the update in which the view left the stage; `nil` while it is on the stage.
    var leftIn: Int?
  }

  /// The views on the stage, by identity.
  private var views: [Name: [MatchedGeometryBehavior]] = [:]
  /// The last known frames of sources, by identity.
  private var traces: [Name: Trace] = [:]

  /// Creates an empty collection.
  package init() {}

  /// Adds a view that has entered the stage.
  package func join(_ view: MatchedGeometryBehavior) { views[view.name, default: []].append(view) }

  /// Removes a view that has left the stage.
  package func leave(_ view: MatchedGeometryBehavior, in update: Int) {
    views[view.name]?.removeAll { $0 === view }
    if views[view.name]?.isEmpty == true { views[view.name] = nil }
    traces = traces.filter { ($0.value.leftIn ?? update) == update }
    if traces[view.name]?.view === view { traces[view.name]?.leftIn = update }
  }

  /// Returns the source of an identity that is not being removed; the newest if there are several.
  package func source(of name: Name) -> MatchedGeometryBehavior? { views[name]?.last { $0.isSource && !$0.isLeaving } }

  /// Returns the sources of an identity that are being removed.
  package func leaving(_ name: Name) -> [MatchedGeometryBehavior] {
    views[name]?.filter { $0.isSource && $0.isLeaving } ?? []
  }

  /// Returns the frame, on the stage, of another source with the same identity that was removed in this update or is
  /// being removed; `nil` if there is none.
  package func place(before view: MatchedGeometryBehavior, in update: Int) -> Rect? {
    guard let trace = traces[view.name], trace.view !== view, (trace.leftIn ?? update) == update else { return nil }
    return trace.view?.shownRect ?? trace.rect
  }

  /// Records the frame of a source.
  package func note(_ rect: Rect, of view: MatchedGeometryBehavior) {
    traces[view.name] = Trace(rect: rect, view: view)
  }
}

/// The layout behavior of `View.matchedGeometryEffect`.
package final class MatchedGeometryBehavior: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode

  /// The frame of a source, as a following view uses it.
  private struct Target: Equatable {
    var rect: Rect
    var anchor: UnitPoint
  }

  private var modifier: MatchedGeometryModifier
  /// Whether the insertion of the source has been animated.
  private var hasArrived = false
  /// The frame that this view follows at present.
  private var followed: Target?
  /// The size that the parent proposed last.
  private var ownOffer = ProposedViewSize.unspecified

  /// Creates a behavior that shares its geometry according to the modifier.
  package init(_ modifier: MatchedGeometryModifier, _ layoutNode: LayoutNode) {
    self.modifier = modifier
    self.layoutNode = layoutNode
  }

  package var name: GeometryMatches.Name { modifier.name }
  /// Whether the view is the source of the geometry.
  package var isSource: Bool { modifier.isSource }
  /// Whether the view has been removed and is shown only until its removal transition is over.
  package var isLeaving: Bool { sequence(first: layoutNode, next: \.parent).contains { $0.removal != nil } }

  private var matches: GeometryMatches { stage.passes.layout.matches }

  /// Takes over a modifier.
  package func show(_ modifier: MatchedGeometryModifier) {
    let isSame = modifier.name == name && modifier.isSource == isSource
    if isSame, modifier.properties == self.modifier.properties, modifier.anchor == self.modifier.anchor { return }
    if isOnStage { matches.leave(self, in: stage.passes.update.number) }
    self.modifier = modifier
    if isOnStage { matches.join(self) }
    setNeedsLayout()
  }

  package func stageChanged() {
    if isOnStage { matches.join(self) } else { matches.leave(self, in: stage.passes.update.number) }
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

  /// The frame of the source in this view's coordinate space; `nil` if there is no source to follow.
  private var target: Target? {
    guard !isSource, let source = matches.source(of: name), source !== self else { return nil }
    let rect = source.layoutNode.rect(Rect(origin: .zero, size: source.frame.size), in: layoutNode)
    return Target(rect: rect, anchor: source.modifier.anchor)
  }

  /// Returns the placement that matches the view's anchor with the anchor of a rectangle, which is the same unless the
  /// source sets another.
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

  /// Places the view in a rectangle; `nil` for the view's own place.
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

  /// Places the view where the source is, if that has moved.
  private func follow() {
    let target = target
    if target == followed { return }
    followed = target
    place(in: target?.rect, at: target?.anchor)
  }

  /// The frame at which the view is shown at present, on the stage, in points.
  fileprivate var shownRect: Rect {
    guard let view = children.first else { return layoutNode.stageFrame }
    let frame = view.stageFrame
    let (way, growth) = (view.wayToGo, view.shownFrame.size)
    return Rect(x: frame.minX + way.x, y: frame.minY + way.y, width: growth.width, height: growth.height)
  }

  /// Animates the view from the frame of the former source, if there was one, and the former source to the frame of
  /// this view.
  private func arrive() {
    hasArrived = true
    guard stage.passes.layout.isAnimated, let before = matches.place(before: self, in: stage.passes.update.number)
    else {
      return
    }
    // An ancestor may be animated as well.
    let start = layoutNode.stageTransform.inverse.map(before.applying) ?? before
    let way = layoutNode.wayToGo
    stage.passes.layout.isAnimated = false
    place(in: start.offsetBy(dx: -way.x, dy: -way.y))
    stage.passes.layout.isAnimated = true
    place(in: nil)
    let here = Rect(origin: .zero, size: frame.size)
    for leaving in matches.leaving(name) { leaving.place(in: layoutNode.rect(here, in: leaving.layoutNode)) }
  }
}

extension View {
  /// Matches the view's geometry with other views of the same identity.
  ///
  /// Views that are not the source take the frame of the source. In an animated change, an inserted source starts from
  /// the frame of the removed source.
  ///
  /// - Parameters:
  ///   - id: the identity in the namespace.
  ///   - properties: the parts of the geometry that are matched.
  ///   - anchor: the location in the view that is matched with the source's.
  ///   - isSource: whether the view is the source.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        name: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
