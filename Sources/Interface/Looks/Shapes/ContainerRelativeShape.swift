import Graphics
import Runtime
import Values

/// The shape of the enclosing container. On a panel that is the display, a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape, SimpleShape, Hashable {
  private var rectangle = Rectangle()
  /// Creates the shape, without an inset.
  public init() {}
  /// The rectangle, reduced by the inset.
  public func path(in rect: Rect) -> Path { rectangle.path(in: rect) }
  /// Returns the shape inset by a distance in points.
  public func inset(by amount: Double) -> ContainerRelativeShape {
    var shape = self
    shape.rectangle = rectangle.inset(by: amount)
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape? { rectangle.simpleShape(in: rect) }
}
