import Looks
import Runtime
import Values

/// The label, and the decrement button, the value and the increment button on one background.
struct RowStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden

  var body: some View {
    if configuration.isReadOnly {
      ReadOnlyStepper(configuration: configuration)
    } else {
      LabeledControl(label: configuration.label) {
        StepperRow(valueWidth: metrics.valueWidth, fills: !areLabelsHidden) {
          // First, so that touches beside the buttons remain theirs.
          if configuration.showsText { Spacer(minLength: 0).modifier(TypedByTap(open: configuration.openKeypad)) }
          StepButton(configuration, .decrement) { StepBody(symbol: "minus", isPressed: $0) }
          if configuration.showsText {
            StepperValue(configuration: configuration).padding(.horizontal, min(size.padding, Self.valuePadding))
              .allowsHitTesting(false)
          }
          StepButton(configuration, .increment) { StepBody(symbol: "plus", isPressed: $0) }
        }
        .background(ControlBackground())
        .layoutValue(key: LabelBeside.FillsRow.self, value: true)
      }
    }
  }

  /// The greatest space at each side of the value that is kept where room is scarce, in points.
  private static var valuePadding: Double { 8 }
}

/// A read-only stepper: the label and the value, without buttons.
struct ReadOnlyStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.controlMetrics }) private var size

  var body: some View {
    LabeledControl(label: configuration.label) {
      if !configuration.isValueInLabel {
        StepperValue(configuration: configuration).frame(minHeight: size.touchHeight)
          .layoutValue(key: LabelBeside.FillsRow.self, value: true)
      }
    }
  }
}

/// The label, and the value between two buttons on a background.
private struct FlankedStepper<Half: View, Ground: ViewModifier>: View {
  let configuration: StepperStyleConfiguration
  let ground: Ground
  /// Builds the face of a button from the name of its symbol and whether it is pressed.
  let half: (String, Bool) -> Half

  var body: some View {
    if configuration.isReadOnly {
      ReadOnlyStepper(configuration: configuration)
    } else {
      LabeledControl(label: configuration.label) {
        HStack(spacing: 0) {
          StepButton(configuration, .decrement) { half("minus", $0) }
          StepperValue(configuration: configuration).modifier(TypedByTap(open: configuration.openKeypad))
          StepButton(configuration, .increment) { half("plus", $0) }
        }
        .modifier(ground)
        .layoutValue(key: LabelBeside.FillsRow.self, value: true)
      }
    }
  }
}

/// The label, and the decrement button, the value and the increment button on a capsule in the tint.
struct CapsuleStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.isEnabled }) private var isEnabled

  var body: some View {
    FlankedStepper(configuration: configuration, ground: CapsuleGround(configuration: configuration)) {
      CapsuleHalf(symbol: $0, isPressed: $1, isWholeEnabled: isEnabled)
    }
  }
}

/// Puts the value and the buttons of a stepper on a capsule.
///
/// The capsule is as high as the text with its padding; the touch areas of the buttons extend beyond it where needed.
private struct CapsuleGround: ViewModifier {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.isEnabled }) private var isEnabled

  func body(content: Content) -> some View {
    content.foregroundStyle(isEnabled ? .tint(.content) : .theme(\.disabled)).background {
      StepperValue(configuration: configuration).opacity(0)
        .padding(.vertical, size.padding)
        .frame(maxWidth: .infinity)
        .background(Capsule().fill(isEnabled ? .accentColor : .theme(\.control)))
        .overlay(Capsule().strokeBorder(isEnabled ? Color.clear : .theme(\.track), lineWidth: 1))
    }
  }
}

/// The face of a button on a capsule.
private struct CapsuleHalf: View {
  let symbol: String
  let isPressed: Bool
  /// Whether the stepper is enabled, even if this button is not.
  let isWholeEnabled: Bool
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.isEnabled }) private var isEnabled

  var body: some View {
    let side = size.touchHeight * 0.45
    ControlSymbol(name: symbol, side: side, weight: .heavy)
      .foregroundStyle(symbolColor)
      .padding(.horizontal, size.padding * 2)
      .frame(minWidth: size.touchHeight, minHeight: size.touchHeight)
      .background(
        // Inset the background, so that the ring of a pressed button does not cover the value.
        ControlBackground(
          fill: isPressed ? .tint(.pressed) : .clear, outline: .clear, radius: size.touchHeight / 2,
          isPressed: isPressed
        )
        .padding(.horizontal, PressedRing.width))
  }

  /// A button at an end of the range is pale on the tint; all of a disabled stepper looks like other disabled controls.
  private var symbolColor: Color {
    if !isWholeEnabled { return .theme(\.disabled) }
    return .tint(.content).opacity(isEnabled ? 1 : 0.4)
  }
}

/// The label, and the value between two small round buttons.
struct CompactStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.controlMetrics }) private var size

  var body: some View {
    FlankedStepper(configuration: configuration, ground: EmptyModifier()) {
      RoundStepBody(symbol: $0, isPressed: $1, side: (size.touchHeight * 0.68).rounded())
        .frame(width: size.touchHeight, height: size.touchHeight)
    }
  }
}

/// The label, and the value between single steps and, outside them, large steps.
struct CoarseStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.controlMetrics }) private var size

  var body: some View {
    if configuration.isReadOnly {
      ReadOnlyStepper(configuration: configuration)
    } else {
      LabeledControl(label: configuration.label) {
        CoarseRow {
          // First, so that touches beside the buttons remain theirs.
          Spacer(minLength: 0).modifier(TypedByTap(open: configuration.openKeypad))
          coarse(.decrement, "−\(configuration.largeStep)")
          StepButton(configuration, .decrement) { StepBody(symbol: "minus", isPressed: $0, width: size.touchHeight) }
          StepperValue(configuration: configuration).padding(.horizontal, size.padding).allowsHitTesting(false)
          StepButton(configuration, .increment) { StepBody(symbol: "plus", isPressed: $0, width: size.touchHeight) }
          coarse(.increment, "+\(configuration.largeStep)")
        }
        .background(ControlBackground())
        .layoutValue(key: LabelBeside.FillsRow.self, value: true)
      }
    }
  }

  /// A button for a large step.
  private func coarse(_ direction: StepButton<CoarseStepBody>.Direction, _ text: String) -> some View {
    StepButton(configuration, direction, steps: configuration.largeStep) { CoarseStepBody(text: text, isPressed: $0) }
  }
}

/// The number of steps of a button, as text.
struct CoarseStepBody: View {
  let text: String
  let isPressed: Bool
  @Environment({ $0.isEnabled }) private var isEnabled
  @Environment({ $0.controlMetrics }) private var size

  /// The greatest space at each side of the text, in points. It is small, because in a narrow column a button is hardly
  /// wider than its text.
  private static var mostPadding: Double { 6 }
  /// The scale to which the text shrinks before it is cut: the number is all that the button shows.
  private static var leastScale: Double { 0.4 }

  var body: some View {
    Text(text)
      .font(size.controlFont.weight(.semibold).monospacedDigit())
      .foregroundStyle(isEnabled ? (isPressed ? .tint(.content) : .tint(.text)) : .theme(\.disabled))
      .lineLimit(1)
      .shrinkable().shrinkingTexts(to: Self.leastScale)
      .padding(.horizontal, min(size.padding, Self.mostPadding))
      .frame(minWidth: size.touchHeight, minHeight: size.touchHeight)
      .modifier(PressedFill(isPressed: isPressed))
  }
}
