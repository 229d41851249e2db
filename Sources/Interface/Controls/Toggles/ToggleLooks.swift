import Looks
import Runtime
import Values

/// The label with a switch at its trailing edge.
struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.theme }) private var theme

  var body: some View {
    if areLabelsHidden {
      SwitchVisual(configuration: configuration)
    } else {
      LabelBeside(gap: theme.metrics.labelSpacing) {
        configuration.label.shrinkable()
        SwitchVisual(configuration: configuration)
      }
    }
  }
}

/// The switch of a configuration. This body reads the value, and so no other body is evaluated again when the value changes.
private struct SwitchVisual: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    SwitchFace(isOn: configuration.isOn, isPressed: configuration.isPressed, isMixed: configuration.isMixed)
  }
}

/// A check box, followed by the label.
struct CheckboxRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.isEnabled }) private var isEnabled
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.theme }) private var theme
  @Environment({ $0.isReadOnly }) private var isReadOnly

  var body: some View {
    HStack(spacing: theme.metrics.labelSpacing) {
      checkbox
      if !areLabelsHidden { configuration.label.shrinkable() }
    }
    .frame(minHeight: size.touchHeight)
  }

  private var checkbox: some View {
    let side = (size.touchHeight * 0.6).rounded()
    let isFilled = configuration.isOn || configuration.isMixed
    return ZStack {
      ControlBackground(
        fill: isFilled ? fill : configuration.isPressed ? .theme(\.controlPressed) : .theme(\.control),
        outline: isFilled ? .clear : isReadOnly ? .theme(\.track) : isEnabled ? .theme(\.outline) : .theme(\.disabled),
        radius: side / 4,
        isPressed: configuration.isPressed)
      if isFilled {
        ControlSymbol(name: configuration.isMixed ? "minus" : "checkmark", side: side * 0.8, weight: .heavy)
          .foregroundStyle(isEnabled && !isReadOnly ? .tint(.content) : .theme(\.onTint))
      }
    }
    .frame(width: side, height: side)
  }

  private var fill: Color {
    if isEnabled, isReadOnly { return .theme(\.secondaryText) }
    return isEnabled ? (configuration.isPressed ? .tint(.pressed) : .accentColor) : .theme(\.disabled)
  }
}
