import Faceplate

/// Rows with a toggle each, in a list or in a plain scroll view.
struct ManyRows: View {
  let count: Int
  /// Whether the rows are those of a `List`, which makes those that are seen; else those of a stack, which has all.
  let isList: Bool

  var body: some View {
    if isList {
      List(0..<count, id: \.self) { ManyRow(number: $0) }
    } else {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { ManyRow(number: $0).padding(.horizontal, 16).padding(.vertical, 8) }
        }
      }
    }
  }
}

private struct ManyRow: View {
  let number: Int
  @State private var isOn = false

  var body: some View { Toggle("Row \(number)", isOn: $isOn) }
}

/// Buttons with an indicator each that all follow one value.
struct AllControls: View {
  /// The number of buttons, a multiple of ten.
  let count: Int
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      Button("All") { isOn.toggle() }.frame(height: 40)
      ForEach(0..<count / 10) { row in
        HStack(spacing: 0) {
          ForEach(0..<10) { column in
            Button(action: {}) { Circle().fill(isOn ? .green : .gray).frame(width: 3, height: 3) }
              .buttonStyle(.plain)
              .accessibilityLabel("\(row * 10 + column)")
          }
        }
      }
    }
  }
}
