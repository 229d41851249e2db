import Graphics
import Runtime
import Values

/// The position of a scroll view, or the position that it is asked to scroll to.
///
///     @State private var position = ScrollPosition(edge: .top)
///     ScrollView { … }.scrollPosition($position)
///     Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
public nonisolated struct ScrollPosition: Equatable {
  /// The position that was requested.
  enum Goal: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: Double?, y: Double?)
  }

  var goal: Goal?
  /// Counts the requests, so that the same position can be requested again.
  var request = 0
  /// The identity of the view that was last seen at the anchor.
  var seen: AnyHashable?
  /// Whether the user has scrolled since the last request.
  public internal(set) var isPositionedByUser = false

  /// Creates a position that leaves the scroll view where it is.
  public init() {}
  /// Creates a position that leaves the scroll view where it is and reports identities of a type.
  public init<ID: Hashable>(idType: ID.Type) {}
  /// Creates a position at the view with an identity.
  ///
  /// - Parameters:
  ///   - id: the identity.
  ///   - anchor: the point of the view and of the visible part that are aligned; `nil` for that of the
  ///     modifier.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { goal = .id(AnyHashable(id), anchor) }
  /// Creates a position at an edge that reports identities of a type.
  public init<ID: Hashable>(idType: ID.Type, edge: Edge) { goal = .edge(edge) }
  /// Creates a position at an edge of the content.
  public init(edge: Edge) { goal = .edge(edge) }
  /// Creates a position at a point of the content, in points.
  public init(point: Point) { goal = .point(x: point.x, y: point.y) }
  /// Creates a position at a point of the content, in points.
  public init(x: Double, y: Double) { goal = .point(x: x, y: y) }
  /// Creates a horizontal position in the content, in points. The vertical position is left unchanged.
  public init(x: Double) { goal = .point(x: x, y: nil) }
  /// Creates a vertical position in the content, in points. The horizontal position is left unchanged.
  public init(y: Double) { goal = .point(x: nil, y: y) }

  /// Stores a request, which the scroll view performs at the next update.
  private mutating func ask(_ goal: Goal) {
    self.goal = goal
    request += 1
    isPositionedByUser = false
  }

  /// Scrolls to the view with an identity. Inside `withAnimation` the movement is animated, as for every
  /// request.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { ask(.id(AnyHashable(id), anchor)) }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: Point) { ask(.point(x: point.x, y: point.y)) }
  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(x: Double, y: Double) { ask(.point(x: x, y: y)) }
  /// Scrolls horizontally to a position in the content, in points.
  public mutating func scrollTo(x: Double) { ask(.point(x: x, y: nil)) }
  /// Scrolls vertically to a position in the content, in points.
  public mutating func scrollTo(y: Double) { ask(.point(x: nil, y: y)) }

  /// The identity that was requested, or that of the view in the ``View/scrollTargetLayout(isEnabled:)`` that
  /// is at the anchor.
  public var viewID: AnyHashable? { if case .id(let id, _) = goal { id } else { seen } }

  /// The identity of the view at the anchor, if it has the given type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  /// The edge that was requested; `nil` after the user has scrolled.
  public var edge: Edge? { if case .edge(let edge) = goal, !isPositionedByUser { edge } else { nil } }

  /// The point that was requested, in points; `nil` after the user has scrolled. A coordinate without a request
  /// is 0.
  public var point: Point? {
    if case .point(let x, let y) = goal, !isPositionedByUser { Point(x: x ?? 0, y: y ?? 0) } else { nil }
  }

  /// The horizontal position that was requested, in points; `nil` if none was, and after the user has scrolled.
  public var x: Double? { if case .point(let x, _) = goal, !isPositionedByUser { x } else { nil } }

  /// The vertical position that was requested, in points; `nil` if none was, and after the user has scrolled.
  public var y: Double? { if case .point(_, let y) = goal, !isPositionedByUser { y } else { nil } }
}

