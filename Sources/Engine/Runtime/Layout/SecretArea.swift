import Graphics

/// A behavior whose whole rectangle is hidden from remote viewers.
@MainActor package protocol SecretArea: LayoutBehavior {
  /// Whether there is anything to hide now.
  var isSecret: Bool { get }
}

/// A modifier that hides a view from remote viewers. The panel's own screen shows it.
package struct SecretAreaModifier: LayoutModifier {
  /// Whether the view is hidden.
  package let isSecret: Bool

  /// Creates a modifier that may be switched off.
  package init(isSecret: Bool = true) { self.isSecret = isSecret }

  package func makeBehavior(for layoutNode: LayoutNode) -> SecretAreaBehavior { SecretAreaBehavior(layoutNode) }
  package func configure(_ behavior: SecretAreaBehavior, in environment: EnvironmentValues) {
    behavior.isSecret = isSecret
  }
}

/// The layout behavior of a view that may be hidden from elsewhere.
package final class SecretAreaBehavior: SecretArea {
  package unowned let layoutNode: LayoutNode
  package var isSecret = true

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }
}

extension LayoutBehavior {
  /// Whether the view, or one around it, is marked as privacy-sensitive. It is looked up, and the view does not depend on
  /// it, so that only those pay for it who ask.
  package var isPrivacySensitive: Bool {
    Tracker.untracked { layoutNode.node?.environment.isPrivacySensitive ?? false }
  }
}

extension Stage {
  /// The rectangles of all that is secret in the last frame, in points. Walks the whole layout, so only hosts that are
  /// watched ask for it.
  package var secretAreas: [Rect] {
    var found: [Rect] = []
    func visit(_ layoutNode: LayoutNode) {
      if let area = layoutNode.behavior as? any SecretArea, area.isSecret {
        found.append(layoutNode.stageFrame)
        return
      }
      for child in layoutNode.drawnChildren { visit(child) }
    }
    visit(rootLayoutNode)
    return found
  }
}
