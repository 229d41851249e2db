import Looks
import Graphics
import Runtime
import Values

/// The options of a picker, each of which is a view with a tag.
///
/// The arrangement decides which options are visible and where: side by side, in a column, on a wheel around the
/// selected one, or the selected one alone.
struct Options<Content: View>: ContainerView {
  let look: OptionsLook
  let state: OptionsState
  /// Returns whether the option with a tag is selected.
  let isChosen: (Any) -> Bool
  /// Selects the option with a tag.
  let choose: (Any) -> Void
  /// Closes the menu that the options are in.
  let close: () -> Void
  /// Returns whether all options are private.
  let isPrivate: () -> Bool
  let inside: Content

  func makeBehavior(for layoutNode: LayoutNode) -> OptionsBehavior { OptionsBehavior(layoutNode) }

  func configure(_ behavior: OptionsBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    behavior.isEnabled = environment.isEnabled && !environment.isReadOnly
    behavior.movement = environment.valueMovement
    (behavior.isChosen, behavior.choose, behavior.close) = (isChosen, choose, close)
    behavior.isPrivate = isPrivate
    state.behavior = behavior
    behavior.isMirrored = environment.isRightToLeft
    behavior.show(
      look, height: environment.controlMetrics.touchHeight,
      colors: .init(
        backgroundColor: palette.control, outline: environment.controlOutline, chosen: palette.surface,
        pressed: palette.controlPressed,
        ring: PressedRing.color(in: environment),
        tint: environment.valueColor(as: .mark),
        radius: environment.theme.metrics.cornerRadius))
  }
}

/// Connects the gestures on a picker with its options.
final class OptionsState {
  /// The options that are on the stage; `nil` before they are.
  weak var behavior: OptionsBehavior?
}
