import Graphics

/// The space that a container offers to a view; `nil` in a dimension asks for the view's ideal size.
public nonisolated struct ProposedViewSize: Hashable, Sendable {
  /// Offered width in points.
  public var width: Double?
  /// Offered height in points.
  public var height: Double?

  /// No space: asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No offer: asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// All space: asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// An offer of the given extents.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// An offer of just this size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The offer as a size, with `size` where nothing is offered.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The offer with another length along some axes.
  package func replacing(along axes: Axis.Set, by length: Double?) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? length : width, height: axes.contains(.vertical) ? length : height)
  }

  /// The offer with another length along an axis.
  package func replacing(_ axis: Axis, by length: Double?) -> ProposedViewSize {
    var offer = self
    offer[axis] = length
    return offer
  }

  /// The offer less some space on each side, never below zero.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
  }

  /// The extent along an axis.
  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
