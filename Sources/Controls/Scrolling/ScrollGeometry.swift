import Graphics
import Runtime
import Values

/// What is seen of a scroll view's content.
public nonisolated struct ScrollGeometry: Hashable, Sendable {
  /// How far the content has gone, in points.
  public var contentOffset: Point
  /// The extents of the content, in points.
  public var contentSize: Size
  /// What is around the content, in points.
  public var contentInsets: EdgeInsets
  /// The extents of the scroll view, in points.
  public var containerSize: Size

  /// What is seen, in the content's space.
  public var visibleRect: Rect { bounds }
  /// What is seen, in the content's space.
  public var bounds: Rect { Rect(origin: contentOffset, size: containerSize) }
}

/// What moves a scroll view.
public nonisolated enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger that may be about to.
  case tracking
  /// A finger.
  case interacting
  /// What a finger has thrown, on its way to rest.
  case decelerating
  /// The program.
  case animating

  /// Whether anything does.
  public var isScrolling: Bool { self != .idle }
}

/// Acts when something about what is seen has changed.
private final class GeometryFollower<Value: Equatable>: ScrollFollower {
  var value: (ScrollBehavior) -> Value = { _ in fatalError("configured before it is placed") }
  var action: (Value, Value) -> Void = { _, _ in }
  private var last: Value?
  let isToldOfFirst: Bool

  init(isToldOfFirst: Bool) {
    self.isToldOfFirst = isToldOfFirst
    super.init()
  }

  override func settled(_ layoutNode: ScrollBehavior) {
    let now = value(layoutNode)
    let before = last
    if now == before { return }
    last = now
    if before != nil || isToldOfFirst { action(before ?? now, now) }
  }
}

private struct FollowModifier<Value: Equatable>: ViewModifier {
  let value: (ScrollBehavior) -> Value
  let action: (Value, Value) -> Void
  @State private var follower: GeometryFollower<Value>

  init(isToldOfFirst: Bool, value: @escaping (ScrollBehavior) -> Value, action: @escaping (Value, Value) -> Void) {
    (self.value, self.action) = (value, action)
    follower = GeometryFollower(isToldOfFirst: isToldOfFirst)
  }

  func body(content: Content) -> some View {
    (follower.value, follower.action) = (value, action)
    return content.scrollFollower(follower)
  }
}

extension ScrollBehavior {
  fileprivate var geometry: ScrollGeometry {
    let content = children.first?.frame.size ?? .zero
    return ScrollGeometry(
      contentOffset: Point(x: horizontal.position, y: vertical.position), contentSize: content,
      contentInsets: margins, containerSize: window.size)
  }

  fileprivate var scrollPhase: ScrollPhase {
    if horizontal.isHeld || vertical.isHeld { return .interacting }
    if horizontal.isGoing || vertical.isGoing { return .animating }
    return isMoving ? .decelerating : .idle
  }
}

extension View {
  /// Acts with a value made of what is seen in the scroll view of this view: once at the beginning, and whenever it has
  /// changed.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(FollowModifier(isToldOfFirst: true, value: { transform($0.geometry) }, action: action))
  }

  /// Acts when something else moves the scroll view of this view, or nothing any more.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(FollowModifier(isToldOfFirst: false, value: { $0.scrollPhase }, action: action))
  }

  /// Acts when something else moves the scroll view of this view, or nothing any more, with what is seen then.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(
      FollowModifier(isToldOfFirst: false, value: PhaseInPlace.init) { old, new in
        action(old.phase, new.phase, ScrollPhaseChangeContext(geometry: new.geometry))
      })
  }

  /// Acts when more of the view than a share of it comes into the window of the scroll view around it, and when less
  /// of it is left there.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier(value: { $0.shareInScrollView >= threshold }) { _, isVisible in action(isVisible) })
  }
}

/// What is seen in a scroll view when something else begins to move it.
public nonisolated struct ScrollPhaseChangeContext: Hashable, Sendable {
  /// What is seen.
  public let geometry: ScrollGeometry
}

/// A phase with what is seen in it. What is seen changes all the time: only the phase counts.
private struct PhaseInPlace: @MainActor Equatable {
  let phase: ScrollPhase
  let geometry: ScrollGeometry

  init(_ layoutNode: ScrollBehavior) { (phase, geometry) = (layoutNode.scrollPhase, layoutNode.geometry) }

  static func == (left: PhaseInPlace, right: PhaseInPlace) -> Bool { left.phase == right.phase }
}

extension GeometryProxy {
  /// How much of the view is in the window of the scroll view around it, as a share of its area.
  fileprivate var shareInScrollView: Double {
    guard let window = bounds(of: .scrollView) else { return 1 }
    let seen = Rect(origin: .zero, size: size).intersection(window)
    let area = size.width * size.height
    return area > 0 ? max(0, seen.width) * max(0, seen.height) / area : 0
  }
}
