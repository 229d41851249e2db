import Graphics

/// An arrangement of views that an application defines.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
///         proposal.replacingUnspecifiedDimensions()
///       }
///       func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///     Diagonal { Text("one"); Text("two") }
@preconcurrency @MainActor public protocol Layout {
  /// The properties of the layout, such as the axis along which spacers extend.
  static var layoutProperties: LayoutProperties { get }
  /// The type of the data that are computed once for measuring and placing.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// Creates the cache for some views.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the preferred distances of the container from its neighbours in a stack without its own spacing.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
  /// Places the views in the bounds. A view that is not placed is in the middle, and is proposed what the layout is.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the position of a guide in the bounds; `nil` for the guides of the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// Returns the position of a guide in the bounds; `nil` for the guides of the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
}

extension Layout {
  /// The default properties: spacers extend along both axes.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Returns the spacing of all views combined.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
  }
  /// Replaces the cache by a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// Returns `nil`: the guides of the views apply.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? { nil }
  /// Returns `nil`: the guides of the views apply.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? { nil }

  /// Arranges the views of a closure with this layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    CustomLayoutView(layout: self, inside: content())
  }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// The key of a value that a view provides to the layout that contains it.
@preconcurrency @MainActor public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that provide none.
  static var defaultValue: Value { get }
}

/// The views that a layout arranges.
@preconcurrency @MainActor public struct LayoutSubviews: @MainActor RandomAccessCollection {
  /// The layout nodes of the views.
  package let layoutNodes: [LayoutNode]
  /// Records the placements; `nil` while the layout measures.
  package let record: PlacementRecord?
  /// The layout direction. Positions are mirrored automatically: a layout always places from left to right.
  public let layoutDirection: LayoutDirection

  /// The index of the first view: 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { layoutNodes.count }
  /// Returns the view at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(layoutNode: layoutNodes[index], index: index, record: record)
  }
}

/// A view that a layout arranges. Two are equal if they stand for the same view.
@preconcurrency @MainActor public struct LayoutSubview: nonisolated Equatable {
  /// The layout node of the view.
  package let layoutNode: LayoutNode
  /// The index of the view among the subviews.
  package let index: Int
  /// Records the placement; `nil` while the layout measures.
  package let record: PlacementRecord?

  /// Whether two stand for the same view.
  public nonisolated static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.layoutNode === right.layoutNode
  }

  /// The layout priority of the view. Views with a higher priority receive space first.
  public var priority: Double { layoutNode.behavior.layoutPriority }
  /// The preferred distances of the view from its neighbours.
  public var spacing: ViewSpacing { layoutNode.behavior.spacing }
  /// Returns the size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { layoutNode.sizeThatFits(proposal).withoutEnds }
  /// Returns the size and the guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height) { layoutNode.guide($0, proposal) }
  }
  /// Returns the value that the view provides for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { layoutNode.layoutValue(key) ?? Key.defaultValue }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: a point in the layout's coordinate space.
  ///   - anchor: the location in the view that is placed at the point.
  ///   - proposal: the size proposed to the view.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    var origin = position
    if anchor != .topLeading {
      let size = layoutNode.sizeThatFits(proposal)
      origin = position.offsetBy(dx: -size.width * anchor.x, dy: -size.height * anchor.y)
    }
    record?.placements[index] = Placement(origin: origin, proposal: proposal)
  }
}

extension Size {
  /// The size as a custom layout sees it: a length that stands for infinity is infinite again.
  fileprivate var withoutEnds: Size {
    Size(
      width: width < LayoutNode.endless / 2 ? width : .infinity,
      height: height < LayoutNode.endless / 2 ? height : .infinity)
  }
}

/// A view arranged by a custom layout.
private struct CustomLayoutView<Custom: Layout, Inside: View>: ContainerView {
  let layout: Custom
  let inside: Inside

  func makeBehavior(for layoutNode: LayoutNode) -> CustomLayoutBehavior<Custom> {
    CustomLayoutBehavior(layout, layoutNode)
  }

  func configure(_ behavior: CustomLayoutBehavior<Custom>, in environment: EnvironmentValues) {
    behavior.layout = layout
    behavior.isMirrored = environment.isRightToLeft
    behavior.setNeedsLayout()
  }
}