/// Scrolls a scroll view to the position in a binding, and writes the identity of the visible view back to it.
private final class PositionFollower: ScrollFollower {
  var tell: (AnyHashable) -> Void = { _ in }
  var moved: () -> Void = {}
  private var wanted: (goal: ScrollPosition.Goal, anchor: UnitPoint?, isAnimated: Bool)?
  private var request: AnyHashable?
  private var anchor: UnitPoint?
  private var last: Point?
  /// Whether the view has moved towards a position that is not a view's and has not yet reported the view
  /// there.
  private var owesView = false

  /// Scrolls to a position, unless the request was handled already.
  ///
  /// - Parameter transaction: the transaction in which the position was set; it decides whether the movement is
  ///   animated.
  func ask(
    _ goal: ScrollPosition.Goal?, _ anchor: UnitPoint?, request: AnyHashable, in transaction: Transaction
  ) {
    self.anchor = anchor
    if request == self.request { return }
    self.request = request
    guard let goal else { return }
    wanted = (goal, anchor, transaction.effectiveAnimation != nil)
    if let layoutNode { go(layoutNode) }
  }

  /// Marks a request as handled: the observer has written it itself.
  func know(_ request: AnyHashable) { self.request = request }

  override func claimed(_ layoutNode: ScrollBehavior) { go(layoutNode) }

  /// Passes the request on to the scroll view. It is animated inside an animated transaction, except at the
  /// first layout.
  private func go(_ layoutNode: ScrollBehavior) {
    guard let (goal, anchor, isInMotion) = wanted else { return }
    wanted = nil
    let isAnimated = isInMotion && last != nil
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
    let place = layoutNode.motion.position
    defer { last = place }
    guard let last else { return }
    if layoutNode.motion.isHeld { moved() }
    // Positions that are passed on the way to a requested one are not reported.
    if let goal = layoutNode.goal {
      owesView = goal.isPosition && (owesView || last != place)
    } else if last != place || owesView {
      owesView = false
      if let id = layoutNode.identity(at: anchor ?? .topLeading) { tell(id) }
    }
  }
}

/// Connects a scroll view to a binding of the identity of the visible view.
private struct IdentityPosition<ID: Hashable>: ViewModifier {
  let position: Binding<ID?>
  let anchor: UnitPoint?
  @State private var follower = PositionFollower()

  func body(content: Content) -> some View {
    let (position, follower, anchor) = (position, follower, anchor)
    let (now, transaction) = (position.wrappedValue, Transaction.current)
    Node.afterUpdateHere { _ in
      follower.tell = { [unowned follower] id in
        guard let id = id.base as? ID, id != position.wrappedValue else { return }
        follower.know(AnyHashable(id))
        position.wrappedValue = id
      }
      follower.ask(
        now.map { .id(AnyHashable($0), nil) }, anchor, request: now.map { AnyHashable($0) } ?? AnyHashable(-1),
        in: transaction)
    }
    return content.scrollFollower(follower)
  }
}

/// Connects a scroll view to a binding of a ``ScrollPosition``.
private struct AnyPosition: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @State private var follower = PositionFollower()

  func body(content: Content) -> some View {
    let (position, follower, anchor) = (position, follower, anchor)
    let (now, transaction) = (position.wrappedValue, Transaction.current)
    Node.afterUpdateHere { _ in
      follower.tell = { if position.wrappedValue.seen != $0 { position.wrappedValue.seen = $0 } }
      follower.moved = {
        if position.wrappedValue.isPositionedByUser { return }
        position.wrappedValue.isPositionedByUser = true
        position.wrappedValue.goal = nil
      }
      follower.ask(now.goal, anchor, request: AnyHashable(now.request), in: transaction)
    }
    return content.scrollFollower(follower)
  }
}

extension View {
  /// Connects the scroll view in this view to the identity of one of its views. Writing the binding scrolls to
  /// that view; as the user scrolls, the identity of the visible view of the ``scrollTargetLayout(isEnabled:)``
  /// is written to it.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(IdentityPosition(position: id, anchor: anchor))
  }

  /// Connects the scroll view in this view to a position that can be requested and read.
  ///
  /// - Parameters:
  ///   - position: the position.
  ///   - anchor: the point of a view and of the visible part that are aligned; `nil` for the top leading
  ///     corner.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(AnyPosition(position: position, anchor: anchor))
  }
}
