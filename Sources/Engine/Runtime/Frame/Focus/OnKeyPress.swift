/// Lets a view handle key events while it, or a view inside it, has the focus.
package struct KeyHandlerModifier: LayoutModifier {
  /// The phases that are handled.
  package let phases: KeyPress.Phases
  /// Returns whether an event is handled.
  package let matches: (KeyPress) -> Bool
  /// Handles an event, and returns whether it was used.
  package let action: (KeyPress) -> KeyPress.Result

  package func makeBehavior(for layoutNode: LayoutNode) -> KeyHandlerBehavior { KeyHandlerBehavior(layoutNode) }

  package func configure(_ behavior: KeyHandlerBehavior, in environment: EnvironmentValues) {
    behavior.modifier = self
    behavior.isEnabled = environment.isEnabled
  }
}

/// The layout behavior of a view that handles key events.
package final class KeyHandlerBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  /// The number of views that handle key events, in all stages. Where there are none, a key is not offered to the views around
  /// the focus.
  package private(set) static var count = 0

  package init(_ layoutNode: LayoutNode) {
    self.layoutNode = layoutNode
    Self.count += 1
  }

  isolated deinit { Self.count -= 1 }

  /// The handler with its conditions; `nil` before the first update.
  package var modifier: KeyHandlerModifier?
  /// Whether the view is enabled; a disabled view handles no events.
  package var isEnabled = true

  /// Handles an event if it matches.
  ///
  /// - Returns: `ignored` if it does not.
  package func handle(_ press: KeyPress) -> KeyPress.Result {
    guard isEnabled, let modifier, modifier.phases.contains(press.phase), modifier.matches(press) else {
      return .ignored
    }
    return modifier.action(press)
  }
}

extension View {
  /// Adds the modifier that handles key events.
  private func handling(
    _ phases: KeyPress.Phases, _ matches: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, KeyHandlerModifier> {
    modifier(KeyHandlerModifier(phases: phases, matches: matches, action: action))
  }

  /// Adds an action for a key, called when it goes down and each time it repeats, while the view has the focus.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    handling([.down, .repeat], { $0.key == key }, { _ in action() })
  }

  /// Adds an action for the given phases of a key, while the view has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handling(phases, { $0.key == key }, action)
  }

  /// Adds an action for several keys, while the view has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handling(phases, { keys.contains($0.key) }, action)
  }

  /// Adds an action for keys that type certain characters, while the view has the focus.
  ///
  /// - Parameter isIncluded: returns whether a character is one of them.
  public func onKeyPress(
    characters isIncluded: @escaping (Character) -> Bool, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handling(phases, { !$0.characters.isEmpty && $0.characters.allSatisfy(isIncluded) }, action)
  }

  /// Adds an action for all keys, while the view has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handling(phases, { _ in true }, action)
  }
}
