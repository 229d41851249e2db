import Faceplate

private struct OperatorPanel: View {
  var body: some View { Text("Operator") }
}

private struct CustomerDisplay: View {
  var body: some View { Text("Customer") }
}
