import Graphics

/// Whose origin coordinates are counted from.
public nonisolated enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The stage's.
  case global
  /// The view's own.
  case local
  /// That of an ancestor with a name; see ``View/coordinateSpace(_:)``.
  case named(AnyHashable)

  /// Whether it is the stage's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A frame of reference within the tree of views.
public nonisolated protocol CoordinateSpaceProtocol {
  /// The space as a value that can be compared.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public init() {}
  /// The space as a value that can be compared.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The stage's space.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public init() {}
  /// The space as a value that can be compared.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of an ancestor with a name.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable
  /// The space as a value that can be compared.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public nonisolated static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The stage's space.
  public nonisolated static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest ancestor with a name.
  public nonisolated static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view: its origin is the corner of what is seen.
  public nonisolated static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace()) }

  /// The space of the nearest scroll view along an axis.
  public nonisolated static func scrollView(axis: Axis) -> Self { .scrollView }
}

/// The name under which every scroll view is known to what it shows.
package nonisolated struct ScrollViewSpace: Hashable {
  package init() {}
}

/// Names a view's space.
package struct CoordinateSpaceModifier: LayoutModifier {
  package let name: AnyHashable

  package func makeBehavior(for layoutNode: LayoutNode) -> CoordinateSpaceBehavior {
    CoordinateSpaceBehavior(layoutNode)
  }
  package func configure(_ behavior: CoordinateSpaceBehavior, in environment: EnvironmentValues) {
    behavior.name = name
  }
}

package final class CoordinateSpaceBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var name: AnyHashable?
  package var spaceName: AnyHashable? { name }
}

extension LayoutNode {
  /// The origin, on the stage, of a space as seen from this layoutNode. A name that no view above has means the stage.
  package final func origin(of space: CoordinateSpace) -> Point {
    switch space {
    case .local: stageOrigin
    case .global: .zero
    case .named(let name): ancestry.first { $0.behavior.spaceName == name }?.stageOrigin ?? .zero
    }
  }

  /// Where the layout node's own origin is in a space.
  package final func place(in space: CoordinateSpace) -> Point { convert(.zero, to: space) }

  /// A point of this layout node's space as a point of another one; of the stage's where no ancestor has the name.
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

  /// The layout node's own rectangle in another space.
  package final func bounds(in space: CoordinateSpace) -> Rect {
    let far = Point(x: frame.size.width, y: frame.size.height)
    let (near, end) = (convert(.zero, to: space), convert(far, to: space))
    return Rect(x: min(near.x, end.x), y: min(near.y, end.y), width: abs(end.x - near.x), height: abs(end.y - near.y))
  }

  /// A point of this layout node's space on the stage.
  package final func onStage(_ point: Point) -> Point {
    let origin = stageOrigin
    return point.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// A point of the stage in this layout node's space.
  package final func fromStage(_ point: Point) -> Point {
    let origin = stageOrigin
    return point.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

extension View {
  /// Names the view's space, so that views inside can ask where they are in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's space, so that views inside can ask where they are in it.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
