import Graphics

/// A type-erased layout. Subviews keep their state when the layout changes.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Dial(); Buttons() }
@preconcurrency @MainActor public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  @preconcurrency @MainActor public struct Cache {
    /// The cache, without its type.
    package var value: Any
  }

  private let layout: any Layout

  /// Wraps a layout. A layout that is already type-erased is not wrapped a second time.
  public init<Wrapped: Layout>(_ layout: Wrapped) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// Creates the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.anyCache(subviews)) }

  /// Replaces the cache by a new one after the subviews have changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the preferred distances from the neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<Wrapped: Layout>(_ layout: Wrapped) -> ViewSpacing {
      layout.withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return spacing(layout)
  }

  /// Returns the size for a proposal, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    func size<Wrapped: Layout>(_ layout: Wrapped) -> Size {
      layout.withCache(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    return size(layout)
  }

  /// Places the subviews with the wrapped layout.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    func place<Wrapped: Layout>(_ layout: Wrapped) {
      layout.withCache(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(layout)
  }

  /// Returns the position of a guide in the bounds; `nil` if the layout does not set it.
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

  /// Returns the position of a guide in the bounds; `nil` if the layout does not set it.
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

  /// The properties of the wrapped layout.
  package var properties: LayoutProperties { type(of: layout).layoutProperties }
}

extension Layout {
  /// Creates a cache without its type.
  fileprivate func anyCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

  /// Calls a closure with the cache in its type.
  fileprivate func withCache<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    // The cache may belong to another layout, which this one has replaced.
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(&own)
  }
}

/// The properties of a layout type.
public nonisolated struct LayoutProperties: Sendable {
  /// The axis along which spacers extend and across which dividers are drawn; `nil` for both axes.
  public var stackOrientation: Axis?

  /// Creates the default properties.
  public init() {}

  /// Creates the properties of a stack.
  package init(_ axis: Axis) { stackOrientation = axis }
}
