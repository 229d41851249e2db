/// Lets a view handle keys while it, or a view inside it, has the focus.
package struct KeyHandlerModifier: LayoutModifier {
  package let phases: KeyPress.Phases
  package let matches: (KeyPress) -> Bool
  package let action: (KeyPress) -> KeyPress.Result

  package func makeBehavior(for layoutNode: LayoutNode) -> KeyHandlerBehavior { KeyHandlerBehavior(layoutNode) }

  package func configure(_ behavior: KeyHandlerBehavior, in environment: EnvironmentValues) {
    behavior.modifier = self
    behavior.isEnabled = environment.isEnabled
  }
}

package final class KeyHandlerBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var modifier: KeyHandlerModifier?
  package var isEnabled = true

  package func handle(_ press: KeyPress) -> KeyPress.Result {
    guard isEnabled, let modifier, modifier.phases.contains(press.phase), modifier.matches(press) else {
      return .ignored
    }
    return modifier.action(press)
  }
}

extension View {
  private func handling(
    _ phases: KeyPress.Phases, _ matches: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, KeyHandlerModifier> {
    modifier(KeyHandlerModifier(phases: phases, matches: matches, action: action))
  }

  /// Acts on a key while the view has the focus: when it goes down, and again while it is held.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    handling([.down, .repeat], { $0.key == key }, { _ in action() })
  }

  /// Acts on what a key does while the view has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handling(phases, { $0.key == key }, action)
  }

  /// Acts on what any of some keys does while the view has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handling(phases, { keys.contains($0.key) }, action)
  }

  /// Acts on what keys that type certain characters do while the view has the focus.
  ///
  /// - Parameter isIncluded: says whether a character is one of them.
  public func onKeyPress(
    characters isIncluded: @escaping (Character) -> Bool, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handling(phases, { !$0.characters.isEmpty && $0.characters.allSatisfy(isIncluded) }, action)
  }

  /// Acts on what any key does while the view has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handling(phases, { _ in true }, action)
  }
}
