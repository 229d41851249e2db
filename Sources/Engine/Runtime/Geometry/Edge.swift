/// An edge of a rectangle. Leading and trailing depend on the layout direction.
public nonisolated enum Edge: Int8, CaseIterable, Sendable {
  /// The edges, in the order of their bits in a set.
  case top, leading, bottom, trailing

  /// Some edges of a rectangle, such as those that get a padding.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The top edge of a rectangle.
    public static let top = Set(rawValue: 1)
    /// The leading edge: the left one from left to right.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge of a rectangle.
    public static let bottom = Set(rawValue: 4)
    /// The trailing edge: the right one from left to right.
    public static let trailing = Set(rawValue: 8)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges of a rectangle.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The leading or the trailing edge.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The edges at which a line of text begins and ends.
  case leading, trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The leading edge: the left one from left to right.
    public static let leading = Set(.leading)
    /// The trailing edge: the right one from left to right.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom edge.
public nonisolated enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The edges above and below the content.
  case top, bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The top edge of a rectangle.
    public static let top = Set(.top)
    /// The bottom edge of a rectangle.
    public static let bottom = Set(.bottom)
    /// The top and the bottom edge.
    public static let all: Set = [.top, .bottom]
  }
}

/// The inward distances from the edges of a rectangle, in points.
public nonisolated struct EdgeInsets: Hashable, Sendable {
  /// The distance from an edge, in points.
  public var top, leading, bottom, trailing: Double

  /// Creates insets from four distances in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets that are equal at some edges and zero at the others.
  package init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Returns the insets at some edges, and zero at the others.
  package func at(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// Adds two insets edge by edge.
  package static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing)
  }

  /// Whether all insets are zero.
  package var isZero: Bool { self == EdgeInsets() }
  /// The sum of the leading and the trailing inset.
  package var horizontal: Double { leading + trailing }
  /// The sum of the top and the bottom inset.
  package var vertical: Double { top + bottom }
}
