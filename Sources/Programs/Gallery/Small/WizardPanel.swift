import Faceplate

/// Steps one after the other, with the way back.
struct WizardPanel: View {
  @State private var step = 0
  private static let steps = ["Language", "Network", "Ready"]
  private static let symbols = ["globe", "wifi", "checkmark"]

  var body: some View {
    VStack(spacing: 12) {
      StepIndicator(count: 3, current: step, captions: Self.steps)
      VStack(spacing: 12) {
        Image(systemName: Self.symbols[step]).font(.system(size: 48)).accessibilityHidden(true)
        Text(Self.steps[step]).font(.title2).accessibilityHidden(true)
      }
      .frame(maxHeight: .infinity)
      HStack {
        Button("Back") { step -= 1 }.disabled(step == 0)
        Spacer()
        Button("Next") { step += 1 }.buttonStyle(.borderedProminent).disabled(step == 2)
      }
    }
    .padding(16)
  }
}
