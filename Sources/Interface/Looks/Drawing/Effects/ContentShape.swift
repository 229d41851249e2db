import Graphics
import Runtime
import Values

/// The purposes of the shape of ``View/contentShape(_:_:eoFill:)``.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each purpose.
  public let rawValue: Int
  /// Creates a set of purposes from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing of touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
}

/// Restricts touches to a shape in a view's frame.
@preconcurrency @MainActor public struct OutlineHitModifier<Outline: Shape>: LayoutModifier {
  var shape: Outline
  var rule: FillRule

  package func makeBehavior(for layoutNode: LayoutNode) -> OutlineHitBehavior { OutlineHitBehavior(layoutNode) }
  package func configure(_ behavior: OutlineHitBehavior, in environment: EnvironmentValues) {
    (behavior.shape, behavior.rule) = (shape, rule)
  }
}

/// Hit-tests its descendants with a shape.
package final class OutlineHitBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var shape: any Shape = Rectangle()
  var rule = FillRule.nonZero

  package func hitTest(_ point: Point) -> LayoutNode? {
    isHit(at: point) ? layoutNode.hitTestContents(point) : nil
  }

  package func isHit(at point: Point) -> Bool {
    shape.isInside(point, in: Rect(origin: .zero, size: frame.size), rule)
  }
}

extension View {
  /// Restricts touches on the view to a shape in its frame. Inside the shape empty parts can be touched too.
  ///
  ///     HStack { Text("Oven"); Spacer() }.contentShape(Rectangle()).onTapGesture { open() }
  ///
  /// - Parameters:
  ///   - shape: the shape.
  ///   - eoFill: whether the inside is found by the even-odd rule instead of the non-zero winding rule.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(OutlineHitModifier(shape: shape, rule: eoFill ? .evenOdd : .nonZero))
  }

  /// Sets the shape of the view for some purposes. Purposes other than `interaction` have no effect on a panel.
  @ViewBuilder
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}
