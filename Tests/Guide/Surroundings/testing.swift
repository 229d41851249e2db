import Faceplate
import FaceplateTesting
import Gallery
import Testing

@MainActor private let panel = try! Harness { OvenPanel() }

// The reader's machine and its page.
@MainActor @Observable private final class Machine {
  private(set) var isReady = false

  func brew() {
    Task {
      try? await Task.sleep(for: .seconds(30))
      isReady = true
    }
  }
}

private struct BrewPage: View {
  @Environment(Machine.self) private var machine

  var body: some View { Text(machine.isReady ? "Ready" : "Brewing") }
}
