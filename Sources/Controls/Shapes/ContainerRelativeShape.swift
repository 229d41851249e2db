import Graphics
import Runtime
import Values

/// The shape of the container around. A panel's is the screen: a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape, SimpleShape, Hashable {
  private var rectangle = Rectangle()
  /// The shape.
  public init() {}
  /// The outline.
  public func path(in rect: Rect) -> Path { rectangle.path(in: rect) }
  /// A smaller one.
  public func inset(by amount: Double) -> ContainerRelativeShape {
    var shape = self
    shape.rectangle = rectangle.inset(by: amount)
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape? { rectangle.simpleShape(in: rect) }
}
