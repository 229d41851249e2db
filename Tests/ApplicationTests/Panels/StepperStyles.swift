import Faceplate
import Foundation

// MARK: - Control

struct QuantityStepper<Label: View>: View {
  @Binding var value: Int
  let range: ClosedRange<Int>
  @ViewBuilder var label: Label

  @Environment(\.quantityStepperStyle) private var style

  init(value: Binding<Int>, in range: ClosedRange<Int>, @ViewBuilder label: () -> Label) {
    _value = value
    self.range = range
    self.label = label()
  }

  var body: some View {
    let configuration = QuantityStepperStyleConfiguration(
      value: $value,
      label: .init(underlyingLabel: AnyView(label)),
      range: range
    )
    AnyView(style.makeBody(configuration: configuration))
      .accessibilityElement(children: .ignore)
      .accessibilityRepresentation {
        Stepper(value: $value, in: range) { label }
      }
  }
}

extension QuantityStepper where Label == Text {
  init(_ titleKey: LocalizedStringKey, value: Binding<Int>, in range: ClosedRange<Int>) {
    self.init(value: value, in: range) { Text(titleKey) }
  }
}

// MARK: - Style

struct QuantityStepperStyleConfiguration {
  struct Label: View {
    var underlyingLabel: AnyView
    var body: some View { underlyingLabel }
  }

  var value: Binding<Int>
  var label: Label
  var range: ClosedRange<Int>

  func increment() {
    value.wrappedValue = min(value.wrappedValue + 1, range.upperBound)
  }

  func decrement() {
    value.wrappedValue = max(value.wrappedValue - 1, range.lowerBound)
  }

  var canIncrement: Bool { value.wrappedValue < range.upperBound }
  var canDecrement: Bool { value.wrappedValue > range.lowerBound }
}

protocol QuantityStepperStyle {
  associatedtype Body: View
  typealias Configuration = QuantityStepperStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct QuantityStepperStyleKey: EnvironmentKey {
  static let defaultValue: any QuantityStepperStyle = DefaultQuantityStepperStyle()
}

extension EnvironmentValues {
  var quantityStepperStyle: any QuantityStepperStyle {
    get { self[QuantityStepperStyleKey.self] }
    set { self[QuantityStepperStyleKey.self] = newValue }
  }
}

extension View {
  func quantityStepperStyle(_ style: some QuantityStepperStyle) -> some View {
    environment(\.quantityStepperStyle, style)
  }
}

struct DefaultQuantityStepperStyle: QuantityStepperStyle {
  func makeBody(configuration: Configuration) -> some View {
    Stepper(value: configuration.value, in: configuration.range) {
      configuration.label
    }
  }
}

extension QuantityStepperStyle where Self == DefaultQuantityStepperStyle {
  static var `default`: DefaultQuantityStepperStyle { .init() }
}

struct CapsuleQuantityStepperStyle: QuantityStepperStyle {
  func makeBody(configuration: Configuration) -> some View {
    CapsuleQuantityStepper(configuration: configuration)
  }
}

extension QuantityStepperStyle where Self == CapsuleQuantityStepperStyle {
  static var capsule: CapsuleQuantityStepperStyle { .init() }
}

struct CapsuleQuantityStepper: View {
  var configuration: QuantityStepperStyleConfiguration

  @Environment(\.controlSize) private var controlSize

  private var padding: Double {
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
        Button(action: configuration.decrement) {
          Image(systemName: "minus")
        }
        .disabled(!configuration.canDecrement)
        .accessibilityLabel("Decrement")
        Text(configuration.value.wrappedValue.formatted())
          .monospacedDigit()
          .frame(minWidth: 24)
        Button(action: configuration.increment) {
          Image(systemName: "plus")
        }
        .disabled(!configuration.canIncrement)
        .accessibilityLabel("Increment")
      }
      .transformEnvironment(\.font) { font in
        if font == nil {
          font = controlSize == .mini ? .footnote : .body
        }
      }
      .padding(.vertical, padding)
      .padding(.horizontal, padding * 2)
      .foregroundStyle(.white)
      .background(.tint, in: Capsule())
    }
    .buttonStyle(.plain)
  }
}

struct VerticalQuantityStepperStyle: QuantityStepperStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      HStack {
        Text("\(configuration.value.wrappedValue)")
          .monospacedDigit()
        VStack(spacing: 0) {
          Image(systemName: "chevron.up")
            .padding(4)
          Image(systemName: "chevron.down")
            .padding(4)
        }
        .imageScale(.small)
        .fontWeight(.semibold)
      }
      .padding(.horizontal)
      .padding(.vertical, 4)
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(.regularMaterial)
      }
      .overlay {
        VStack(spacing: 0) {
          Color.clear
            .contentShape(Rectangle())
            .onTapGesture { configuration.increment() }
          Color.clear
            .contentShape(Rectangle())
            .onTapGesture { configuration.decrement() }
        }
      }
    } label: {
      configuration.label
    }
  }
}

extension QuantityStepperStyle where Self == VerticalQuantityStepperStyle {
  static var vertical: Self { Self() }
}

// MARK: - Previews

struct QuantityStepperGallery: View {
  @State private var value = 10

  var body: some View {
    VStack(spacing: 20) {
      QuantityStepper("Default", value: $value, in: 0...100)
      Group {
        QuantityStepper("Mini", value: $value, in: 0...100)
          .controlSize(.mini)
        QuantityStepper("Capsule", value: $value, in: 0...100)
        QuantityStepper(value: $value, in: 0...100) {
          Label("Large", systemImage: "cart")
            .font(.largeTitle)
        }
        .controlSize(.large)
        .font(.largeTitle)
      }
      .quantityStepperStyle(.capsule)
      QuantityStepper("Vertical", value: $value, in: 0...100)
        .quantityStepperStyle(.vertical)
    }
    .padding()
    .tint(.purple)
  }
}

struct QuantityStepper_Previews: PreviewProvider {
  static var previews: some View {
    QuantityStepperGallery()
      .previewDisplayName("All")
    QuantityStepper("Hidden label", value: .constant(3), in: 0...9)
      .labelsHidden()
      .previewLayout(.sizeThatFits)
  }
}
