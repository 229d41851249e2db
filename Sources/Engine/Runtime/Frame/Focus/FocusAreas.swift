/// Marks a view as the one that receives the focus first.
package struct PreferredFocusModifier: LayoutModifier {
  /// Whether the mark applies.
  package let isPreferred: Bool

  package init(isPreferred: Bool) { self.isPreferred = isPreferred }

  package func makeBehavior(for layoutNode: LayoutNode) -> DefaultFocusBehavior { DefaultFocusBehavior(layoutNode) }
  package func configure(_ behavior: DefaultFocusBehavior, in environment: EnvironmentValues) {
    behavior.isPreferred = isPreferred
  }
}

/// The layout behavior of ``View/prefersDefaultFocus(_:in:)``.
package final class DefaultFocusBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Whether the mark applies.
  package var isPreferred = false
}

/// Marks a view as a focus section.
package struct FocusSectionModifier: LayoutModifier {
  package func makeBehavior(for layoutNode: LayoutNode) -> FocusSectionBehavior { FocusSectionBehavior(layoutNode) }
  package func configure(_ behavior: FocusSectionBehavior, in environment: EnvironmentValues) {}
}

/// The layout behavior of ``View/focusSection()``.
package final class FocusSectionBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }
}

/// Confines the focus to a view.
package struct FocusLayerModifier: LayoutModifier {
  /// Whether the focus is confined.
  package let isActive: Bool
  /// Whether a touch on the view leaves the focus where it is.
  package let keepsFocusOnTouch: Bool
  package func makeBehavior(for layoutNode: LayoutNode) -> FocusLayerBehavior { FocusLayerBehavior(layoutNode) }
  package func configure(_ behavior: FocusLayerBehavior, in environment: EnvironmentValues) {
    behavior.isActive = isActive
    behavior.keepsFocusOnTouch = keepsFocusOnTouch
  }
}

/// The layout behavior of a focus layer.
package final class FocusLayerBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Whether a touch on the view leaves the focus where it is.
  package var keepsFocusOnTouch = false
  /// Whether the focus is confined to the view.
  package var isActive = false { didSet { if isActive != oldValue { changed() } } }

  package func stageChanged() { changed() }

  private func changed() {
    stage.afterUpdate { [stage] in stage.focus.layersChanged() }
  }
}
