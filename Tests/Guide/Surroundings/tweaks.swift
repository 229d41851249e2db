import Faceplate
import FaceplateTesting
import Testing

// What the page takes for granted: views of the reader's own.
private let card = Text("Card")

private struct Clock: View {
  let digits: Int
  var body: some View { Text("\(digits)") }
}

private struct CornerGrid: View {
  @Binding var selection: Alignment
  var body: some View { Text("Corners") }
}

private struct FanPanel: View {
  @Tweak("fan.speed", in: 0...100, step: 5, unit: "%") private var speed = 40
  var body: some View { Stepper("Speed", value: $speed, in: 0...100, step: 5, format: .number.unit("%")) }
}
