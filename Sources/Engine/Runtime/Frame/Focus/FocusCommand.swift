/// The action of a view for a key or knob event that the focused control does not use.
package enum FocusCommand {
  /// Called when an arrow key is pressed.
  case move((MoveCommandDirection) -> Void)
  /// Called when Escape is pressed.
  case exit(() -> Void)
  /// Called when the knob is pressed briefly.
  case rotaryPress(() -> Void)
  /// Called when the knob is held down.
  case rotaryLongPress(() -> Void)
  /// Called when Enter or the space bar is held down on a control that acts when pressed.
  case keyLongPress(() -> Void)
}

/// Attaches a command to a view.
package struct CommandModifier: LayoutModifier {
  package let command: FocusCommand
  package func makeBehavior(for layoutNode: LayoutNode) -> CommandBehavior { CommandBehavior(command, layoutNode) }
  package func configure(_ behavior: CommandBehavior, in environment: EnvironmentValues) { behavior.command = command }
}

/// The layout behavior of a view with a command.
package final class CommandBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package var command: FocusCommand

  package init(_ command: FocusCommand, _ layoutNode: LayoutNode) {
    self.command = command
    self.layoutNode = layoutNode
  }
}

/// The direction of an arrow key.
public nonisolated enum MoveCommandDirection: Hashable, Sendable {
  /// A direction on the display, whatever the layout direction.
  case up, down, left, right
}

extension View {
  /// Adds an action for arrow keys, while the view or one inside it has the focus and does not use them. The focus does
  /// not move then.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
    modifier(CommandModifier(command: .move(action ?? { _ in })))
  }

  /// Adds an action for Escape, while the view or one inside it has the focus and nothing is being edited.
  public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    modifier(CommandModifier(command: .exit(action ?? {})))
  }

  /// Adds an action for a press of the knob while the view has the focus. It follows the press's own effect.
  public func onRotaryPress(perform action: @escaping () -> Void) -> some View {
    modifier(CommandModifier(command: .rotaryPress(action)))
  }

  /// Adds an action for a knob held down for half a second while the view has the focus. A value that is being edited
  /// is restored first.
  public func onRotaryLongPress(perform action: @escaping () -> Void) -> some View {
    modifier(CommandModifier(command: .rotaryLongPress(action)))
  }

  /// Adds an action for Enter or the space bar, held down for as long as the knob for its long press, on a control that
  /// acts when pressed. The control does not act then.
  package func onKeyLongPress(perform action: @escaping () -> Void) -> some View {
    modifier(CommandModifier(command: .keyLongPress(action)))
  }
}
