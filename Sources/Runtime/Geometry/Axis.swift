import Graphics

/// A direction on the surface.
public nonisolated enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other direction.
  package var across: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From leading to trailing.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    /// One direction.
    public init(_ axis: Axis) { rawValue = axis == .horizontal ? 1 : 2 }

    /// Whether a direction is among them.
    @_disfavoredOverload
    package func contains(_ axis: Axis) -> Bool { isSuperset(of: Set(axis)) }
  }
}

extension Size {
  /// The extent along an axis.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size from extents along and across an axis.
  package init(_ axis: Axis, along: Double, across: Double) {
    self = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }
}

extension Point {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// A point from coordinates along and across an axis.
  package init(_ axis: Axis, along: Double, across: Double) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
