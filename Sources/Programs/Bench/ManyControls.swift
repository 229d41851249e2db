import Faceplate

/// A grid of buttons in rows of ten, each with its own indicator.
struct ManyControls: View {
  /// The number of buttons, a multiple of ten.
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count / 10) { row in
        HStack(spacing: 0) {
          ForEach(0..<10) { column in Switch(number: row * 10 + column) }
        }
      }
    }
  }
}

/// A button that toggles its indicator.
private struct Switch: View {
  let number: Int
  @State private var isOn = false

  var body: some View {
    Button(action: { isOn.toggle() }) {
      Circle().fill(isOn ? .green : .gray).frame(width: 3, height: 3)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("\(number)")
  }
}
