import Graphics
import Runtime
import Values

/// Where a scroll view is about to come to rest.
public nonisolated struct ScrollTarget: Hashable, Sendable {
  /// What will be seen of the content, in points.
  public var rect: Rect
  /// The place of the rectangle that counts, as fractions of it; `nil` for its beginning.
  public var anchor: UnitPoint?

  /// A target.
  public init(rect: Rect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What there is to know about a scroll view that a finger has let go.
@preconcurrency @MainActor public struct ScrollTargetBehaviorContext {
  /// Where it was when the finger took it.
  public let originalTarget: ScrollTarget
  /// The extents of what is shown in it, in points.
  public let contentSize: Size
  /// The extents of what is seen, in points.
  public let containerSize: Size
  /// The directions in which it goes.
  public let axes: Axis.Set
  /// Where the views of the target layout begin along an axis.
  let beginnings: (Axis) -> [Double]
}

/// Decides where a scroll view comes to rest after a finger has let it go.
@preconcurrency @MainActor public protocol ScrollTargetBehavior {
  /// What there is to know.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where it would come to rest by itself.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Rests on whole windows, one further at a time.
@preconcurrency @MainActor public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour.
  public init() {}

  /// The page that is nearest to where it would come to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let before = (context.originalTarget.rect.origin[axis] / page).rounded()
      let wanted = (target.rect.origin[axis] / page).rounded()
      target.rect.origin[axis] = min(max(wanted, before - 1), before + 1) * page
    }
  }
}

/// Rests where a view of the ``View/scrollTargetLayout(isEnabled:)`` begins.
@preconcurrency @MainActor public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one movement goes.
  public nonisolated struct LimitBehavior: Hashable, Sendable {
    let isOne: Bool
    /// As far as the finger throws it.
    public static let automatic = LimitBehavior(isOne: false), never = LimitBehavior(isOne: false)
    /// One view further.
    public static let always = LimitBehavior(isOne: true), alwaysByOne = LimitBehavior(isOne: true)
    /// As far as the finger throws it.
    public static let alwaysByFew = LimitBehavior(isOne: false)
  }

  private let limit: LimitBehavior

  /// The behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// The view that begins nearest to where it would come to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let beginnings = context.beginnings(axis).sorted()
      func nearest(_ place: Double) -> Int? {
        beginnings.indices.min { abs(beginnings[$0] - place) < abs(beginnings[$1] - place) }
      }
      guard var wanted = nearest(target.rect.origin[axis]) else { continue }
      if limit.isOne, let before = nearest(context.originalTarget.rect.origin[axis]) {
        wanted = min(max(wanted, before - 1), before + 1)
      }
      target.rect.origin[axis] = beginnings[wanted]
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests on whole windows.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Rests where a view begins.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Marks the layout whose views a scroll view rests on and is told of.
struct ScrollTargetLayoutModifier: LayoutModifier {
  let isEnabled: Bool
  func makeBehavior(for layoutNode: LayoutNode) -> ScrollTargetLayoutBehavior { ScrollTargetLayoutBehavior(layoutNode) }
  func configure(_ behavior: ScrollTargetLayoutBehavior, in environment: EnvironmentValues) {
    behavior.isEnabled = isEnabled
  }
}

final class ScrollTargetLayoutBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var isEnabled = true

  /// The views of the layout, as far as they are there.
  var targets: [LayoutNode] {
    var layoutNode: LayoutNode? = children.first
    while let next = layoutNode, next.children.count == 1, !(next.behavior is StackBehavior),
      next.behavior.rowContainer == nil
    {
      layoutNode = next.children.first
    }
    return layoutNode?.children.flatMap { ($0.behavior as? LazyRowsBehavior)?.children ?? [$0] } ?? []
  }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Decides where scroll views in this view come to rest after a finger has let them go.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }

  /// Makes the views of this layout those that the scroll view around rests on, and whose identities it tells.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
