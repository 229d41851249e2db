import Faceplate

/// Steps one after the other, with the way back. A low screen has no room for captions and symbols.
struct WizardPanel: View {
  @State private var step = 0
  @Environment(\.screenSize) private var screen
  private static let steps = ["Language", "Network", "Ready"]
  private static let symbols = ["globe", "wifi", "checkmark"]

  var body: some View {
    let isLow = (screen?.height ?? 480) < 300
    VStack(spacing: 12) {
      StepIndicator(count: 3, current: step, captions: isLow ? [] : Self.steps)
      VStack(spacing: 12) {
        if !isLow { Image(systemName: Self.symbols[step]).font(.system(size: 48)).accessibilityHidden(true) }
        Text(Self.steps[step]).font(.title2).accessibilityHidden(!isLow)
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
