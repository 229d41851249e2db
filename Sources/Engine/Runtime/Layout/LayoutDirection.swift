import Graphics

/// The direction in which text is read and views are arranged.
public nonisolated enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// The leading edge is on the left.
  case leftToRight
  /// The leading edge is on the right.
  case rightToLeft
}

/// The key of ``EnvironmentValues/layoutDirection``.
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

extension EnvironmentValues {
  /// The layout direction, which stacks, alignments and paddings follow.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the leading edge is on the right.
  package var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

/// Mirrors a view in the layout direction from right to left.
package struct FlipModifier: LayoutModifier {
  /// Whether the modifier has an effect.
  package let isEnabled: Bool

  package func makeBehavior(for layoutNode: LayoutNode) -> FlipBehavior { FlipBehavior(layoutNode) }
  package func configure(_ behavior: FlipBehavior, in environment: EnvironmentValues) {
    behavior.isFlipped = isEnabled && environment.isRightToLeft
  }
}

/// The layout behavior of `View.flipsForRightToLeftLayoutDirection`.
package final class FlipBehavior: TransformingBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Whether the view is mirrored.
  package var isFlipped = false {
    didSet {
      if isFlipped == oldValue { return }
      layoutNode.setNeedsRepaint()
      stage.structureChanged()
    }
  }

  package var contentTransform: Transform {
    isFlipped ? Transform(a: -1, b: 0, c: 0, d: 1, tx: layoutNode.shownFrame.size.width, ty: 0) : .identity
  }
}

extension View {
  /// Mirrors the drawing of the view, and the touches on it, in the layout direction from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}
