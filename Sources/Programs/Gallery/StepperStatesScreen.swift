import Faceplate

/// Steppers in every size, at their bounds, read-only and disabled, for integers and decimal numbers.
public struct StepperStatesScreen: View {
  @State private var value = 12
  @State private var degrees = 21.5
  @State private var least = 0
  @State private var most = 9

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      Card("States") {
        Stepper("Decimal", value: $degrees, in: 5...30, step: 0.5, format: .number.fractionDigits(1).unit("°C"))
        Stepper("Minimum", value: $least, in: 0...9)
        Stepper("Maximum", value: $most, in: 0...9)
        Stepper("Read-only", value: $value, in: 0...99).readOnly()
        Stepper("Disabled", value: $value, in: 0...99).disabled(true)
      }
    } second: {
      Card("Sizes") {
        Stepper("Mini", value: $value, in: 0...99).controlSize(.mini)
        Stepper("Small", value: $value, in: 0...99).controlSize(.small)
        Stepper("Regular", value: $value, in: 0...99)
        Stepper("Large", value: $value, in: 0...99).controlSize(.large)
        Stepper("Extra", value: $value, in: 0...99).controlSize(.extraLarge)
      }
    }
  }
}
