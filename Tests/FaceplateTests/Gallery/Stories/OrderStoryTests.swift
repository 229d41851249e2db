import Faceplate
import FaceplateTesting
import Testing

@testable import Controls
@testable import Gallery

/// The ordering kiosk from the first touch to the receipt, and through its faults.
@Suite("Story of the ordering kiosk")
struct OrderStoryTests {
  @Test(
    "From the welcome to the receipt, and back by itself", arguments: OrderCustomer.Way.allCases,
    [Size(width: 1080, height: 1920), Size(width: 800, height: 480)])
  func story(_ way: OrderCustomer.Way, size: Size) throws {
    let customer = try OrderCustomer(way, size: size)
    let panel = customer.panel
    try customer.order("Cheeseburger")
    #expect(panel.contains("Asking the bank"))
    try panel.advance(by: .milliseconds(2_000))
    #expect(panel.contains("Asking the bank"))
    try panel.advance(by: .milliseconds(1_500))
    #expect(panel.contains("Your number") && panel.contains("1") && panel.contains("€6.90"), "\(panel.labels)")
    #expect(panel.stage.tweaks.text(of: "order.paper") == "199" && panel.stage.tweaks.text(of: "order.asked") == "0")
    try customer.use("Done")
    #expect(panel.contains("Eat here") && panel.reports == [])
  }

  @Test("Sizes and extras count to the cent, and equal dishes share a line of the cart")
  func sums() throws {
    let customer = try OrderCustomer()
    let panel = customer.panel
    try customer.use("Take away")
    for _ in 0..<2 {
      try customer.choose("Cheeseburger")
      try customer.use("Double")
      try customer.use("Extra cheese, +€0.80")
      #expect(panel.contains("Add, €10.20"), "\(panel.labels)")
      try customer.use("Add, €10.20")
    }
    try customer.use("Drinks")
    try customer.choose("Tea")
    try panel.adjust("Quantity", by: 2)
    try customer.use("Add, €7.80")
    #expect(panel.contains("Items: 5") && panel.contains("€28.20"), "\(panel.labels)")
    try customer.use("View order")
    #expect(panel.labels.filter { $0.hasPrefix("Cheeseburger") }.count == 1, "\(panel.labels)")
  }

  @Test("A card that the bank refuses costs nothing, and another one pays")
  func refused() throws {
    let customer = try OrderCustomer()
    customer.terminal.declines = true
    try customer.order("Fish burger")
    try customer.panel.advance(by: .seconds(4))
    #expect(customer.panel.contains("The bank refuses this card"))
    #expect(customer.panel.stage.tweaks.text(of: "order.asked") == "0")
    customer.terminal.declines = false
    try customer.use("Try again")
    #expect(try customer.panel.value(of: "Card number") == "empty")
    try customer.typeCard()
    try customer.use("Pay")
    try customer.panel.advance(by: .seconds(4))
    #expect(customer.panel.contains("Your number"))
  }

