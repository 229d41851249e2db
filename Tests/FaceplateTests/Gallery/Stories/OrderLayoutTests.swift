import Faceplate
import FaceplateTesting
import Headless
import Testing

@testable import Gallery

/// The pages of the ordering kiosk on the screens that it is made for.
@Suite("Layout of the ordering kiosk")
struct OrderLayoutTests {
  private static let screens = [
    LintScreen(1080, 1920, diagonal: 21.5), LintScreen(800, 480, diagonal: 7),
  ]

  @Test(
    "No page has a finding, in large text either", arguments: [nil, "de"],
    [DynamicTypeSize.large, .xxxLarge])
  func pages(language: String?, textSize: DynamicTypeSize) throws {
    for screen in Self.screens {
      let model = OrderModel()
      let panel = try Harness(size: screen.size, scale: screen.scale) { OrderPanel(model) }
      panel.checksFrames = false
      func look(_ name: String) throws {
        try panel.advance(by: .seconds(1))
        let looks = [LintLook(textSize: textSize, language: language)]
        for finding in try panel.lint(on: [screen], looks: looks) { Issue.record("\(name), \(finding)") }
      }
      func go(_ action: () -> Void) { panel.stage.whileCurrent(action) }
      try look("welcome")
      go { model.begin(takesAway: false) }
      for category in Dish.Category.allCases {
        go { model.category = category }
        try look(category.rawValue)
        let dish = Dish.menu.first { $0.category == category }!
        go { model.show(.dish(dish)) }
        try look(dish.name)
        go { model.add(dish, size: category.sizes[1], extras: category.extras, quantity: 2) }
      }
      for page in [OrderModel.Page.cart, .payment, .asking, .refused, .unanswered, .receipt, .service] {
        go { model.show(page) }
        try look("\(page)")
      }
      guard screen.size.height > screen.size.width else { continue }
      go { model.needs.isLow = true }
      for page in [OrderModel.Page.menu, .cart, .payment, .receipt] {
        go { model.show(page) }
        try look("\(page) within reach")
      }
    }
  }

  @Test("The buttons that lead back are never cut, on the smallest screens either", arguments: [nil, "de"])
  func back(language: String?) throws {
    let screen = Self.small
    let model = OrderModel()
    let panel = try Harness(size: screen.size, scale: screen.scale) { OrderPanel(model) }
    panel.checksFrames = false
    panel.stage.whileCurrent { model.begin(takesAway: false) }
    for page in [OrderModel.Page.menu, .cart] {
      panel.stage.whileCurrent { model.show(page) }
      try panel.advance(by: .seconds(1))
      let found = try panel.lint(on: [screen], looks: [LintLook(textSize: .large, language: language)])
      #expect(found.filter { $0.rule == .textCut && $0.path.contains("OrderHeader") } == [], "\(page)")
    }
  }

  private static let small = LintScreen(320, 240, diagonal: 2.8)

  /// The kiosk on the smallest screen, with an order of nine dishes.
  private func smallest() throws -> (Harness, OrderModel) {
    let model = OrderModel()
    let panel = try Harness(size: Self.small.size, scale: Self.small.scale) { OrderPanel(model) }
    panel.checksFrames = false
    panel.stage.whileCurrent {
      model.begin(takesAway: false)
      model.add(Dish.menu[0], size: Dish.menu[0].category.sizes[1], extras: [], quantity: 9)
    }
    return (panel, model)
  }

  @Test(
    "The way to the order is never cut, on the smallest screens either", arguments: [nil, "de", "fr"],
    [DynamicTypeSize.large, .xxxLarge])
  func order(language: String?, textSize: DynamicTypeSize) throws {
    let (panel, model) = try smallest()
    panel.stage.whileCurrent { model.show(.menu) }
    try panel.advance(by: .seconds(1))
    let found = try panel.lint(on: [Self.small], looks: [LintLook(textSize: textSize, language: language)])
    let cut = found.filter { $0.rule == .textCut && $0.path.contains("OrderMenu") && !$0.path.contains("DishTile") }
    #expect(cut == [])
  }

  @Test(
    "The header and the amount to pay are whole in large text on the smallest screen",
    arguments: [DynamicTypeSize.accessibility1, .accessibility3])
  func largeText(textSize: DynamicTypeSize) throws {
    let (panel, model) = try smallest()
    for page in [OrderModel.Page.welcome, .menu, .cart] {
      panel.stage.whileCurrent { model.show(page) }
      try panel.advance(by: .seconds(1))
      let found = try panel.lint(on: [Self.small], looks: [LintLook(textSize: textSize)])
      let isWrong = found.filter { $0.rule == .outside || $0.rule == .textCut }
      #expect(isWrong.filter { $0.path.contains("OrderHeader") || $0.subject.contains("€") } == [], "\(page)")
    }
  }
}
