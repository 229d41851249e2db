import Runtime
import Values

/// The label, and the value beside two chevrons, covered by two buttons of half the height each.
struct VerticalStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment(\.controlMetrics) private var size

  /// The horizontal and the vertical padding, and the corner radius, in points.
  private static var sidePadding: Double { 16 }
  private static var edgePadding: Double { 4 }
  private static var radius: Double { 8 }

  var body: some View {
    LabeledControl(label: configuration.label) {
      HStack(spacing: 8) {
        StepperValue(configuration: configuration)
        VStack(spacing: 0) {
          chevron("chevron.up", configuration.canIncrement)
          chevron("chevron.down", configuration.canDecrement)
        }
      }
      .padding(.horizontal, Self.sidePadding)
      .padding(.vertical, Self.edgePadding)
      .frame(minHeight: size.touchHeight)
      .fixedSize(horizontal: false, vertical: true)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: Self.radius))
      .overlay { ControlBackground(fill: .clear, radius: Self.radius) }
      .overlay {
        VStack(spacing: 0) {
          StepButton(configuration, .increment) { half($0) }
          StepButton(configuration, .decrement) { half($0) }
        }
      }
    }
  }

  /// An even number of points, so that both halves cover the same number of pixel rows.
  private var chevronSize: Double { (size.touchHeight * 0.2).rounded() * 2 }

  private func chevron(_ symbol: String, _ isEnabled: Bool) -> some View {
    ControlSymbol(name: symbol, side: chevronSize)
      .foregroundStyle(isEnabled ? .accentColor : .theme(\.disabled))
      .padding(4)
  }

  /// The face of a button: half of the control, tinted while it is pressed.
  private func half(_ isPressed: Bool) -> some View {
    RoundedRectangle(cornerRadius: Self.radius)
      .fill(.accentColor.opacity(isPressed ? 0.25 : 0))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The label above two large buttons with the value between them.
struct LargeStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.controlMetrics) private var size
  @Environment(\.font) private var font

  /// The height of the buttons, in points.
  private var height: Double { max(64, size.touchHeight * 1.5) }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !areLabelsHidden { configuration.label }
      HStack(spacing: 0) {
        StepButton(configuration, .decrement) { LargeStepBody(symbol: "minus", isPressed: $0, height: height) }
        ReservedText(text: configuration.valueText, widest: configuration.widestText)
          .font((font ?? .title).weight(.semibold).monospacedDigit())
          .padding(.horizontal, 12)
        StepButton(configuration, .increment) { LargeStepBody(symbol: "plus", isPressed: $0, height: height) }
      }
      .background(ControlBackground())
    }
  }
}

/// The face of a large button, which shares the width with the other one.
private struct LargeStepBody: View {
  let symbol: String
  let isPressed: Bool
  let height: Double
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.theme) private var theme

  var body: some View {
    ControlSymbol(name: symbol, side: height / 2)
      .foregroundStyle(isEnabled ? (isPressed ? .theme(\.onTint) : .accentColor) : .theme(\.disabled))
      .frame(minWidth: 64, maxWidth: .infinity, minHeight: height)
      .background(
        RoundedRectangle(cornerRadius: theme.metrics.cornerRadius).fill(isPressed ? .theme(\.tintPressed) : .clear))
  }
}