/// A layout that gives each view a width that follows from what the views contain. Of a private view among them viewers
/// are not shown how wide it is.
package protocol ContentDividingLayout: Layout {}

private final class CustomLayoutBehavior<Custom: Layout>: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  var layout: Custom
  private var cache: Custom.Cache?
  /// The version of the children that the cache was made for.
  private var cachedVersion = 0
  private let isCacheLasting = Custom.self is any LastingCacheLayout.Type
  private var lastPlacing: LastPlacing?

  init(_ layout: Custom, _ layoutNode: LayoutNode) {
    self.layout = layout
    self.layoutNode = layoutNode
  }

  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }
  var dividesByContent: Bool { Custom.self is any ContentDividingLayout.Type }
  var spacerDirection: SpacerDirection? {
    let properties = (layout as? AnyLayout)?.properties ?? Custom.layoutProperties
    return properties.stackOrientation.map { .along($0) } ?? .both
  }

  /// Calls a closure with the subviews and the cache.
  private func withCache<Result>(_ record: PlacementRecord?, _ body: (LayoutSubviews, inout Custom.Cache) -> Result)
    -> Result
  {
    let subviews = LayoutSubviews(
      layoutNodes: children, record: record, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    let current = layoutNode.childrenVersion
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if self.cache != nil, current != cachedVersion { layout.updateCache(&cache, subviews: subviews) }
    // Kept twice it would be copied where it is changed.
    self.cache = nil
    cachedVersion = current
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  var spacing: ViewSpacing { withCache(nil) { layout.spacing(subviews: $0, cache: &$1) } }

  func measure(_ proposal: ProposedViewSize) -> Size {
    // A change of a subview may have invalidated the cache, so the cache is kept only from measuring to the placement
    // that follows.
    if !isCacheLasting { cache = nil }
    return withCache(nil) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let record = PlacementRecord(of: children.count)
    let bounds = Rect(origin: .zero, size: size)
    withCache(record) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
    if let all = record.all { return all }
    return children.indices.map { index in
      if let placement = record.placements[index] { return placement }
      let extent = children[index].sizeThatFits(proposal)
      let origin = Point(x: (size.width - extent.width) / 2, y: (size.height - extent.height) / 2)
      return Placement(origin: origin, proposal: proposal)
    }
  }

  func arePlaced(_ placements: [Placement], in size: Size) -> Bool {
    guard isCacheLasting else { return false }
    let placing = LastPlacing(placements, in: size, of: layoutNode)
    defer { lastPlacing = placing }
    return lastPlacing?.isSame(as: placing) ?? false
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    let bounds = Rect(origin: .zero, size: sizeThatFits(proposal))
    let own = withCache(nil) { subviews, cache in
      key.isVertical
        ? layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return own ?? layoutNode.guideOfChildren(key, proposal)
  }
}

/// Provides a value to the layout that contains the view.
@preconcurrency @MainActor public struct LayoutValueModifier<Key: LayoutValueKey>: LayoutModifier {
  /// The value that the view provides.
  package let value: Key.Value
  package func makeBehavior(for layoutNode: LayoutNode) -> LayoutValueBehavior { LayoutValueBehavior(layoutNode) }
  package func configure(_ behavior: LayoutValueBehavior, in environment: EnvironmentValues) {
    behavior.key = ObjectIdentifier(Key.self)
    behavior.value = value
    behavior.layoutNode.parentOfSiblings?.setNeedsLayout()
  }
}

/// The layout behavior of a view that provides a value to its layout.
package final class LayoutValueBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The identity of the key.
  package var key: ObjectIdentifier?
  /// The value that the view provides, without its type.
  package var value: Any?
}

extension LayoutNode {
  /// Returns the value for a key that this layout node, or the view that it wraps, provides; `nil` if there is none.
  package final func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    var layoutNode: LayoutNode? = self
    while let candidate = layoutNode {
      if let own = candidate.behavior as? LayoutValueBehavior, own.key == ObjectIdentifier(key) {
        return own.value as? Key.Value
      }
      layoutNode = candidate.children.count == 1 ? candidate.children[0] : nil
    }
    return nil
  }
}

extension View {
  /// Provides a value to the layout that contains the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValueModifier<Key>(value: value))
  }
}
