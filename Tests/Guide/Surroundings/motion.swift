import Faceplate
import FaceplateTesting
import Gallery

private struct Panel: View {
  var body: some View { Text("Panel") }
}
