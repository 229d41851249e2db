import Graphics

/// Which way reading goes.
public nonisolated enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

extension EnvironmentValues {
  /// Which way reading goes: stacks, alignments and paddings follow it.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether leading is right.
  package var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

/// Turns a view's picture over where reading goes from right to left.
package struct FlipModifier: LayoutModifier {
  package let isEnabled: Bool

  package func makeBehavior(for layoutNode: LayoutNode) -> FlipBehavior { FlipBehavior(layoutNode) }
  package func configure(_ behavior: FlipBehavior, in environment: EnvironmentValues) {
    behavior.isFlipped = isEnabled && environment.isRightToLeft
  }
}

package final class FlipBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var isFlipped = false { didSet { if isFlipped != oldValue { setNeedsPaint() } } }

  package func adjust(_ state: inout PaintState) {
    guard isFlipped else { return }
    state.transform = state.transform.translatedBy(x: frame.size.width, y: 0).scaledBy(x: -1, y: 1)
  }

  package func hitTest(_ point: Point) -> LayoutNode? {
    layoutNode.hitTestContents(isFlipped ? Point(x: frame.size.width - point.x, y: point.y) : point)
  }
}

extension View {
  /// Turns the view's picture over where reading goes from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}
