import Faceplate
import FaceplateTesting
import Testing

@Suite("Links")
struct LinkTests {
  @Test("A link whose title is a value of the application opens its address")
  func title() throws {
    let address = try #require(URL(string: "https://example.org/manual"))
    let title = ["Manual", "Help"][0]
    var opened: [URL] = []
    let panel = try Harness {
      Link(title, destination: address)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          })
    }
    try panel.tap("Manual")
    #expect(opened == [address])
  }
}
