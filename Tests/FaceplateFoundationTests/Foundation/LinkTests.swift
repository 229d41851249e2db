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

  // https://developer.apple.com/documentation/swiftui/openurlaction
  @Test("A link in a text opens its address by touch, knob and speech, and the words around it do nothing")
  func text() throws {
    let address = try #require(URL(string: "https://example.org/manual"))
    let attributed = try AttributedString(markdown: "Read the [short *manual*](https://example.org/manual) first.")
    for text in [Text("Read the [short *manual*](https://example.org/manual) first."), Text(attributed)] {
      var opened: [URL] = []
      let panel = try Harness {
        text.environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          })
      }
      let link = try panel.element("short manual")
      #expect(link.traits.contains(.isLink))
      let whole = try panel.element("Read the short manual first.").frame
      #expect(link.frame.minX > whole.minX + 20 && link.frame.maxX < whole.maxX - 20)
      try panel.tap("short manual")
      #expect(opened == [address])
      try panel.press(at: Point(x: whole.minX + 4, y: whole.midY))
      try panel.lift()
      #expect(opened == [address])
      try panel.key(.tab)
      try panel.key(.enter)
      #expect(opened == [address, address])
      try panel.activate("short manual")
      #expect(opened == [address, address, address])
    }
  }

  private struct Kitchen: View {
    @State private var dish = "nothing"
    @State private var isOpen = true
    @Environment(\.openURL) private var openURL

    var body: some View {
      VStack {
        if isOpen { Text("Cooks \(dish)").onOpenURL { dish = $0.host() ?? "?" } }
        if let soup = URL(string: "recipes://soup"), let web = URL(string: "https://example.org/cake") {
          Link("Soup", destination: soup)
          Link("Cake", destination: web)
          Button("Ask") { openURL(soup) { dish = $0 ? "again" : "none" } }
        }
        Button("Close") { isOpen = false }
        Button("Open") { isOpen = true }
      }
    }
  }

  @Test("A view receives the addresses of its program's own while it is there, and none of the web")
  func receiver() throws {
    let panel = try Harness { Kitchen() }
    try panel.tap("Cake")
    #expect(panel.contains("Cooks nothing"))
    try panel.tap("Soup")
    #expect(panel.contains("Cooks soup"))
    try panel.tap("Ask")
    #expect(panel.contains("Cooks again"))
    try panel.tap("Close")
    try panel.tap("Ask")
    try panel.tap("Open")
    #expect(panel.contains("Cooks none"))
  }

  @Test("A link in a text is pressed within a view that receives addresses")
  func receivedText() throws {
    var received: [URL] = []
    let panel = try Harness { Text("Cook [soup](recipes://soup)").onOpenURL { received.append($0) } }
    try panel.tap("soup")
    #expect(received.map(\.absoluteString) == ["recipes://soup"])
  }

  @Test("An action tells whether it has opened the address")
  func completion() throws {
    let address = try #require(URL(string: "https://example.org/manual"))
    var told: [Bool] = []
    for result in [OpenURLAction.Result.handled, .discarded] {
      let action = OpenURLAction { _ in result }
      action(address) { told.append($0) }
    }
    #expect(told == [true, false])
  }

  @Test("Where nothing opens addresses, a link in a text is words alone")
  func words() throws {
    let panel = try Harness { Text("Read the [manual](https://example.org/manual) first.") }
    #expect(panel.contains("Read the manual first.") && !panel.contains("manual"))
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
