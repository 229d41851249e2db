import Faceplate

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
