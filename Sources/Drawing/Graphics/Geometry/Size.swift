/// A width and a height, in the unit of their space.
public struct Size: Hashable, Sendable {
  /// The horizontal extent; it may be negative until a rectangle is standardized.
  public var width: Double
  /// The vertical extent; it may be negative until a rectangle is standardized.
  public var height: Double

  /// A width and height of zero.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from a width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size of zero.
  public init() { self = .zero }
}
