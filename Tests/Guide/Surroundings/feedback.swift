import Faceplate
import Runtime

// What the page takes for granted: the stage of a test, and views.
private let remaining = "3 min"
private let isDone = true
@MainActor private var stage: Stage { fatalError("is compiled alone") }

private struct OrderKeys: View {
  var body: some View { Text("Keys") }
}
