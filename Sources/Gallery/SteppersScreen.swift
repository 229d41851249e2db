import Faceplate

/// Steppers in every style and size, at their bounds, read-only and disabled.
public struct SteppersScreen: View {
  @State private var value = 12
  @State private var wide = 240
  @State private var decimal = 21.5
  @State private var least = 0

  /// The screen.
  public init() {}

  /// The screen.
  public var body: some View {
    HStack(alignment: .top, spacing: 16) {
      styles.padding(16).background(Card())
      VStack(spacing: 16) {
        states.padding(16).background(Card())
        sizes.padding(16).background(Card())
      }
    }
    .padding(16)
  }

  private var styles: some View {
    VStack(spacing: 10) {
      Stepper("Default", value: $value, in: 0...99)
      Stepper("Capsule", value: $value, in: 0...99).stepperStyle(.capsule)
      Stepper("Vertical", value: $value, in: 0...99).stepperStyle(.vertical)
      Stepper("Compact", value: $value, in: 0...99).stepperStyle(.compact)
      Stepper("Coarse and fine", value: $wide, in: 0...999).stepperStyle(.coarseFine)
      Stepper("Large touch", value: $wide, in: 0...999).stepperStyle(.largeTouch)
    }
  }

  private var states: some View {
    VStack(spacing: 10) {
      Stepper("Decimal", value: $decimal, in: 5...30, step: 0.5, format: .number.fractionDigits(1).unit("°C"))
      Stepper("At its bound", value: $least, in: 0...9)
      Stepper("Read-only", value: $value, in: 0...99).readOnly()
      Stepper("Disabled", value: $value, in: 0...99).disabled(true)
    }
  }

  private var sizes: some View {
    HStack(spacing: 12) {
      Stepper("Mini", value: $value, in: 0...99).controlSize(.mini)
      Stepper("Large", value: $value, in: 0...99).controlSize(.large)
    }
    .stepperStyle(.capsule)
    .labelsHidden()
  }
}
