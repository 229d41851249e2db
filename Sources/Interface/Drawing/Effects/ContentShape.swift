import Graphics

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
@preconcurrency @MainActor public struct OutlineHitModifier<Outline: Shape>: BoxModifier {
  var shape: Outline
  var rule: FillRule

  func makeBox(for node: Node) -> OutlineHitBox { OutlineHitBox(node: node) }
  func configure(_ box: OutlineHitBox, in environment: EnvironmentValues) { (box.shape, box.rule) = (shape, rule) }
}

final class OutlineHitBox: Box {
  var shape: any Shape = Rectangle()
  var rule = FillRule.nonZero

  override func hitTest(_ point: Point) -> Box? {
    isHit(at: point) ? super.hitTest(point) : nil
  }

  override func isHit(at point: Point) -> Bool {
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
