import Graphics
import Runtime
import Values

/// The position at which a scroll view is about to come to rest.
public nonisolated struct ScrollTarget: Hashable, Sendable {
  /// The rectangle of the content that will be visible, in points.
  public var rect: Rect
  /// The point of the rectangle that is aligned, in unit coordinates; `nil` for its start.
  public var anchor: UnitPoint?

  /// Creates a target from a rectangle of the content, in points, and the point of it that is aligned.
  public init(rect: Rect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The properties of a scroll view that a finger has released.
@preconcurrency @MainActor public struct ScrollTargetBehaviorContext {
  /// The position of the scroll view when the finger touched it.
  public let originalTarget: ScrollTarget
  /// The size of the content, in points.
  public let contentSize: Size
  /// The size of the visible part, in points.
  public let containerSize: Size
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  /// The speed at which the finger scrolled, in points per second: positive towards the end of the content.
  public let velocity: Vector
  /// Returns the starts of the views of the target layout along an axis, in points.
  let beginnings: (Axis) -> [Double]
}

/// Decides where a scroll view comes to rest after a finger has released it:
///
///     struct Rounding: ScrollTargetBehavior {
///       func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         target.rect.origin.y = (target.rect.origin.y / 100).rounded() * 100
///       }
///     }
@preconcurrency @MainActor public protocol ScrollTargetBehavior {
  /// The properties of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes the position at which the view comes to rest.
  ///
  /// - Parameters:
  ///   - target: the position that the deceleration would reach; replace it by the wanted one.
  ///   - context: the properties of the scroll view.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Rests at multiples of the visible size, at most one page from where a drag began.
@preconcurrency @MainActor public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a paging scroll target behavior.
  public init() {}

  /// Moves the target to the nearest page.
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

/// Rests at the starts of the views in a ``View/scrollTargetLayout(isEnabled:)``.
@preconcurrency @MainActor public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that one drag can pass.
  public nonisolated struct LimitBehavior: Hashable, Sendable {
    let isOne: Bool
    /// No limit: the view nearest to where the deceleration ends.
    public static let automatic = LimitBehavior(isOne: false), never = LimitBehavior(isOne: false)
    /// At most one view from where the drag began.
    public static let always = LimitBehavior(isOne: true), alwaysByOne = LimitBehavior(isOne: true)
    /// Accepted for compatibility with SwiftUI: no limit.
    public static let alwaysByFew = LimitBehavior(isOne: false)
  }

  private let limit: LimitBehavior

  /// Creates a view-aligned scroll target behavior.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target to the start of the nearest view.
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
  /// Rests at multiples of the visible size, one page at a time.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests at the starts of views, without a limit for one drag.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Rests at the starts of views, with a limit for one drag.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Marks the layout whose views a scroll view aligns to and reports the identities of, or one such view.
struct ScrollTargetLayoutModifier: LayoutModifier {
  let isEnabled: Bool
  var isOneView = false
  func makeBehavior(for layoutNode: LayoutNode) -> ScrollTargetLayoutBehavior { ScrollTargetLayoutBehavior(layoutNode) }
  func configure(_ behavior: ScrollTargetLayoutBehavior, in environment: EnvironmentValues) {
    (behavior.isEnabled, behavior.isOneView) = (isEnabled, isOneView)
  }
}

/// The mark in the layout tree.
final class ScrollTargetLayoutBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var isEnabled = true
  /// Whether the view itself is marked, and not the views of a layout.
  var isOneView = false

  /// The marked views that exist at present.
  var targets: [LayoutNode] {
    if isOneView { return children }
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
  /// The behaviour of scroll views in a view; `nil` to rest where the deceleration ends.
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets where scroll views in this view come to rest after a finger has released them.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(behavior) { $0.scrollTargetBehavior = $1 }
  }

  /// Marks the views of this layout as those that the enclosing scroll view aligns to, and whose identities it
  /// reports.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Marks this view as one that the enclosing scroll view aligns to, and whose identity it reports, as the views of a
  /// ``scrollTargetLayout(isEnabled:)``.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled, isOneView: true))
  }
}
