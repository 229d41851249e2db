/// A side of a rectangle; leading and trailing follow the direction of reading.
public nonisolated enum Edge: Int8, CaseIterable, Sendable {
  /// A side.
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8
    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The top side.
    public static let top = Set(rawValue: 1)
    /// The side where reading begins.
    public static let leading = Set(rawValue: 2)
    /// The bottom side.
    public static let bottom = Set(rawValue: 4)
    /// The side where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The side where reading begins or ends.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// A side.
  case leading, trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8
    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The side where reading begins.
    public static let leading = Set(.leading)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom side.
public nonisolated enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// A side.
  case top, bottom

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8
    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The top side.
    public static let top = Set(.top)
    /// The bottom side.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances inwards from each side, in points.
public nonisolated struct EdgeInsets: Hashable, Sendable {
  /// A distance in points.
  public var top, leading, bottom, trailing: Double

  /// Insets of the given distances.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  package init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The distances at some sides, and none at the others.
  package func at(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// Both distances at each side together.
  package static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing)
  }

  package var isZero: Bool { self == EdgeInsets() }
  package var horizontal: Double { leading + trailing }
  package var vertical: Double { top + bottom }
}
