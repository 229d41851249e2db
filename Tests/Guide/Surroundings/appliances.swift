import Faceplate

// What the page takes for granted: a machine with its panel and its people.
@MainActor private let machine = (isDoorOpen: false, temperature: 20.0)
@MainActor private let brewer = Listing1.Brewer()
private let hash = ""

private struct Panel: View {
  var body: some View { Text("Panel") }
}

private struct BrewerPanel: View {
  let brewer: Listing1.Brewer
  init(_ brewer: Listing1.Brewer) { self.brewer = brewer }
  var body: some View { Text("Brewer") }
}

// In the view:
@State private var heater = true
