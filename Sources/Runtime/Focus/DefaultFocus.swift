/// When a default focus counts.
public nonisolated struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool
  /// Where the focus comes from nowhere.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also where a person moves it there.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Says that a view has the focus where nothing else has it.
package struct PreferredFocusModifier: LayoutModifier {
  package let isPreferred: Bool
  package func makeBehavior(for layoutNode: LayoutNode) -> DefaultFocusBehavior { DefaultFocusBehavior(layoutNode) }
  package func configure(_ behavior: DefaultFocusBehavior, in environment: EnvironmentValues) {
    behavior.isPreferred = isPreferred
  }
}

package final class DefaultFocusBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var isPreferred = false
}

extension View {
  /// Moves the focus, when the view appears, to the one inside that a value of a state stands for.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Puts the focus on the view first when it comes from nowhere.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus))
  }

  /// No effect: a panel has one scope for its default focus: the display or the topmost sheet.
  @available(*, deprecated, message: "A panel has one scope for its default focus: the display or the topmost sheet.")
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Keeps views together when arrow keys move the focus: those in the section come before those beside it.
  public func focusSection() -> some View { modifier(FocusSectionModifier()) }

  /// Keeps the focus, while it is on, within the view, as a dialog does. Where it was before, it returns to.
  package func focusLayer(_ isActive: Bool = true, isKeypad: Bool = false) -> some View {
    modifier(FocusLayerModifier(isActive: isActive, isKeypad: isKeypad))
  }
}

package struct FocusSectionModifier: LayoutModifier {
  package func makeBehavior(for layoutNode: LayoutNode) -> FocusSectionBehavior { FocusSectionBehavior(layoutNode) }
  package func configure(_ behavior: FocusSectionBehavior, in environment: EnvironmentValues) {}
}

package final class FocusSectionBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }
}

package struct FocusLayerModifier: LayoutModifier {
  package let isActive: Bool
  package let isKeypad: Bool
  package func makeBehavior(for layoutNode: LayoutNode) -> FocusLayerBehavior { FocusLayerBehavior(layoutNode) }
  package func configure(_ behavior: FocusLayerBehavior, in environment: EnvironmentValues) {
    behavior.isActive = isActive
    behavior.isKeypad = isKeypad
  }
}

package final class FocusLayerBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Whether a touch leaves the focus where it is.
  package var isKeypad = false
  package var isActive = false { didSet { if isActive != oldValue { changed() } } }

  package func stageChanged() { changed() }

  private func changed() {
    stage.afterUpdate { [stage] in stage.focus.layersChanged() }
  }
}
