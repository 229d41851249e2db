import Looks
import Runtime
import Values

/// The label, and the value beside two chevrons, covered by two buttons of half the height each.
struct VerticalStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.controlMetrics }) private var size

  /// The horizontal and the vertical padding, and the corner radius, in points.
  private static var sidePadding: Double { 16 }
  private static var edgePadding: Double { 4 }
  private static var radius: Double { 8 }
  /// The distance above the upper half and below the lower one at which a touch still counts, in points: each half is
  /// less high than a fingertip.
  private static var reach: Double { 14 }

  var body: some View {
    if configuration.isReadOnly {
      ReadOnlyStepper(configuration: configuration)
    } else {
      LabeledControl(label: configuration.label) {
        HStack(spacing: 8) {
          StepperValue(configuration: configuration)
          VStack(spacing: 0) {
            StepChevron(configuration: configuration, isUp: true, side: chevronSize)
            StepChevron(configuration: configuration, isUp: false, side: chevronSize)
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
            StepButton(configuration, .increment) { half($0).touchable(beyond: .top, Self.reach) }
            StepButton(configuration, .decrement) { half($0).touchable(beyond: .bottom, Self.reach) }
          }
        }
        .layoutValue(key: LabelBeside.FillsRow.self, value: true)
      }
    }
  }

  /// An even number of points, so that both halves cover the same number of pixel rows.
  private var chevronSize: Double { (size.touchHeight * 0.2).rounded() * 2 }

  /// The face of a button, which is half of the control. While it is pressed, it is tinted around its chevron and does
  /// not cover the value.
  private func half(_ isPressed: Bool) -> some View {
    ControlBackground(
      fill: .accentColor.opacity(isPressed ? 0.25 : 0), outline: .clear, radius: Self.radius, isPressed: isPressed
    )
    .frame(width: chevronSize + 8 + Self.sidePadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
  }
}

/// A chevron, which is pale at the end of the range to which it points.
private struct StepChevron: View {
  let configuration: StepperStyleConfiguration
  let isUp: Bool
  let side: Double

  var body: some View {
    let isEnabled = isUp ? configuration.canIncrement : configuration.canDecrement
    ControlSymbol(name: isUp ? "chevron.up" : "chevron.down", side: side)
      .foregroundStyle(isEnabled ? .tint(.mark) : .theme(\.disabled))
      .padding(4)
  }
}

/// The label above two large buttons with the value between them.
struct LargeStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.font }) private var font
  @Environment({ $0.screenClass }) private var screenClass

  private var isNarrow: Bool { screenClass.isSmall }

  /// The height of the buttons, in points.
  private var height: Double { max(64, size.touchHeight * 1.5) }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !areLabelsHidden { configuration.label }
      HStack(spacing: 0) {
        if !configuration.isReadOnly { button(.decrement, "minus") }
        ReservedText(widest: configuration.widestText, shrinks: true, shown: StepperText(configuration: configuration))
          .font((font ?? (isNarrow ? .title2 : .title)).weight(.semibold).monospacedDigit())
          .padding(.horizontal, isNarrow ? 4 : 12)
          .frame(minHeight: configuration.isReadOnly ? height : nil)
          // The buttons take what the value leaves.
          .layoutPriority(1)
        if !configuration.isReadOnly { button(.increment, "plus") }
      }
      .background { if !configuration.isReadOnly { ControlBackground() } }
    }
  }

  private func button(_ direction: StepButton<LargeStepBody>.Direction, _ symbol: String) -> some View {
    StepButton(configuration, direction) { LargeStepBody(symbol: symbol, isPressed: $0, height: height) }
  }
}

/// The face of a large button, which shares the width with the other one.
struct LargeStepBody: View {
  let symbol: String
  let isPressed: Bool
  let height: Double
  @Environment({ $0.isEnabled }) private var isEnabled
  @Environment({ $0.controlMetrics }) private var size

  var body: some View {
    ControlSymbol(name: symbol, side: height / 2)
      .foregroundStyle(isEnabled ? (isPressed ? .tint(.content) : .tint(.mark)) : .theme(\.disabled))
      .frame(minWidth: size.touchHeight, maxWidth: .infinity, minHeight: height)
      .modifier(PressedFill(isPressed: isPressed))
  }
}
