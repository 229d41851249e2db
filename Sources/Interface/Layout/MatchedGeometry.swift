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
struct MatchedGeometryModifier: BoxModifier {
  let name: GeometryMatches.Name
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func makeBox(for node: Node) -> MatchedGeometryBox { MatchedGeometryBox(self, node: node) }
  func configure(_ box: MatchedGeometryBox, in environment: EnvironmentValues) { box.show(self) }
}

/// The views of a stage that share their geometry.
///
/// A view that is no source is placed where the source of its name is. A source that comes while another goes, in one
/// animated change, sets out from the other's place, and the other leaves for its.
final class GeometryMatches {
  nonisolated struct Name: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private struct Trace {
    var rect: Rect
    weak var box: MatchedGeometryBox?
    /// In which update the box has left the stage.
    var leftIn: Int?
  }

  private var boxes: [Name: [MatchedGeometryBox]] = [:]
  private var traces: [Name: Trace] = [:]

  init() {}

  func join(_ box: MatchedGeometryBox) { boxes[box.name, default: []].append(box) }

  func leave(_ box: MatchedGeometryBox, in update: Int) {
    boxes[box.name]?.removeAll { $0 === box }
    if boxes[box.name]?.isEmpty == true { boxes[box.name] = nil }
    traces = traces.filter { ($0.value.leftIn ?? update) == update }
    if traces[box.name]?.box === box { traces[box.name]?.leftIn = update }
  }

  /// The source that is there to stay; the newest of several.
  func source(of name: Name) -> MatchedGeometryBox? { boxes[name]?.last { $0.isSource && !$0.isLeaving } }

  /// Those that are on their way out.
  func leaving(_ name: Name) -> [MatchedGeometryBox] { boxes[name]?.filter { $0.isSource && $0.isLeaving } ?? [] }

  /// Where, on the stage, another source is seen that has gone in this update or is on its way out.
  func place(before box: MatchedGeometryBox, in update: Int) -> Rect? {
    guard let trace = traces[box.name], trace.box !== box, (trace.leftIn ?? update) == update else { return nil }
    return trace.box?.shownRect ?? trace.rect
  }

  func note(_ rect: Rect, of box: MatchedGeometryBox) { traces[box.name] = Trace(rect: rect, box: box) }
}

final class MatchedGeometryBox: Box, GeometryObserver {
  /// A source as a follower sees it.
  private struct Target: Equatable {
    var rect: Rect
    var anchor: UnitPoint
  }

  private var modifier: MatchedGeometryModifier
  private var hasArrived = false
  /// What this box follows.
  private var followed: Target?
  private var ownOffer = ProposedViewSize.unspecified

  init(_ modifier: MatchedGeometryModifier, node: Node) {
    self.modifier = modifier
    super.init(node: node)
  }

  var name: GeometryMatches.Name { modifier.name }
  var isSource: Bool { modifier.isSource }
  /// Whether the view has been taken out and is only shown until its way out is over.
  var isLeaving: Bool { sequence(first: self as Box, next: \.parent).contains { $0.departure != nil } }

  private var matches: GeometryMatches { stage.geometryMatches }

  func show(_ modifier: MatchedGeometryModifier) {
    let isSame = modifier.name == name && modifier.isSource == isSource
    if isSame, modifier.properties == self.modifier.properties, modifier.anchor == self.modifier.anchor { return }
    if isOnStage { matches.leave(self, in: stage.updateNumber) }
    self.modifier = modifier
    if isOnStage { matches.join(self) }
    setNeedsLayout()
  }

  override func stageChanged() {
    if isOnStage { matches.join(self) } else { matches.leave(self, in: stage.updateNumber) }
    if isOnStage { hasArrived = false }
    stage.observeGeometry(self, isOnStage)
  }

  // MARK: Layout

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    ownOffer = proposal
    followed = target
    return children.map { placement(of: $0, in: followed?.rect, at: followed?.anchor) }
  }

  /// Where the source is, in this box's space, and which place of it counts; `nil` if there is none to follow.
  private var target: Target? {
    guard !isSource, let source = matches.source(of: name), source !== self else { return nil }
    let rect = source.rect(Rect(origin: .zero, size: source.frame.size), in: self)
    return Target(rect: rect, anchor: source.modifier.anchor)
  }

  /// Brings the view's anchor to that of the rectangle: where the source says nothing else, the view's own.
  private func placement(of child: Box, in rect: Rect?, at anchor: UnitPoint?) -> Placement {
    guard let rect else { return Placement(origin: .zero, proposal: ownOffer) }
    let offer = modifier.properties.contains(.size) ? ProposedViewSize(rect.size) : ownOffer
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
      let placement = placement(of: child, in: rect, at: anchor)
      child.place(at: placement.origin, proposal: placement.proposal)
    }
  }

  // MARK: Following

  func layoutSettled() {
    if isLeaving { return }
    guard isSource else { return follow() }
    if !hasArrived { arrive() }
    matches.note(stageFrame, of: self)
  }

  private func follow() {
    let target = target
    if target == followed { return }
    followed = target
    place(in: target?.rect, at: target?.anchor)
  }

  /// Where the view is seen on the stage at the moment, in points.
  fileprivate var shownRect: Rect {
    guard let view = children.first else { return stageFrame }
    let frame = view.stageFrame
    let (way, growth) = (view.wayToGo, view.shownFrame.size)
    return Rect(x: frame.minX + way.x, y: frame.minY + way.y, width: growth.width, height: growth.height)
  }

  /// Sets out from the place of the source before, if there was one, and sends that one here.
  private func arrive() {
    hasArrived = true
    guard stage.animatesLayout, let before = matches.place(before: self, in: stage.updateNumber) else { return }
    // What is around the view may be on its way as well.
    let (start, way) = (fromStage(before.origin), wayToGo)
    stage.animatesLayout = false
    place(in: Rect(origin: start.offsetBy(dx: -way.x, dy: -way.y), size: before.size))
    stage.animatesLayout = true
    place(in: nil)
    let here = Rect(origin: .zero, size: frame.size)
    for box in matches.leaving(name) { box.place(in: rect(here, in: box)) }
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
