import Graphics

/// A horizontal or vertical direction.
public nonisolated enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// The direction from the leading to the trailing edge.
  case horizontal
  /// The direction from the top to the bottom.
  case vertical

  /// The name of the direction.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The axis at right angles to this one.
  package var across: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The axis from the leading to the trailing edge.
    public static let horizontal = Set(rawValue: 1)
    /// The axis from the top to the bottom.
    public static let vertical = Set(rawValue: 2)

    /// Creates a set of one axis.
    public init(_ axis: Axis) { rawValue = axis == .horizontal ? 1 : 2 }

    /// Returns whether the set contains an axis.
    @_disfavoredOverload
    package func contains(_ axis: Axis) -> Bool { isSuperset(of: Set(axis)) }
  }
}

extension Size {
  /// The length along an axis.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a size from the lengths along and across an axis.
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

  /// Creates a point from the coordinates along and across an axis.
  package init(_ axis: Axis, along: Double, across: Double) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
