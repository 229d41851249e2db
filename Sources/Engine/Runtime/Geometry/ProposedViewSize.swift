import Graphics

/// The size that a container proposes to a view. A dimension of `nil` requests the ideal length.
public nonisolated struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; `nil` requests the ideal width.
  public var width: Double?
  /// The proposed height in points; `nil` requests the ideal height.
  public var height: Double?

  /// A proposal of zero, which requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal of `nil` in both dimensions, which requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// An infinite proposal, which requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from two lengths.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Returns the proposal as a size, with `size` for unspecified dimensions.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// Returns the proposal with another length along some axes.
  package func replacing(along axes: Axis.Set, by length: Double?) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? length : width, height: axes.contains(.vertical) ? length : height)
  }

  /// Returns the proposal with another length along an axis.
  package func replacing(_ axis: Axis, by length: Double?) -> ProposedViewSize {
    var offer = self
    offer[axis] = length
    return offer
  }

  /// Returns the proposal reduced by insets; not less than zero.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
  }

  /// The length along an axis.
  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
