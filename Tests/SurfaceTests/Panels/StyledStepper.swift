import Faceplate

// A stepper of an application's own, whose styles come through the environment, under the names that this toolkit uses
// for its own: what an application declares comes first.

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

struct CapsuleStepperStyle: StepperStyle {
  func makeBody(_ configuration: StepperStyleConfiguration) -> some View {
    CapsuleStepper(configuration: configuration)
  }
}

private struct CapsuleStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment(\.controlSize) private var controlSize

  private var padding: CGFloat {
    switch controlSize {
    case .mini: return 4
    case .small: return 6
    default: return 8
    }
  }

  var body: some View {
    HStack {
      configuration.label
      Spacer()
      HStack {
        Button {
          configuration.step(by: -1)
        } label: {
          Image(systemName: "minus")
        }
        .accessibilityLabel("Fewer")
        Text(configuration.value, format: .number).monospacedDigit()
        Button {
          configuration.step(by: 1)
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("More")
      }
      .buttonStyle(.plain)
      .font(.callout.weight(.semibold))
      .padding(.vertical, padding)
      .padding(.horizontal, padding * 2)
      .foregroundColor(.white)
      .background {
        Capsule().fill(.tint)
      }
    }
  }
}

struct VerticalStepperStyle: StepperStyle {
  func makeBody(_ configuration: StepperStyleConfiguration) -> some View {
    LabeledContent {
      HStack {
        ZStack {
          Text("99").hidden()
          Text("\(configuration.value)")
        }
        .monospacedDigit()
        VStack(spacing: 0) {
          Image(systemName: "chevron.up").padding(4)
          Image(systemName: "chevron.down").padding(4)
        }
      }
      .padding(.horizontal)
      .padding(.vertical, 4)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
      .overlay {
        VStack(spacing: 0) {
          Color.clear.contentShape(Rectangle()).onTapGesture { configuration.step(by: 1) }
          Color.clear.contentShape(Rectangle()).onTapGesture { configuration.step(by: -1) }
        }
      }
    } label: {
      configuration.label
    }
  }
}

extension StepperStyle where Self == DefaultStepperStyle {
  static var `default`: Self { Self() }
}

extension StepperStyle where Self == CapsuleStepperStyle {
  static var capsule: Self { Self() }
}

extension StepperStyle where Self == VerticalStepperStyle {
  static var vertical: Self { Self() }
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

struct StyledSteppers: View {
  @State var plain = 10
  @State var capsule = 10
  @State var vertical = 10

  var body: some View {
    VStack(spacing: 20) {
      StyledStepper(value: $plain) { Text("Plain") }
      StyledStepper(value: $capsule) { Text("Capsule") }
        .stepperStyle(.capsule)
        .controlSize(.mini)
      StyledStepper(value: $vertical, range: 0...11) { Text("Vertical") }
        .stepperStyle(.vertical)
      Text("Sum \(plain + capsule + vertical)")
    }
    .padding()
  }
}

struct StyledSteppers_Previews: PreviewProvider {
  static var previews: some View {
    StyledSteppers().previewLayout(.sizeThatFits).previewDisplayName("Steppers")
  }
}
