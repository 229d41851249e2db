import Faceplate
import FaceplateTesting
import Gallery
import Testing

@Suite("The cart")
struct CartTests {
  private static let names = ["Ethiopia Hello Verity", "Colombia El Mirador", "Brazil Boa Vista", "Kenya Karinga"]

  private func panel(height: Double = 800) throws -> Harness {
    try Harness(size: Size(width: 480, height: height)) { CartScreen() }
  }

  @Test("4.1 The total is exact, and follows a quantity in the same frame")
  func sums() throws {
    let panel = try panel()
    #expect(panel.contains("€55.67"))
    let frames = panel.frames
    try panel.adjust("Quantity", in: Self.names[1], by: 1)
    #expect(panel.frames == frames + 1 && panel.contains("€65.66"))
    try panel.tap("Increment", in: Self.names[0])
    #expect(panel.contains("€78.11"))
  }

  @Test("4.2 An empty order costs nothing and cannot be placed")
  func nothing() throws {
    let panel = try panel()
    for name in Self.names { try panel.adjust("Quantity", in: name, by: -5) }
    #expect(panel.labels.filter { $0 == "€0.00" }.count == 2)
    #expect(try !panel.isEnabled("Checkout"))
  }

  @Test("4.3 What is taken out comes back, within five seconds")
  func undo() async throws {
    let panel = try panel()
    try panel.adjust("Quantity", in: Self.names[2], by: -1)
    try panel.tap("Remove", in: Self.names[2])
    #expect(!panel.contains(Self.names[2]))
    try panel.tap("Undo")
    #expect(panel.contains(Self.names[2]) && panel.contains("€55.67"))
    try panel.adjust("Quantity", in: Self.names[2], by: -1)
    try panel.tap("Remove", in: Self.names[2])
    try await panel.advance(by: .milliseconds(4_900))
    #expect(panel.contains("Undo"))
    try await panel.advance(by: .milliseconds(200))
    #expect(!panel.contains("Undo") && !panel.contains(Self.names[2]))
  }

  @Test("4.4 The list scrolls under its footer; a drag over a row changes no quantity, a hold scrolls nothing")
  func scrolling() throws {
    let panel = try panel(height: 480)
    let footer = try panel.element("Checkout").frame
    let row = try panel.element(Self.names[0]).frame
    let start = try panel.element("Increment", in: Self.names[0]).frame.center
    try panel.press(at: start)
    try panel.move(dx: 0, dy: -80, steps: 8)
    try panel.lift()
    try panel.advance(by: .seconds(3))
    #expect(try panel.element(Self.names[0]).frame.minY < row.minY - 30)
    #expect(try panel.element("Checkout").frame == footer)
    #expect(panel.contains("€55.67"))
    let place = try panel.element(Self.names[1]).frame
    try panel.hold("Increment", in: Self.names[1], for: .seconds(1))
    #expect(try panel.element(Self.names[1]).frame == place)
    #expect(!panel.contains("€55.67"))
  }

  @Test("4.5 Money is written as the place has it")
  func places() throws {
    let panel = try panel()
    try panel.setEnvironment { $0.numberConventions = .german }
    #expect(panel.contains("55,67\u{A0}€") && panel.labels.contains { $0.contains("12,45\u{A0}€") })
  }

  @Test("An order is thanked for, and the cart is empty afterwards")
  func checkout() throws {
    let panel = try panel()
    try panel.tap("Checkout")
    try panel.tap("OK")
    #expect(panel.contains("The cart is empty"))
    #expect(try !panel.isEnabled("Checkout"))
  }
}
