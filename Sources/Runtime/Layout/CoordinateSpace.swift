import Graphics

/// A coordinate space, identified by whose origin it has.
public nonisolated enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The coordinate space of the stage.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of the nearest ancestor with a name; see ``View/coordinateSpace(_:)``.
  case named(AnyHashable)

  /// Whether this is the stage's coordinate space.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own coordinate space.
  public var isLocal: Bool { self == .local }
}

/// A type that identifies a coordinate space.
public nonisolated protocol CoordinateSpaceProtocol {
  /// The coordinate space as a value that can be compared.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates an identifier of the view's own coordinate space.
  public init() {}
  /// The coordinate space as a value that can be compared.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the stage.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates an identifier of the stage's coordinate space.
  public init() {}
  /// The coordinate space as a value that can be compared.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of an ancestor with a name.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The name of the coordinate space.
  package let name: AnyHashable
  /// The coordinate space as a value that can be compared.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public nonisolated static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the stage.
  public nonisolated static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest ancestor with a name.
  public nonisolated static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the nearest scroll view. Its origin is the top left corner of the visible part.
  public nonisolated static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace()) }

  /// Returns the coordinate space of the nearest scroll view. The axis makes no difference.
  public nonisolated static func scrollView(axis: Axis) -> Self { .scrollView }
}

/// The name of every scroll view's coordinate space.
package nonisolated struct ScrollViewSpace: Hashable {
  /// Creates the name, which is the same for all scroll views.
  package init() {}
}

/// Names the coordinate space of a view.
package struct CoordinateSpaceModifier: LayoutModifier {
  /// The name of the coordinate space.
  package let name: AnyHashable

  package func makeBehavior(for layoutNode: LayoutNode) -> CoordinateSpaceBehavior {
    CoordinateSpaceBehavior(layoutNode)
  }
  package func configure(_ behavior: CoordinateSpaceBehavior, in environment: EnvironmentValues) {
    behavior.name = name
  }
}

/// The layout behavior of a view whose coordinate space has a name.
package final class CoordinateSpaceBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The name of the coordinate space.
  package var name: AnyHashable?
  package var spaceName: AnyHashable? { name }
}

extension LayoutNode {
  /// Returns the origin, on the stage, of a coordinate space. If no ancestor has the name, it is the stage's.
  package final func origin(of space: CoordinateSpace) -> Point {
    switch space {
    case .local: stageOrigin
    case .global: .zero
    case .named(let name): ancestry.first { $0.behavior.spaceName == name }?.stageOrigin ?? .zero
    }
  }

  /// Returns the location of this layout node's origin in a coordinate space.
  package final func place(in space: CoordinateSpace) -> Point { convert(.zero, to: space) }

  /// Converts a point of this layout node to another coordinate space; to the stage's if no ancestor has the name.
  package final func convert(_ point: Point, to space: CoordinateSpace) -> Point {
    switch space {
    case .local: return point
    case .global: return onStage(point)
    case .named(let name):
      guard let owner = sequence(first: self, next: { $0.parent }).first(where: { $0.behavior.spaceName == name })
      else {
        return onStage(point)
      }
      return owner.fromStage(onStage(point))
    }
  }

  /// Returns the bounds of this layout node in another coordinate space.
  package final func bounds(in space: CoordinateSpace) -> Rect {
    let far = Point(x: frame.size.width, y: frame.size.height)
    let (near, end) = (convert(.zero, to: space), convert(far, to: space))
    return Rect(x: min(near.x, end.x), y: min(near.y, end.y), width: abs(end.x - near.x), height: abs(end.y - near.y))
  }

  /// Converts a point of this layout node to the stage's coordinate space.
  package final func onStage(_ point: Point) -> Point {
    let origin = stageOrigin
    return point.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Converts a point on the stage to this layout node's coordinate space.
  package final func fromStage(_ point: Point) -> Point {
    let origin = stageOrigin
    return point.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

extension View {
  /// Names the coordinate space of the view, so that views inside can refer to it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the coordinate space of the view, so that views inside can refer to it.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
