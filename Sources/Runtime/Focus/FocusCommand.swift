/// What a view does when something is wanted at the focus that the control there has no use for.
package enum FocusCommand {
  /// An arrow key points somewhere.
  case move((MoveCommandDirection) -> Void)
  /// Escape.
  case exit(() -> Void)
  /// The knob is pressed, briefly or for long.
  case rotaryPress(() -> Void)
  case rotaryLongPress(() -> Void)
}

/// Gives a view a command.
package struct CommandModifier: LayoutModifier {
  package let command: FocusCommand
  package func makeBehavior(for layoutNode: LayoutNode) -> CommandBehavior { CommandBehavior(command, layoutNode) }
  package func configure(_ behavior: CommandBehavior, in environment: EnvironmentValues) { behavior.command = command }
}

package final class CommandBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package var command: FocusCommand

  package init(_ command: FocusCommand, _ layoutNode: LayoutNode) {
    self.command = command
    self.layoutNode = layoutNode
  }
}

/// Where an arrow key points.
public nonisolated enum MoveCommandDirection: Hashable, Sendable {
  /// A direction on the surface.
  case up, down, left, right
}

extension View {
  /// Acts on arrow keys while the view, or one inside it, has the focus and does not use them itself. The focus stays.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
    modifier(CommandModifier(command: .move(action ?? { _ in })))
  }

  /// Acts on Escape while the view, or one inside it, has the focus and nothing is being edited there.
  public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    modifier(CommandModifier(command: .exit(action ?? {})))
  }

  /// Acts when the knob is pressed while the view has the focus, after what the press does by itself.
  public func onRotaryPress(perform action: @escaping () -> Void) -> some View {
    modifier(CommandModifier(command: .rotaryPress(action)))
  }

  /// Acts when the knob is held down for half a second while the view has the focus. A value that is being edited is
  /// brought back first.
  public func onRotaryLongPress(perform action: @escaping () -> Void) -> some View {
    modifier(CommandModifier(command: .rotaryLongPress(action)))
  }
}
