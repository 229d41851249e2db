import SwiftUI
import Foundation

// Styles of the toolkit's own stepper that compute with its value and hand it on.

struct WrappedStepperStyle: StepperStyle {
  func makeBody(configuration: Configuration) -> some View {
    Stepper(value: configuration.value, in: configuration.range) {
      configuration.label
    }
  }
}

struct PillStepperStyle: StepperStyle {
  @Environment(\.controlSize) private var controlSize

  private var padding: CGFloat {
    switch controlSize {
    case .mini: 4
    case .small: 6
    default: 8
    }
  }

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      HStack {
        Button {
          configuration.value.wrappedValue -= 1
        } label: {
          Label("Less", systemImage: "minus").labelStyle(.iconOnly)
        }
        Text(configuration.value.wrappedValue.formatted()).monospacedDigit()
        Button {
          configuration.value.wrappedValue += 1
        } label: {
          Label("More", systemImage: "plus").labelStyle(.iconOnly)
        }
      }
      .buttonStyle(.plain)
      .foregroundColor(.white)
      .padding(.vertical, padding)
      .padding(.horizontal, padding * 2)
      .background(Capsule().fill(.tint))
    }
  }
}

struct HalvesStepperStyle: StepperStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      HStack {
        Text("\(configuration.value.wrappedValue)").monospacedDigit()
        VStack(spacing: 0) {
          Image(systemName: "chevron.up").padding(4)
          Image(systemName: "chevron.down").padding(4)
        }
      }
      .padding(.horizontal)
      .padding(.vertical, 4)
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.regularMaterial)
      }
      .overlay {
        VStack(spacing: 0) {
          half { configuration.value.wrappedValue += 1 }
          half { configuration.value.wrappedValue -= 1 }
        }
      }
    } label: {
      configuration.label
    }
  }

  private func half(_ action: @escaping () -> Void) -> some View {
    Color.clear.contentShape(Rectangle()).onTapGesture(perform: action)
  }
}

extension StepperStyle where Self == PillStepperStyle {
  static var pill: Self { .init() }
}

extension StepperStyle where Self == HalvesStepperStyle {
  static var halves: Self { .init() }
}

struct BuiltInStepperStyles: View {
  @State private var value = 98

  var body: some View {
    VStack {
      Stepper(value: $value, in: 0...99) { Text("Plain") }
      Stepper(value: $value, in: 0...99) { Text("Pill") }.stepperStyle(.pill)
      Stepper(value: $value, in: 0...99) { Text("Small") }.stepperStyle(.pill).controlSize(.mini)
      Stepper(value: $value, in: 0...99) { Text("Halves") }.stepperStyle(.halves)
    }
    .padding()
  }
}

struct WrappedStepper: View {
  @State private var value = 98

  var body: some View {
    VStack {
      Stepper(value: $value, in: 0...99) { Text("Wrapped") }.stepperStyle(WrappedStepperStyle())
      Text("Value \(value)")
    }
  }
}
