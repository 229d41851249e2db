import Graphics

/// A location or a rectangle of a view that can be converted to another view's coordinate space.
///
///     Text("On").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
///     // above, in a GeometryReader:
///     proxy[anchor]
@preconcurrency @MainActor public struct Anchor<Value> {
  /// The part of a view that an anchor refers to, such as its bounds or a point, independently of the view.
  @preconcurrency @MainActor public struct Source {
    /// Returns the value for the view's size and the transform from the view's coordinate space to another.
    package let value: (_ size: Size, _ transform: Transform) -> Value
    /// Identifies the source, to compare anchors.
    package let name: AnyHashable
  }

  /// The part of the view that the anchor refers to.
  package let source: Source
  /// The view that the anchor belongs to.
  package let origin: AnchorOrigin

  /// Creates an anchor of a view.
  package init(source: Source, origin: AnchorOrigin) { (self.source, self.origin) = (source, origin) }

  /// Returns the value in the coordinate space of a layout node; `nil` stands for the stage.
  package func value(in layoutNode: LayoutNode?) -> Value {
    guard let view = origin.layoutNode else { return source.value(.zero, .identity) }
    return source.value(view.frame.size, layoutNode.map(view.transform(to:)) ?? view.stageTransform)
  }
}

extension Anchor: Hashable {
  /// Returns whether both refer to the same location of the same view.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.origin === right.origin && left.source.name == right.source.name
  }

  /// Hashes the view's identity and the source.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(origin))
    hasher.combine(source.name)
  }
}

/// The view that an anchor belongs to.
package final class AnchorOrigin {
  private weak var node: Node?

  /// Creates the origin of a view's anchors.
  package init(_ node: Node) { self.node = node }
  /// Creates the origin for the anchors of a view that is not known yet.
  package init() {}
  /// Says whose anchors these are.
  package func belong(to node: Node) { self.node = node }

  /// The first layout node of the view; `nil` if the view no longer exists.
  package var layoutNode: LayoutNode? { node?.layoutNodes.first }
  /// The frame of the view on the stage, in points; empty if it no longer exists.
  package var stageFrame: Rect { layoutNode?.stageFrame ?? .zero }
}

extension Anchor.Source where Value == Rect {
  /// The bounds of the view.
  public static var bounds: Anchor<Rect>.Source {
    .init(value: { Rect(origin: .zero, size: $0).applying($1) }, name: "bounds")
  }

  /// A rectangle in the view's coordinate space, in points.
  public static func rect(_ rect: Rect) -> Anchor<Rect>.Source {
    .init(value: { rect.applying($1) }, name: AnyHashable(rect))
  }
}

extension Anchor.Source where Value == Point {
  /// A location in the view's coordinate space, in points.
  public static func point(_ point: Point) -> Anchor<Point>.Source {
    .init(value: { point.applying($1) }, name: AnyHashable(point))
  }

  /// A location in the view, as fractions of its size.
  public static func unitPoint(_ place: UnitPoint) -> Anchor<Point>.Source {
    .init(
      value: { Point(x: $0.width * place.x, y: $0.height * place.y).applying($1) }, name: AnyHashable(place))
  }

  /// The centre of the view.
  public static var center: Anchor<Point>.Source { .unitPoint(.center) }
  /// The centre of the top edge.
  public static var top: Anchor<Point>.Source { .unitPoint(.top) }
  /// The centre of the bottom edge.
  public static var bottom: Anchor<Point>.Source { .unitPoint(.bottom) }
  /// The centre of the leading edge.
  public static var leading: Anchor<Point>.Source { .unitPoint(.leading) }
  /// The centre of the trailing edge.
  public static var trailing: Anchor<Point>.Source { .unitPoint(.trailing) }
  /// The top leading corner.
  public static var topLeading: Anchor<Point>.Source { .unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<Point>.Source { .unitPoint(.topTrailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<Point>.Source { .unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<Point>.Source { .unitPoint(.bottomTrailing) }
}
