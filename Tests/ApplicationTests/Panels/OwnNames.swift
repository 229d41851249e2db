import Faceplate

// A stepper of an application's own, whose styles come through the environment, under names that the toolkit has too:
// what an application declares comes first.

struct StepperStyleConfiguration {
  struct Label: View {
    let content: AnyView
    var body: some View { content }
  }

  @Binding var value: Int
  let range: ClosedRange<Int>
  let label: Label

  func step(by amount: Int) { value = min(max(value + amount, range.lowerBound), range.upperBound) }
}

protocol StepperStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor func makeBody(_ configuration: StepperStyleConfiguration) -> Body
}

struct DefaultStepperStyle: StepperStyle {
  func makeBody(_ configuration: StepperStyleConfiguration) -> some View {
    Stepper(value: configuration.$value, in: configuration.range) { configuration.label }
  }
}

struct DoublingStepperStyle: StepperStyle {
  func makeBody(_ configuration: StepperStyleConfiguration) -> some View {
    HStack {
      configuration.label
      Button("Double") { configuration.step(by: configuration.value) }
    }
  }
}

extension StepperStyle where Self == DefaultStepperStyle {
  static var `default`: Self { Self() }
}

extension StepperStyle where Self == DoublingStepperStyle {
  static var doubling: Self { Self() }
}

private struct StepperStyleKey: EnvironmentKey {
  static var defaultValue: any StepperStyle { DefaultStepperStyle() }
}

extension EnvironmentValues {
  var stepperStyle: any StepperStyle {
    get { self[StepperStyleKey.self] }
    set { self[StepperStyleKey.self] = newValue }
  }
}

extension View {
  func stepperStyle(_ style: any StepperStyle) -> some View { environment(\.stepperStyle, style) }
}

struct StyledStepper<Label: View>: View {
  @Binding var value: Int
  var range: ClosedRange<Int> = 0...100
  @ViewBuilder var label: Label
  @Environment(\.stepperStyle) private var style

  var body: some View {
    let configuration = StepperStyleConfiguration(
      value: $value, range: range, label: .init(content: AnyView(label)))
    AnyView(style.makeBody(configuration))
      .accessibilityElement(children: .ignore)
      .accessibilityRepresentation {
        label
      }
      .accessibilityValue("\(value)")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: configuration.step(by: 1)
        case .decrement: configuration.step(by: -1)
        @unknown default: break
        }
      }
  }
}

struct OwnNamesScreen: View {
  @State private var plain = 10
  @State private var doubled = 10

  var body: some View {
    VStack(spacing: 20) {
      StyledStepper(value: $plain) { Text("Plain") }
      StyledStepper(value: $doubled) { Text("Doubled") }.stepperStyle(.doubling)
      Text("Sum \(plain + doubled)")
    }
    .padding()
  }
}
