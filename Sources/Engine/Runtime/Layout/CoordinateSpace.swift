import Graphics

// Safe: a name is an immutable value such as a string, which `AnyHashable` cannot express, and is only compared.
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

  /// Returns the coordinate space of the nearest scroll view that scrolls along an axis.
  public nonisolated static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }
}

/// The name of the coordinate space of scroll views.
package nonisolated struct ScrollViewSpace: Hashable {
  /// The axis along which the scroll view scrolls; `nil` for any.
  package let axis: Axis?
  /// Creates the name of scroll views that scroll along an axis; `nil` for all.
  package init(axis: Axis? = nil) { self.axis = axis }
}

/// Names the coordinate space of a view.
package struct CoordinateSpaceModifier: LayoutModifier {
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

  package var name: AnyHashable?
  package func hasCoordinateSpace(named name: AnyHashable) -> Bool { name == self.name }
}

extension LayoutNode {
  /// Returns the transform from this layout node's coordinate space to another; to the stage's if no ancestor has the
  /// name. It contains the scales and rotations in between.
  package final func transform(to space: CoordinateSpace) -> Transform {
    switch space {
    case .local: .identity
    case .global: stageTransform
    case .named(let name): owner(ofSpace: name).map(transform(to:)) ?? stageTransform
    }
  }

  /// The nearest ancestor whose coordinate space has a name; `nil` if there is none.
  private func owner(ofSpace name: AnyHashable) -> LayoutNode? {
    sequence(first: self) { $0.parent }.first { $0.behavior.hasCoordinateSpace(named: name) }
  }

  /// Returns the transform from this layout node's coordinate space to another layout node's. A layout node that is
  /// scaled to nothing has no coordinates of its own; the transform then leads to the stage.
  package final func transform(to other: LayoutNode) -> Transform {
    if other === self { return .identity }
    return other.stageTransform.inverse.map { stageTransform.concatenating($0) } ?? stageTransform
  }

  /// Converts a point on the stage to a coordinate space as this layout node sees it. The point is unchanged if no
  /// ancestor has the name.
  package final func convert(_ point: Point, to space: CoordinateSpace) -> Point {
    switch space {
    case .local: local(point)
    case .global: point
    case .named(let name): owner(ofSpace: name)?.local(point) ?? point
    }
  }

  /// Returns the bounds of this layout node in another coordinate space; the enclosing rectangle if it is rotated
  /// there.
  package final func bounds(in space: CoordinateSpace) -> Rect {
    Rect(origin: .zero, size: frame.size).applying(transform(to: space))
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
