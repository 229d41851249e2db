import Faceplate
import FaceplateTesting
import Foundation
import Testing

/// Further sources in the way in which applications write them, worked by fingers.
@MainActor
@Suite("Panels in use")
struct PanelUseTests {
  private func show(_ view: some View, width: Double = 480, height: Double = 800) throws -> Harness {
    try Harness(size: Size(width: width, height: height)) { view }
  }

  @Test("A control with styles of its own steps, stops at its ends and is read out")
  func counters() throws {
    let panel = try show(CounterScreen())
    let cups = panel.labels.first { $0.hasPrefix("Cups") } ?? ""
    #expect(try panel.value(of: cups) == "2")
    for _ in 0..<3 { try panel.adjust(cups, by: 1) }
    #expect(try panel.value(of: cups) == "4")
    try panel.tap("Up")
    try panel.tap("Up")
    try panel.tap("Down")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("6"), "\(panel.labels)")
  }

  @Test(
    "What is held goes on, by a task of its own, as long as it is held: at once, after 0.5 s and each 0.1 s",
    arguments: [(300, 1), (1450, 11), (2050, 17)])
  func held(milliseconds: Int, count: Int) async throws {
    let panel = try show(CounterScreen())
    try panel.press("Held 0")
    try await panel.advance(by: .milliseconds(milliseconds))
    try panel.lift()
    try await panel.advance(by: .seconds(2))
    #expect(panel.contains("Held \(count)"), "\(panel.labels)")
  }

  @Test("A card is taken in a style of one's own, and a voucher is redeemed once a shop knows it")
  func payments() async throws {
    var charges: [String] = []
    let panel = try show(PaymentPanel { charges.append("\($0) digits, \($1)") })
    try panel.key(.tab)
    for digit in "4111111111111111927123" { try panel.key(.character(digit)) }
    #expect(charges == [])
    try panel.tap("Pay")
    #expect(charges == ["16 digits, 09"])
    #expect(try panel.value(of: "Card number") == "empty")

    var redeemed: [String] = []
    let shop = try show(VoucherPanel(knows: { $0 == "EASY" }, redeem: { redeemed.append($0) }))
    try shop.key(.tab)
    for character in "EASY" { try shop.key(.character(character)) }
    try shop.key(.enter)
    try await shop.advance(by: .seconds(1))
    #expect(redeemed == ["EASY"])
    #expect(try shop.value(of: "Price minimum") == "$1,000,000")
  }

  @Test("Two handles of circles keep their distance")
  func span() throws {
    let panel = try show(SpanScreen())
    try panel.drag("Maximum", dx: -2000)
    #expect(try panel.value(of: "Maximum") == "0.30")
    try panel.drag("Minimum", dx: 2000)
    #expect(try panel.value(of: "Minimum") == "0.20")
    try panel.adjust("Maximum", by: 2)
    #expect(try panel.value(of: "Maximum") == "0.50")
    #expect(panel.contains("Edits 2"))
  }

  @Test("A card is dragged after a long press; rows change places")
  func cards() throws {
    let panel = try show(SpanScreen())
    let before = try panel.element("Card").frame
    try panel.drag("Card", dx: 50)
    #expect(try panel.element("Card").frame == before)
    let rows = try ["Wash", "Rinse", "Spin"].map { try panel.element($0).frame.minY }
    #expect(rows == rows.sorted())
    try panel.press("Wash")
    try panel.advance(by: .milliseconds(400))
    try panel.move(dx: 0, dy: 60, steps: 10)
    try panel.lift()
    try panel.advance(by: .seconds(2))
    #expect(try panel.element("Wash").frame.minY > panel.element("Rinse").frame.minY)
    #expect(panel.stage.deadline == nil)
  }

  @Test("What preferences gather is edited in a sheet, and counts at once")
  func tweaks() throws {
    let panel = try show(TweakedScreen())
    let world = try panel.element("World").frame.midY
    try panel.tap("Tweaks")
    try panel.adjust("Gap", by: 10)
    try panel.tap("Done")
    #expect(try panel.element("World").frame.midY > world)
  }

  @Test("A dial follows the finger round, and keys and crown")
  func dial() throws {
    let panel = try show(DialScreen())
    let dial = try panel.element("Temperature").frame
    #expect(try panel.value(of: "Temperature").hasPrefix("21"))
    try panel.press(at: Point(x: dial.midX, y: dial.minY + 20))
    try panel.move(to: Point(x: dial.maxX - 20, y: dial.midY))
    try panel.lift()
    try panel.advance(by: .seconds(1))
    #expect(try panel.value(of: "Temperature").hasPrefix("26.5"))
    try panel.adjust("Temperature", by: -1)
    #expect(try panel.value(of: "Temperature").hasPrefix("26"))
  }

  @Test("A list over an observable cart counts, empties and asks")
  func cart() throws {
    let store = CartStore()
    store.add(Ware(name: "Bread", price: 3.5))
    let panel = try show(ListedCart(store: store))
    #expect(panel.contains("Cart (1)"), "\(panel.labels)")
    try panel.activate("Increment", in: "1×")
    #expect(store.lines[0].quantity == 2)
    try panel.tap(panel.labels.first { $0.hasPrefix("Pay ") } ?? "")
    #expect(panel.contains("You will be charged."), "\(panel.labels)")
    try panel.tap("Pay")
    try panel.advance(by: .seconds(1))
    #expect(store.lines.isEmpty && panel.contains("Empty cart"))
  }

  @Test("A machine heats, brews and is ready again, over pages and a model")
  func coffee() async throws {
    let machine = Machine()
    let panel = try show(MachineRoot(machine: machine))
    try panel.tap(panel.labels.first { $0.lowercased().contains("espresso") } ?? "")
    try await panel.advance(by: .seconds(1))
    #expect(panel.contains("Ready"), "\(panel.labels)")
    try panel.tap("Brew")
    try await panel.advance(by: .milliseconds(500))
    #expect(panel.contains("Heating"), "\(panel.labels)")
    try await panel.advance(by: .seconds(2))
    #expect(panel.labels.contains { $0.contains("Brewing espresso") }, "\(panel.labels)")
    try await panel.advance(by: .seconds(4))
    #expect(machine.phase == .idle && panel.contains("Ready"), "\(panel.labels)")
  }

  @Test("An error is told by its description, and forgotten when it is answered")
  func errors() throws {
    struct Jam: LocalizedError { var errorDescription: String? { "Paper jam" } }
    struct Printer: View {
      @State private var jam: Jam?
      var body: some View {
        Button("Print") { jam = Jam() }
          .alert(isPresented: .init(get: { jam != nil }, set: { if !$0 { jam = nil } }), error: jam) { _ in
            Button("Retry") {}
          } message: { _ in
            Text("Open the tray.")
          }
      }
    }
    let panel = try show(Printer())
    try panel.tap("Print")
    #expect(panel.contains("Paper jam") && panel.contains("Open the tray."))
    try panel.tap("Retry")
    #expect(!panel.contains("Paper jam"))
  }

  @Test("A picture by its address: a file is shown, what is none has a placeholder")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pictures-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("logo.png")
    try Data(show(Color.red, width: 30, height: 20).png()).write(to: file)
    let panel = try show(
      VStack {
        AsyncImage(url: file)
        AsyncImage(url: URL(string: "https://a.example/b.png")) {
          $0.resizable()
        } placeholder: {
          Text("Waiting")
        }
        AsyncImage(url: folder.appendingPathComponent("none.png")) { phase in
          if phase.error != nil { Text("Missing") }
        }
        Image(folder.path + "/logo").accessibilityLabel("By its path")
      })
    #expect(try panel.element("logo").frame.size == Size(width: 30, height: 20))
    #expect(try panel.element("By its path").frame.size == Size(width: 30, height: 20))
    #expect(panel.contains("Waiting") && panel.contains("Missing"))
  }
}