  @Test("A bank that says nothing for twenty seconds is asked no longer, and the staff is told")
  func unanswered() throws {
    let customer = try OrderCustomer()
    let panel = customer.panel
    customer.terminal.isSilent = true
    try customer.order("Veggie burger")
    try panel.advance(by: .seconds(19))
    #expect(panel.contains("Asking the bank"))
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("The bank does not answer") && panel.stage.tweaks.text(of: "order.asked") == "0")
    customer.terminal.isSilent = false
    try customer.use("Back to the order")
    #expect(panel.labels.contains { $0.hasPrefix("Veggie burger") })
    try customer.pay()
    try panel.advance(by: .seconds(4))
    #expect(panel.contains("Your number"))
  }

  @Test("Without paper the code is the receipt")
  func paper() throws {
    let customer = try OrderCustomer()
    let panel = customer.panel
    panel.stage.tweaks.apply(["order.paper": "1"])
    try panel.frame()
    for isPrinted in [true, false] {
      try customer.order("Cheeseburger")
      try panel.advance(by: .seconds(4))
      #expect(panel.contains("Receipt as a code"))
      #expect(panel.labels.contains { $0.hasPrefix("Take your receipt") } == isPrinted)
      #expect(panel.labels.contains { $0.hasPrefix("There is no paper") } == !isPrinted)
      try customer.use("Done")
    }
  }

  @Test("Somebody who goes away is warned for twenty seconds, and the next one finds nothing of the order")
  func inactivity() throws {
    let customer = try OrderCustomer()
    let panel = customer.panel
    try customer.use("Eat here")
    try customer.use("Large text")
    try customer.choose("Cheeseburger")
    try customer.use(try customer.label("Add"))
    let last = panel.now
    try panel.advance(to: last + .milliseconds(69_000))
    #expect(!panel.contains("Are you still there?"))
    try panel.advance(to: last + .milliseconds(70_500))
    #expect(panel.contains("Are you still there?"))
    try panel.tap("Continue")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Items: 1"))
    try panel.advance(by: .seconds(95))
    #expect(panel.contains("Eat here"))
    try customer.use("Eat here")
    #expect(panel.contains("Items: 0") && panel.contains("€0.00"))
  }

  @Test("While nobody is there, one dish after the other is shown")
  func attraction() throws {
    let model = OrderModel()
    model.advance(to: OrderCustomer.start)
    var seen: [Int] = []
    for second in 1...120 {
      model.advance(to: OrderCustomer.start + .seconds(second))
      if seen.last != model.slide { seen.append(model.slide) }
    }
    #expect(seen == Array(0..<16) + [0, 1, 2, 3, 4])
  }

  @Test("A kiosk whose power went while the bank was asked tells the staff of the amount")
  func power() throws {
    let customer = try OrderCustomer(size: Size(width: 800, height: 480))
    let panel = customer.panel
    panel.stage.tweaks.apply(["order.asked": "1250"])
    try panel.advance(by: .seconds(7))
    #expect(panel.stage.tweaks.text(of: "order.unclear") == "1250")
    // Only who knows the code comes to the page of the staff.
    try customer.use("Service")
    #expect(panel.contains("Enter the code") && !panel.contains("Fill paper"))
    try customer.use("Cancel")
    panel.stage.whileCurrent { customer.model.show(.service) }
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("€12.50"), "\(panel.labels)")
    try customer.use("Payment checked")
    #expect(panel.stage.tweaks.text(of: "order.unclear") == "0")
  }

  @Test("No digit of the card is told, kept or drawn into a code")
  func secrecy() throws {
    let customer = try OrderCustomer()
    let panel = customer.panel
    try customer.order("Cheeseburger")
    for _ in 0..<2 {
      let kept = ["paper", "number", "asked", "unclear"].compactMap { panel.stage.tweaks.text(of: "order.\($0)") }
      let told = kept + panel.reports + panel.announcements
      for text in told { #expect(!text.contains("4111") && !text.contains("123"), "\(text)") }
      // The places of views have digits of their own: only the number of the card is looked for there.
      for text in [panel.accessibilityDump, panel.stage.layoutDump] { #expect(!text.contains("4111"), "\(text)") }
      try panel.advance(by: .seconds(4))
    }
    #expect(panel.contains("Your number"))
  }

  @Test("The customer's language holds for words and money, and is forgotten with the customer")
  func language() throws {
    let customer = try OrderCustomer()
    let panel = customer.panel
    try customer.use("Language")
    try customer.use("Deutsch")
    #expect(panel.contains("Hier essen"), "\(panel.labels)")
    try customer.use("Hier essen")
    #expect(panel.labels.contains { $0.hasPrefix("Hähnchenburger, 7,40") }, "\(panel.labels)")
    try customer.use("Bestellung abbrechen")
    #expect(panel.contains("Eat here"))
    #expect(Set(OrderWords.german.keys) == Set(OrderWords.french.keys))
    for dish in Dish.menu {
      let options = dish.category.sizes + dish.category.extras
      for key in [dish.name, dish.summary, dish.category.rawValue] + options.map(\.name) {
        #expect(OrderWords.german[key] != nil, "\(key)")
      }
    }
  }
}
