import Looks
import Runtime
import Values

/// A label at the leading edge of a control, unless labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  @ViewBuilder let control: Control
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.theme }) private var theme

  var body: some View {
    if areLabelsHidden {
      control
    } else {
      LabelBeside(gap: theme.metrics.labelSpacing) {
        label.shrinkable()
        control
      }
    }
  }
}

/// The text of a stepper's value. Its digits roll where it changes.
struct StepperDigits: View {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.motionTokens }) private var motion

  var body: some View {
    let text = configuration.valueText
    RollingText(text: text, value: configuration.fraction).animation(motion.value, value: text)
  }
}

/// The text of a number. Within an animation its digits roll: from below if the value has grown, otherwise from above.
///
/// The transition belongs to the text itself: in the environment it would be a new transition with each value.
private struct RollingText: LayoutView {
  let text: String
  let value: Double

  func makeBehavior(for layoutNode: LayoutNode) -> TextBehavior { TextBehavior(layoutNode) }

  func configure(_ behavior: TextBehavior, in environment: EnvironmentValues) {
    var content = TextBehavior.Content(Text(verbatim: text), in: environment)
    content.setting.transition = .numericText(value: value)
    behavior.show(content)
  }

  static var changesAlone: Bool { true }

  func change(_ behavior: TextBehavior, after former: RollingText) -> Bool {
    behavior.show(words: text, transition: .numericText(value: value))
  }
}

/// The text of a stepper's value, which changes at once.
struct StepperText: View {
  let configuration: StepperStyleConfiguration

  var body: some View { Text(configuration.valueText) }
}

/// The value of a stepper, in a font that follows the control size unless one is set.
struct StepperValue: View {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.font }) private var font

  var body: some View {
    ReservedText(widest: configuration.widestText, shrinks: true, shown: StepperDigits(configuration: configuration))
      .font((font ?? size.controlFont).weight(.semibold).monospacedDigit())
  }
}

/// The square face of a step button.
struct StepBody: View {
  let symbol: String
  let isPressed: Bool
  /// The width in points; `nil` for 8 points more than the height, or the height where there is less room.
  var width: Double?
  @Environment({ $0.isEnabled }) private var isEnabled
  @Environment({ $0.controlMetrics }) private var size

  var body: some View {
    ControlSymbol(name: symbol, side: size.touchHeight / 2)
      .foregroundStyle(isEnabled ? (isPressed ? .tint(.content) : .tint(.mark)) : .theme(\.disabled))
      .frame(
        minWidth: width ?? size.touchHeight, idealWidth: width ?? size.touchHeight + 8,
        maxWidth: width ?? size.touchHeight + 8, minHeight: size.touchHeight, maxHeight: size.touchHeight
      )
      .modifier(PressedFill(isPressed: isPressed))
  }
}

/// Fills the face of a step button while it is pressed. Fill and symbol fade together when the finger is lifted.
struct PressedFill: ViewModifier {
  let isPressed: Bool
  @Environment({ $0.motionTokens }) private var motion

  func body(content: Content) -> some View {
    content
      .animation(isPressed ? nil : motion.release, value: isPressed)
      .background(
        ControlBackground(fill: isPressed ? .tint(.pressed) : .clear, outline: .clear, isPressed: isPressed))
  }
}

/// The round face of a step button.
struct RoundStepBody: View {
  let symbol: String
  let isPressed: Bool
  /// The diameter, in points.
  let side: Double
  @Environment({ $0.isEnabled }) private var isEnabled
  @Environment({ $0.motionTokens }) private var motion

  var body: some View {
    ControlSymbol(name: symbol, side: side / 2)
      .foregroundStyle(isEnabled ? (isPressed ? .tint(.content) : .tint(.mark)) : .theme(\.disabled))
      .frame(width: side, height: side)
      .animation(isPressed ? nil : motion.release, value: isPressed)
      .background(
        ControlBackground(
          fill: isPressed ? .tint(.pressed) : .theme(\.control),
          outline: isPressed ? .clear : nil, radius: side / 2,
          isPressed: isPressed))
  }
}
