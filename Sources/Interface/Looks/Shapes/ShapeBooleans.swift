import Graphics
import Runtime

/// Two shapes in one frame, joined or cut.
private nonisolated struct OverlaidShape<First: Shape, Second: Shape>: Shape {
  /// The operation on the two outlines.
  enum Operation {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  func path(in rect: Rect) -> Path {
    let (one, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: one.union(other, eoFill: eoFill)
    case .intersection: one.intersection(other, eoFill: eoFill)
    case .subtraction: one.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: one.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: one.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: one.lineSubtraction(other, eoFill: eoFill)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { first.sizeThatFits(proposal) }
}

extension OverlaidShape {
  /// Those of both shapes.
  @MainActor var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  private func overlaid<T: Shape>(
    with other: T, _ operation: OverlaidShape<Self, T>.Operation, _ eoFill: Bool
  ) -> OverlaidShape<Self, T> {
    OverlaidShape(first: self, second: other, operation: operation, eoFill: eoFill)
  }

  /// The area that is in this shape, in the other, or in both.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    overlaid(with: other, .union, eoFill)
  }

  /// The area that is in both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    overlaid(with: other, .intersection, eoFill)
  }

  /// The area that is in this shape and not in the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    overlaid(with: other, .subtraction, eoFill)
  }

  /// The area that is in one of the shapes only.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    overlaid(with: other, .symmetricDifference, eoFill)
  }

  /// The parts of this shape's outline that lie inside the other shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    overlaid(with: other, .lineIntersection, eoFill)
  }

  /// The parts of this shape's outline that lie outside the other shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    overlaid(with: other, .lineSubtraction, eoFill)
  }
}
