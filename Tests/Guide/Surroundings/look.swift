import Faceplate

private struct Panel: View {
  var body: some View { Text("Panel") }
}
