import Graphics
import Runtime
import Values

/// Where a scroll view stands, or is to go.
///
///     @State private var position = ScrollPosition(edge: .top)
///     ScrollView { … }.scrollPosition($position)
///     Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
public nonisolated struct ScrollPosition: Equatable {
  enum Goal: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: Double?, y: Double?)
  }

  var goal: Goal?
  /// Counts what was asked for, so that the same can be asked for again.
  var request = 0
  var seen: AnyHashable?
  /// Whether a finger has moved it since it was sent to a place.
  public internal(set) var isPositionedByUser = false

  /// Wherever it is.
  public init() {}
  /// Wherever it is; the type of the identities that it is asked for.
  public init<ID: Hashable>(idType: ID.Type) {}
  /// At the view with an identity.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { goal = .id(AnyHashable(id), anchor) }
  /// At the view with an identity of a type.
  public init<ID: Hashable>(idType: ID.Type, edge: Edge) { goal = .edge(edge) }
  /// At an edge.
  public init(edge: Edge) { goal = .edge(edge) }
  /// At a place of the content, in points.
  public init(point: Point) { goal = .point(x: point.x, y: point.y) }
  /// At a place of the content, in points.
  public init(x: Double, y: Double) { goal = .point(x: x, y: y) }
  /// At a place of the content, in points.
  public init(x: Double) { goal = .point(x: x, y: nil) }
  /// At a place of the content, in points.
  public init(y: Double) { goal = .point(x: nil, y: y) }

  private mutating func ask(_ goal: Goal) {
    self.goal = goal
    request += 1
    isPositionedByUser = false
  }

  /// Goes to the view with an identity.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { ask(.id(AnyHashable(id), anchor)) }
  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  /// Goes to a place of the content, in points.
  public mutating func scrollTo(point: Point) { ask(.point(x: point.x, y: point.y)) }
  /// Goes to a place of the content, in points.
  public mutating func scrollTo(x: Double, y: Double) { ask(.point(x: x, y: y)) }
  /// Goes to a place of the content, in points.
  public mutating func scrollTo(x: Double) { ask(.point(x: x, y: nil)) }
  /// Goes to a place of the content, in points.
  public mutating func scrollTo(y: Double) { ask(.point(x: nil, y: y)) }

  /// The identity of the view that is seen, of those in a ``View/scrollTargetLayout(isEnabled:)``, or that was asked for.
  public var viewID: AnyHashable? { if case .id(let id, _) = goal { id } else { seen } }

  /// The same, if it is of a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  /// The edge that was asked for, while no finger has moved it since.
  public var edge: Edge? { if case .edge(let edge) = goal, !isPositionedByUser { edge } else { nil } }

  /// The place that was asked for, while no finger has moved it since.
  public var point: Point? {
    if case .point(let x, let y) = goal, !isPositionedByUser { Point(x: x ?? 0, y: y ?? 0) } else { nil }
  }
}

/// Sends a scroll view to what a binding says, and has the binding say where it is.
private final class PositionFollower: ScrollFollower {
  var tell: (AnyHashable) -> Void = { _ in }
  var moved: () -> Void = {}
  private var wanted: (goal: ScrollPosition.Goal, anchor: UnitPoint?)?
  private var request: AnyHashable?
  private var anchor: UnitPoint?
  private var last: Point?
  /// Whether it has moved towards a place that is no view's, and has not told yet which view is seen there.
  private var owesView = false

  /// Goes to a place, unless that was asked for already or is where it is.
  func ask(_ goal: ScrollPosition.Goal?, _ anchor: UnitPoint?, request: AnyHashable) {
    self.anchor = anchor
    if request == self.request { return }
    self.request = request
    guard let goal else { return }
    wanted = (goal, anchor)
    if let layoutNode { go(layoutNode) }
  }

  /// The binding was made to say where it is: nothing is to be done about that.
  func know(_ request: AnyHashable) { self.request = request }

  override func claimed(_ layoutNode: ScrollBehavior) { go(layoutNode) }

  private func go(_ layoutNode: ScrollBehavior) {
    guard let (goal, anchor) = wanted else { return }
    wanted = nil
    let isAnimated = Transaction.current.effectiveAnimation != nil && last != nil
    switch goal {
    case .id(let id, let own):
      layoutNode.pursue(
        ScrollGoal(
          place: { [weak layoutNode] in layoutNode?.node?.locateBelow(id) }, anchor: own ?? anchor ?? .topLeading,
          isAnimated: isAnimated))
    case .edge(let edge):
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let place = edge == .bottom || edge == .trailing ? Double.infinity : 0
      layoutNode.pursue(ScrollGoal(position: [axis: place], isAnimated: isAnimated))
    case .point(let x, let y):
      var position: [Axis: Double] = [:]
      (position[.horizontal], position[.vertical]) = (x, y)
      layoutNode.pursue(ScrollGoal(position: position, isAnimated: isAnimated))
    }
  }

  override func settled(_ layoutNode: ScrollBehavior) {
    let place = Point(x: layoutNode.horizontal.position, y: layoutNode.vertical.position)
    defer { last = place }
    guard let last else { return }
    if layoutNode.horizontal.isHeld || layoutNode.vertical.isHeld { moved() }
    // Where it passes on its way to a place that was asked for is nobody's wish.
    if let goal = layoutNode.goal {
      owesView = goal.isPosition && (owesView || last != place)
    } else if last != place || owesView {
      owesView = false
      if let id = layoutNode.identity(at: anchor ?? .topLeading) { tell(id) }
    }
  }
}

/// Ties a scroll view to the identity of the view that is seen.
private struct IdentityPosition<ID: Hashable>: ViewModifier {
  let position: Binding<ID?>
  let anchor: UnitPoint?
  @State private var follower = PositionFollower()

  func body(content: Content) -> some View {
    let (position, follower) = (position, follower)
    let now = position.wrappedValue
    follower.tell = { id in
      guard let id = id.base as? ID, id != position.wrappedValue else { return }
      follower.know(AnyHashable(id))
      position.wrappedValue = id
    }
    follower.ask(now.map { .id(AnyHashable($0), nil) }, anchor, request: now.map { AnyHashable($0) } ?? AnyHashable(-1))
    return content.scrollFollower(follower)
  }
}

/// Ties a scroll view to a position.
private struct AnyPosition: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @State private var follower = PositionFollower()

  func body(content: Content) -> some View {
    let (position, follower) = (position, follower)
    let now = position.wrappedValue
    follower.tell = { if position.wrappedValue.seen != $0 { position.wrappedValue.seen = $0 } }
    follower.moved = {
      if position.wrappedValue.isPositionedByUser { return }
      position.wrappedValue.isPositionedByUser = true
      position.wrappedValue.goal = nil
    }
    follower.ask(now.goal, anchor, request: AnyHashable(now.request))
    return content.scrollFollower(follower)
  }
}

extension View {
  /// Ties the scroll view in this view to the identity of one of its views: what is written is gone to, and as people
  /// scroll it says which view of the ``scrollTargetLayout(isEnabled:)`` is seen.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(IdentityPosition(position: id, anchor: anchor))
  }

  /// Ties the scroll view in this view to a position.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(AnyPosition(position: position, anchor: anchor))
  }
}
