import Graphics
import Runtime
import Values

/// What the outline of ``View/contentShape(_:_:eoFill:)`` is used for.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Kinds from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view is touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture behind a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The picture under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline that is read out.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Makes a shape of a view's frame sensitive to touch.
@preconcurrency @MainActor public struct OutlineHitModifier<Outline: Shape>: LayoutModifier {
  var shape: Outline
  var rule: FillRule

  package func makeBehavior(for layoutNode: LayoutNode) -> OutlineHitBehavior { OutlineHitBehavior(layoutNode) }
  package func configure(_ behavior: OutlineHitBehavior, in environment: EnvironmentValues) {
    (behavior.shape, behavior.rule) = (shape, rule)
  }
}

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
  /// Makes a shape of the frame sensitive to touch, and nothing else of the view.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(OutlineHitModifier(shape: shape, rule: eoFill ? .evenOdd : .nonZero))
  }

  /// Makes a shape of the frame sensitive to touch; kinds other than that change nothing on a panel.
  @ViewBuilder
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}
