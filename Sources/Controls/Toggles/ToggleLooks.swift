import Runtime
import Values

/// The label with a switch at its trailing edge.
struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.theme) private var theme

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

/// A switch: a capsule with a knob at one of its ends, or in the middle for a mixed value.
private struct SwitchVisual: View {
  let configuration: ToggleStyleConfiguration
  /// The body reads what it needs of it once, and directly: each property of its own would cost as much as a shape.
  @Environment(\.self) private var environment

  var body: some View {
    let environment = environment
    let touchHeight = environment.controlMetrics.touchHeight
    let height = (touchHeight * 0.7).rounded()
    let width = (height * 1.7).rounded()
    let direction = environment.layoutDirection == .rightToLeft ? -1.0 : 1
    let look = Look(
      isOn: configuration.isOn, isPressed: configuration.isPressed, isMixed: configuration.isMixed,
      isEnabled: environment.isEnabled, isReadOnly: environment.isReadOnly, height: height,
      end: (width - height) / 2 * direction)
    ZStack {
      ControlBackground(fill: .clear, outline: .clear, radius: height / 2, isPressed: look.isPressed)
      Capsule().fill(look.backgroundColor)
      Capsule().strokeBorder(look.outline, lineWidth: max(1.5, environment.sharedTheme.value.metrics.outlineWidth))
      if environment.accessibilityDifferentiateWithoutColor, !look.isMixed { look.mark }
      look.knob
    }
    .animation(environment.motionTokens.value, value: look.isOn)
    .frame(width: width, height: height)
    .frame(minHeight: touchHeight)
  }
}

/// What a switch looks like.
private struct Look {
  let isOn, isPressed, isMixed, isEnabled, isReadOnly: Bool
  /// The height of the switch, in points.
  let height: Double
  /// The distance of the knob from the middle, in points: negative where the trailing end is on the left.
  let end: Double

  /// A line for on or a ring for off, at the end where the knob is not.
  var mark: some View {
    let side = (height * 0.36).rounded()
    return Capsule().strokeBorder(knobColor, lineWidth: 2).frame(width: isOn ? 2 : side, height: side)
      .offset(x: isOn ? -end : end)
  }

  var knob: some View {
    let gap = isPressed ? 3.0 : isOn ? 4.0 : 6.0
    let side = height - 2 * gap
    return Circle().fill(knobColor).frame(width: side, height: side)
      .offset(x: isMixed ? 0 : isOn ? end : -end)
  }

  var backgroundColor: Color {
    if !isEnabled { return isOn ? .theme(\.disabled) : .theme(\.control) }
    if isOn, isReadOnly { return .theme(\.secondaryText) }
    return isOn ? (isPressed ? .theme(\.tintPressed) : .accentColor) : .theme(\.control)
  }

  /// The outline of a switch that is off. One that cannot be moved has a faint one, like other disabled controls.
  var outline: Color {
    if isOn { return .clear }
    if isReadOnly { return .theme(\.track) }
    return isEnabled ? .theme(\.outline) : .theme(\.disabled)
  }

  private var knobColor: Color {
    if isOn { return .theme(\.surface) }
    if !isEnabled { return .theme(\.disabled) }
    return isReadOnly ? .theme(\.secondaryText) : .theme(\.outline)
  }
}

/// A check box, followed by the label.
struct CheckboxRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlMetrics) private var size
  @Environment(\.theme) private var theme
  @Environment(\.isReadOnly) private var isReadOnly

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
          .foregroundStyle(.theme(\.onTint))
      }
    }
    .frame(width: side, height: side)
  }

  private var fill: Color {
    if isEnabled, isReadOnly { return .theme(\.secondaryText) }
    return isEnabled ? (configuration.isPressed ? .theme(\.tintPressed) : .accentColor) : .theme(\.disabled)
  }
}
