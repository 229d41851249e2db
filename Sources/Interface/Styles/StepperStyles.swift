import Graphics

/// The label at the leading side; minus, value and plus at the trailing one.
public struct DefaultStepperStyle: StepperStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { RowStepper(configuration: configuration) }
}

/// A round gauge with the value in the middle and a half on either side of the gap.
public struct DialStepperStyle: StepperStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { DialStepper(configuration: configuration) }
}

extension StepperStyle where Self == DefaultStepperStyle {
  /// The label at the leading side; minus, value and plus at the trailing one.
  public static var automatic: DefaultStepperStyle { DefaultStepperStyle() }
}

extension StepperStyle where Self == DialStepperStyle {
  /// A round gauge with the value in the middle and a half on either side of the gap.
  public static var dial: DialStepperStyle { DialStepperStyle() }
}

private struct RowStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment(\.controlSize) private var size
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  /// Room for the value, in points, so that the halves of neighbouring rows stand in one line.
  private static var leastValueWidth: Double { 92 }

  var body: some View {
    HStack(spacing: 12) {
      if !areLabelsHidden {
        configuration.label
        Spacer(minLength: 8)
      }
      HStack(spacing: 0) {
        half(.decrement, .minus)
        ReservedText(text: configuration.valueText, widest: configuration.widestText)
          .font(size.controlFont.weight(.semibold).monospacedDigit())
          .padding(.horizontal, size.padding)
          .frame(minWidth: Self.leastValueWidth)
        half(.increment, .plus)
      }
      .background(RoundedRectangle(cornerRadius: 12).fill(.theme(\.control)))
    }
  }

  private func half(_ direction: StepButton<StepFace>.Direction, _ symbol: Icon.Symbol) -> some View {
    StepButton(configuration, direction) { StepFace(symbol: symbol, isPressed: $0) }
  }
}

/// A square with an icon.
private struct StepFace: View {
  let symbol: Icon.Symbol
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  var body: some View {
    Icon(symbol: symbol, size: size.touchHeight / 2)
      .foregroundStyle(isEnabled ? (isPressed ? .theme(\.onTint) : .accentColor) : .theme(\.disabled))
      .frame(width: size.touchHeight + 8, height: size.touchHeight)
      .background(RoundedRectangle(cornerRadius: 12).fill(isPressed ? .theme(\.tintPressed) : .clear))
  }
}

/// Text in a frame that is as wide as the widest it may show, so that nothing moves when it changes.
struct ReservedText: View {
  let text: String
  let widest: String

  var body: some View {
    ZStack {
      Text(widest).opacity(0).accessibilityHidden(true)
      Text(text)
    }
    .lineLimit(1)
    .fixedSize()
  }
}

private struct DialStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    DialFace(fraction: configuration.fraction)
      .overlay {
        VStack(spacing: 2) {
          ReservedText(text: configuration.valueText, widest: configuration.widestText)
            .font(.system(size: 34, weight: .semibold).monospacedDigit())
          if !areLabelsHidden {
            configuration.label.font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      .overlay(alignment: .bottom) {
        HStack(spacing: 24) {
          StepButton(configuration, .decrement) { RoundFace(symbol: .minus, isPressed: $0) }
          StepButton(configuration, .increment) { RoundFace(symbol: .plus, isPressed: $0) }
        }
      }
  }
}

/// A disc with an icon.
private struct RoundFace: View {
  let symbol: Icon.Symbol
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Icon(symbol: symbol, size: 22)
      .foregroundStyle(isEnabled ? (isPressed ? .theme(\.onTint) : .accentColor) : .theme(\.disabled))
      .frame(width: 48, height: 48)
      .background(Circle().fill(isPressed ? .theme(\.tintPressed) : .theme(\.control)))
  }
}
