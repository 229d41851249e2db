import Graphics

/// A layout of any type. Views keep their state when one layout takes another's place.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Dial(); Buttons() }
@preconcurrency @MainActor public struct AnyLayout: Layout {
  /// What the layout inside remembers.
  @preconcurrency @MainActor public struct Cache {
    package var value: Any
  }

  private let layout: any Layout

  /// Hides the type of a layout.
  public init<Wrapped: Layout>(_ layout: Wrapped) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// Works out the cache for some views.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.anyCache(subviews)) }

  /// Brings the cache up to date after the views have changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The size for an offer.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    func size<Wrapped: Layout>(_ layout: Wrapped) -> Size {
      layout.withCache(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    return size(layout)
  }

  /// Places each view.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    func place<Wrapped: Layout>(_ layout: Wrapped) {
      layout.withCache(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(layout)
  }

  /// The position of a guide within the bounds.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    func position<Wrapped: Layout>(_ layout: Wrapped) -> Double? {
      layout.withCache(&cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return position(layout)
  }

  /// The position of a guide within the bounds.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    func position<Wrapped: Layout>(_ layout: Wrapped) -> Double? {
      layout.withCache(&cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return position(layout)
  }

  /// How spacers stretch in the layout inside.
  package var properties: LayoutProperties { type(of: layout).layoutProperties }
}

extension Layout {
  fileprivate func anyCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

  fileprivate func withCache<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    // Another layout has taken the place of the one that the cache is from.
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(&own)
  }
}

/// What a layout says about itself.
public nonisolated struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers stretch; `nil` for both.
  public var stackOrientation: Axis?

  /// Nothing out of the ordinary.
  public init() {}

  package init(_ axis: Axis) { stackOrientation = axis }
}

/// How far views want to be from their neighbours.
public nonisolated struct ViewSpacing: Sendable {
  private var isSpacer = false

  /// The usual distance.
  public init() {}

  package init(isSpacer: Bool) { self.isSpacer = isSpacer }

  /// No distance.
  public static let zero = ViewSpacing(isSpacer: true)

  /// The gap to a neighbour along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    isSpacer || next.isSpacer ? 0 : StackArrangement.defaultSpacing
  }

  /// Joins the wishes of another view at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isSpacer = isSpacer && other.isSpacer
  }

  /// The wishes of both views.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var joined = self
    joined.formUnion(other, edges: edges)
    return joined
  }
}
