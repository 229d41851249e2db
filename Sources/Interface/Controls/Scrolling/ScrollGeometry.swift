import Graphics
import Runtime
import Values

/// The position and the size of a scroll view's content.
public nonisolated struct ScrollGeometry: Hashable, Sendable {
  /// The position of the window in the content, in points. Where insets precede the content, it is negative at first.
  public var contentOffset: Point
  /// The size of the content, in points.
  public var contentSize: Size
  /// The margins around the content, and the parts of the window outside the safe area, in points.
  public var contentInsets: EdgeInsets
  /// The size of the window, in points.
  public var containerSize: Size

  /// Creates a geometry, such as for a value that is there before the scroll view.
  public init(contentOffset: Point, contentSize: Size, contentInsets: EdgeInsets, containerSize: Size) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The visible rectangle in the coordinates of the content, in points.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
  /// The visible rectangle without the insets, in the coordinates of the content, in points.
  public var bounds: Rect {
    Rect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.horizontal),
      height: max(0, containerSize.height - contentInsets.vertical))
  }
}

nonisolated extension ScrollGeometry: CustomDebugStringConvertible {
  /// The values with their names, for a log.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), "
      + "containerSize: \(containerSize))"
  }
}

/// The cause of a scroll view's movement.
public nonisolated enum ScrollPhase: Hashable, Sendable {
  /// The view does not move.
  case idle
  /// A finger is down but has not yet moved the view.
  case tracking
  /// A finger drags the view.
  case interacting
  /// The view decelerates after a finger has released it.
  case decelerating
  /// The view moves to a position that code has requested.
  case animating

  /// Whether the view moves or is held: any phase but `idle`.
  public var isScrolling: Bool { self != .idle }
}

/// Performs an action when a value derived from the scroll view changes.
private final class GeometryFollower<Value: Equatable>: ScrollFollower {
  private var value: ((ScrollBehavior) -> Value)?
  private var action: (Value, Value) -> Void = { _, _ in }
  private var last: Value?
  /// Whether a position was reported before ``adopt(_:_:)`` was called, which happens in a row that is built during
  /// layout.
  private var isWaiting = false
  /// Whether the action is also performed for the first value.
  let isToldOfFirst: Bool

  init(isToldOfFirst: Bool) {
    self.isToldOfFirst = isToldOfFirst
    super.init()
  }

  /// Sets how the value is derived, and the action.
  func adopt(_ value: @escaping (ScrollBehavior) -> Value, _ action: @escaping (Value, Value) -> Void) {
    (self.value, self.action) = (value, action)
    if isWaiting, let layoutNode { settled(layoutNode) }
  }

  override func settled(_ layoutNode: ScrollBehavior) {
    isWaiting = value == nil
    guard let value else { return }
    let now = value(layoutNode)
    let before = last
    if now == before { return }
    last = now
    if before != nil || isToldOfFirst { action(before ?? now, now) }
  }
}

/// Attaches an observer of a derived value to the scroll view in a view.
private struct FollowModifier<Value: Equatable>: ViewModifier {
  let value: (ScrollBehavior) -> Value
  let action: (Value, Value) -> Void
  @State private var follower: GeometryFollower<Value>

  init(isToldOfFirst: Bool, value: @escaping (ScrollBehavior) -> Value, action: @escaping (Value, Value) -> Void) {
    (self.value, self.action) = (value, action)
    follower = GeometryFollower(isToldOfFirst: isToldOfFirst)
  }

  func body(content: Content) -> some View {
    let (follower, value, action) = (follower, value, action)
    Node.afterUpdateHere { _ in follower.adopt(value, action) }
    return content.scrollFollower(follower)
  }
}

extension ScrollBehavior {
  fileprivate var geometry: ScrollGeometry {
    let content = children.first?.frame.size ?? .zero
    let insets = insets
    return ScrollGeometry(
      contentOffset: motion.position.offsetBy(dx: -insets.leading, dy: -insets.top), contentSize: content,
      contentInsets: insets, containerSize: window.size)
  }

  fileprivate var scrollPhase: ScrollPhase {
    if motion.isHeld { return .interacting }
    if motion.isGoing { return .animating }
    if isMoving { return .decelerating }
    return isTracking ? .tracking : .idle
  }
}

extension View {
  /// Performs an action with a value derived from the geometry of the scroll view in this view: once at the
  /// start, and whenever the value changes.
  ///
  ///     .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { showsTop = $1 }
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(FollowModifier(isToldOfFirst: true, value: { transform($0.geometry) }, action: action))
  }

  /// Performs an action when the scroll phase of the scroll view in this view changes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(FollowModifier(isToldOfFirst: false, value: { $0.scrollPhase }, action: action))
  }

  /// Performs an action, with the geometry at that time, when the scroll phase of the scroll view in this view
  /// changes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(
      FollowModifier(isToldOfFirst: false, value: PhaseInPlace.init) { old, new in
        action(old.phase, new.phase, ScrollPhaseChangeContext(geometry: new.geometry))
      })
  }

  /// Performs an action when the visible share of this view in the enclosing scroll view rises to a threshold,
  /// and when it falls below it.
  ///
  /// - Parameters:
  ///   - threshold: the share of the view's area, 0…1.
  ///   - action: called with whether the share has reached the threshold.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier(value: { $0.shareInScrollView >= threshold }) { _, isVisible in action(isVisible) })
  }

  /// Performs an action with the identities of the visible views of the scroll view in this view: once at the start, and
  /// whenever these change. They are views of a ``scrollTargetLayout(isEnabled:)``, or views with ``scrollTarget(isEnabled:)``.
  ///
  /// - Parameters:
  ///   - idType: the type of the identities; others are left out.
  ///   - threshold: the share of a view's area from which it counts as visible, 0…1.
  ///   - action: called with the identities, in the order of the views.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      FollowModifier(isToldOfFirst: true, value: { $0.visibleTargets(ID.self, threshold) }) { _, seen in action(seen) })
  }
}

/// The state of a scroll view when its phase changes.
public nonisolated struct ScrollPhaseChangeContext: Hashable, Sendable {
  /// The geometry when the phase changed.
  public let geometry: ScrollGeometry
}

/// A phase with the geometry at its start. Only the phase is compared, as the geometry changes all the time.
private struct PhaseInPlace: @MainActor Equatable {
  let phase: ScrollPhase
  let geometry: ScrollGeometry

  init(_ layoutNode: ScrollBehavior) { (phase, geometry) = (layoutNode.scrollPhase, layoutNode.geometry) }

  static func == (left: PhaseInPlace, right: PhaseInPlace) -> Bool { left.phase == right.phase }
}

extension GeometryProxy {
  /// The share of the view's area that is visible in the enclosing scroll view: 0…1.
  fileprivate var shareInScrollView: Double {
    guard let window = bounds(of: .scrollView) else { return 1 }
    let seen = Rect(origin: .zero, size: size).intersection(window)
    let area = size.width * size.height
    return area > 0 ? max(0, seen.width) * max(0, seen.height) / area : 0
  }
}
