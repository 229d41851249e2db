import Graphics

/// A way to arrange views that an application writes itself.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
///         proposal.replacingUnspecifiedDimensions()
///       }
///       func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///     Diagonal { Text("one"); Text("two") }
@preconcurrency @MainActor public protocol Layout {
  /// How spacers stretch inside.
  static var layoutProperties: LayoutProperties { get }
  /// What is worked out once and used for measuring and placing.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// Works out the cache for some views.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// How far the whole wants to be from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size for an offer, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
  /// Places each view within the bounds; one that is not placed stands in the middle.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The position of a guide within the bounds, or `nil` to take the views'.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// The position of a guide within the bounds, or `nil` to take the views'.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
}

extension Layout {
  /// Spacers stretch in both directions.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// The usual distance.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Works the cache out anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The views' own guides.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? { nil }
  /// The views' own guides.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? { nil }

  /// Arranges the views of a closure.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    CustomLayoutView(layout: self, inside: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing to remember.
  public func makeCache(subviews: Subviews) {}
}

/// A value that a view carries for the layout around it.
@preconcurrency @MainActor public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that carry none.
  static var defaultValue: Value { get }
}

/// The views that a layout arranges.
@preconcurrency @MainActor public struct LayoutSubviews: @MainActor RandomAccessCollection {
  package let layoutNodes: [LayoutNode]
  package let record: PlacementRecord?
  /// Which way reading goes. Positions are mirrored by themselves: always count from the left.
  public let layoutDirection: LayoutDirection

  /// The first position.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { layoutNodes.count }
  /// A view.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(layoutNode: layoutNodes[index], index: index, record: record)
  }
}

/// A view that a layout arranges.
@preconcurrency @MainActor public struct LayoutSubview {
  package let layoutNode: LayoutNode
  package let index: Int
  package let record: PlacementRecord?

  /// Who is served first when space is short.
  public var priority: Double { layoutNode.behavior.layoutPriority }
  /// How far the view wants to be from its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(isSpacer: layoutNode.behavior.isSpacer) }
  /// The size for an offer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { layoutNode.sizeThatFits(proposal).withoutEnds }
  /// The extents and guides for an offer.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height) { layoutNode.guide($0, proposal) }
  }
  /// The value that the view carries for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { layoutNode.layoutValue(key) ?? Key.defaultValue }

  /// Places the view so that its anchor is at a point of the layout's space.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = layoutNode.sizeThatFits(proposal)
    let origin = position.offsetBy(dx: -size.width * anchor.x, dy: -size.height * anchor.y)
    record?.placements[index] = Placement(origin: origin, proposal: proposal)
  }
}

extension Size {
  /// The same as a layout of the application's sees it: what takes all of an endless room has no end either.
  fileprivate var withoutEnds: Size {
    Size(
      width: width < LayoutNode.endless / 2 ? width : .infinity,
      height: height < LayoutNode.endless / 2 ? height : .infinity)
  }
}

/// Where a layout has placed its views.
package final class PlacementRecord {
  package var placements: [Int: Placement] = [:]
}

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

private final class CustomLayoutBehavior<Custom: Layout>: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  var layout: Custom
  private var cache: Custom.Cache?
  private var cachedFor: [ObjectIdentifier] = []

  init(_ layout: Custom, _ layoutNode: LayoutNode) {
    self.layout = layout
    self.layoutNode = layoutNode
  }

  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }
  var spacerDirection: SpacerDirection? {
    let properties = (layout as? AnyLayout)?.properties ?? Custom.layoutProperties
    return properties.stackOrientation.map { .along($0) } ?? .both
  }

  private func withCache<Result>(_ record: PlacementRecord?, _ body: (LayoutSubviews, inout Custom.Cache) -> Result)
    -> Result
  {
    let subviews = LayoutSubviews(
      layoutNodes: children, record: record, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    let current = children.map(ObjectIdentifier.init)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if self.cache != nil, current != cachedFor { layout.updateCache(&cache, subviews: subviews) }
    cachedFor = current
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    // A change below may have made the cache wrong: it lives from one measuring to the placing that follows.
    cache = nil
    return withCache(nil) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let record = PlacementRecord()
    let bounds = Rect(origin: .zero, size: size)
    withCache(record) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
    return children.indices.map { index in
      if let placement = record.placements[index] { return placement }
      let offer = ProposedViewSize(size)
      let extent = children[index].sizeThatFits(offer)
      let origin = Point(x: (size.width - extent.width) / 2, y: (size.height - extent.height) / 2)
      return Placement(origin: origin, proposal: offer)
    }
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

/// Carries a value for the layout around the view.
@preconcurrency @MainActor public struct LayoutValueModifier<Key: LayoutValueKey>: LayoutModifier {
  package let value: Key.Value
  package func makeBehavior(for layoutNode: LayoutNode) -> LayoutValueBehavior { LayoutValueBehavior(layoutNode) }
  package func configure(_ behavior: LayoutValueBehavior, in environment: EnvironmentValues) {
    behavior.key = ObjectIdentifier(Key.self)
    behavior.value = value
    behavior.layoutNode.parentOfSiblings?.setNeedsLayout()
  }
}

package final class LayoutValueBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var key: ObjectIdentifier?
  package var value: Any?
}

extension LayoutNode {
  /// The value that this layout node, or the view inside it, carries for a key.
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
  /// Carries a value for the layout around this view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValueModifier<Key>(value: value))
  }
}
