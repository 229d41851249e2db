import Graphics

/// A place or a rectangle of a view that another view can ask for in its own space.
///
///     Text("On").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
///     // above, in a GeometryReader:
///     proxy[anchor]
@preconcurrency @MainActor public struct Anchor<Value> {
  /// What is anchored, before a view is known.
  @preconcurrency @MainActor public struct Source {
    /// The value for a rectangle in some space.
    package let value: (_ bounds: Rect) -> Value
    package let name: AnyHashable
  }

  package let source: Source
  package let origin: AnchorOrigin

  /// The value in the space of a layoutNode.
  package func value(in layoutNode: LayoutNode?) -> Value {
    let onStage = origin.stageFrame
    let origin = layoutNode?.fromStage(onStage.origin) ?? onStage.origin
    return source.value(Rect(origin: origin, size: onStage.size))
  }
}

extension Anchor: Hashable {
  /// Whether both are the same place of the same view.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.origin === right.origin && left.source.name == right.source.name
  }

  /// Feeds what tells anchors apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(origin))
    hasher.combine(source.name)
  }
}

/// The view that an anchor belongs to.
package final class AnchorOrigin {
  private weak var node: Node?

  package init(_ node: Node) { self.node = node }

  package var stageFrame: Rect { node?.layoutNodes.first?.stageFrame ?? .zero }
}

extension Anchor.Source where Value == Rect {
  /// The view's rectangle.
  public static var bounds: Anchor<Rect>.Source { .init(value: { $0 }, name: "bounds") }

  /// A rectangle in the view's space, in points.
  public static func rect(_ rect: Rect) -> Anchor<Rect>.Source {
    .init(value: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }, name: AnyHashable(rect))
  }
}

extension Anchor.Source where Value == Point {
  /// A place in the view's space, in points.
  public static func point(_ point: Point) -> Anchor<Point>.Source {
    .init(value: { point.offsetBy(dx: $0.minX, dy: $0.minY) }, name: AnyHashable(point))
  }

  /// A place in the view as fractions of its extents.
  public static func unitPoint(_ place: UnitPoint) -> Anchor<Point>.Source {
    .init(
      value: { Point(x: $0.minX + $0.width * place.x, y: $0.minY + $0.height * place.y) }, name: AnyHashable(place))
  }

  /// The middle.
  public static var center: Anchor<Point>.Source { .unitPoint(.center) }
  /// The middle of a side.
  public static var top: Anchor<Point>.Source { .unitPoint(.top) }
  /// The middle of a side.
  public static var bottom: Anchor<Point>.Source { .unitPoint(.bottom) }
  /// The middle of a side.
  public static var leading: Anchor<Point>.Source { .unitPoint(.leading) }
  /// The middle of a side.
  public static var trailing: Anchor<Point>.Source { .unitPoint(.trailing) }
  /// A corner.
  public static var topLeading: Anchor<Point>.Source { .unitPoint(.topLeading) }
  /// A corner.
  public static var topTrailing: Anchor<Point>.Source { .unitPoint(.topTrailing) }
  /// A corner.
  public static var bottomLeading: Anchor<Point>.Source { .unitPoint(.bottomLeading) }
  /// A corner.
  public static var bottomTrailing: Anchor<Point>.Source { .unitPoint(.bottomTrailing) }
}
