import Graphics

/// Whose origin coordinates are counted from.
public nonisolated enum CoordinateSpace: Hashable {
  /// The stage's.
  case global
  /// The view's own.
  case local
  /// That of the nearest view above which has been given the name with ``View/coordinateSpace(_:)``.
  case named(AnyHashable)

  /// Whether the origin is the stage's.
  public var isGlobal: Bool { self == .global }
  /// Whether the origin is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A way to say whose origin coordinates are counted from: `.local`, `.global` or `.named("board")`.
@MainActor public protocol CoordinateSpaceProtocol {
  /// The space.
  nonisolated var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the stage.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view that has been given a name.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static nonisolated var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the stage.
  public static nonisolated var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view above which has been given the name.
  public static nonisolated func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Gives a view's space a name.
public struct CoordinateSpaceModifier: BoxModifier {
  let name: AnyHashable
  func makeBox(for node: Node) -> CoordinateSpaceBox { CoordinateSpaceBox(node: node) }
  func configure(_ box: CoordinateSpaceBox, in environment: EnvironmentValues) { box.name = name }
}

final class CoordinateSpaceBox: Box {
  var name: AnyHashable?
}

extension Box {
  /// The origin, on the stage, of a space as seen from this box. A name that no view above has means the stage.
  final func origin(of space: CoordinateSpace) -> Point {
    switch space {
    case .local: stageOrigin
    case .global: .zero
    case .named(let name):
      ancestry.first { ($0 as? CoordinateSpaceBox)?.name == name }?.stageOrigin ?? .zero
    }
  }

  /// Where the box's own origin is in a space.
  final func place(in space: CoordinateSpace) -> Point {
    let (mine, its) = (stageOrigin, origin(of: space))
    return Point(x: mine.x - its.x, y: mine.y - its.y)
  }
}

extension View {
  /// Gives the view's space a name, by which gestures and geometry readers below can ask for coordinates.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's space a name.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
