import Faceplate

/// A dialog over a panel.
///
/// The dialog is open at the start, so that a rendered image shows it; the button “Stop” opens it again.
public struct DialogScreen: View {
  @State private var isAsking = true
  @State private var minutes = 12

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      Card("Timer") {
        Readout("Left", value: minutes, in: 0...99, format: .number.unit("min")).controlSize(.large)
        Stepper("Minutes", value: $minutes, in: 1...99)
      }
    } second: {
      Card("Program") {
        ProgressView("Rinsing", value: 0.7)
        Button(role: .destructive, action: { isAsking = true }, label: { Text("Stop").frame(maxWidth: .infinity) })
          .buttonStyle(.bordered)
          .controlSize(.large)
      }
    }
    .alert("Stop the program?", isPresented: $isAsking) {
      Button("Stop", role: .destructive) { minutes = 1 }
      Button("Go on", role: .cancel) {}
    } message: {
      Text("The drum is full of water and will be emptied first.")
    }
  }
}
