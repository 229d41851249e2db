import Faceplate
import FaceplateTesting
import Glibc
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

  @Test("The default action says that a panel has no browser, and the result of an action can ask for it")
  func systemAction() async throws {
    let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
      await MainActor.run {
        guard let web = URL(string: "https://example.org"), let phone = URL(string: "tel:5") else { return }
        let (silent, same, other) = (
          OpenURLAction { _ in .handled }, OpenURLAction { _ in .systemAction },
          OpenURLAction { _ in .systemAction(phone) }
        )
        for action in [silent, same, other] { action(web) }
      }
      exit(7)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = said.split(separator: "\n").filter { $0.contains("was not opened") }
    #expect(lines.count == 2, "\(said)")
    #expect(lines.first?.hasPrefix("A link (https)") == true, "\(said)")
    #expect(lines.last?.hasPrefix("A link (tel)") == true, "\(said)")
  }
}
