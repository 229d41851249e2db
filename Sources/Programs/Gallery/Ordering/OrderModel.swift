import Faceplate

/// An ordering kiosk as its panel shows it: the order of one customer from the first touch to the receipt, advanced by the
/// panel's clock.
///
/// It never stores a card: ``pay(with:)`` passes it to the terminal, and the payment page wipes it.
@Observable @MainActor final class OrderModel: TimeDriven {
  /// The page that the customer sees.
  enum Page: Equatable {
    case welcome, menu, cart, payment, asking, refused, unanswered, receipt, service
    case dish(Dish)
  }

  let terminal: any PaymentTerminal
  let alarms = AlarmCenter([
    AlarmKind("paper", "No paper for receipts", priority: .low).advice("Put in a new roll, and press Fill paper."),
    AlarmKind("bank", "The bank does not answer", priority: .medium).advice("Look at the line to the bank."),
    AlarmKind("unclear", "A payment was interrupted", priority: .medium)
      .advice("Ask the bank whether the amount was charged, and press Payment checked."),
  ])

  /// The remaining paper for receipts, in sheets.
  @ObservationIgnored @Tweak("order.paper", in: 0...OrderModel.roll) private(set) var paper = OrderModel.roll
  /// The number of the last order.
  @ObservationIgnored @Tweak("order.number", in: 0...999) private(set) var number = 0
  /// The amount in cents of a request that the bank has not answered. It is stored, so that a kiosk knows it after a
  /// power failure.
  @ObservationIgnored @Tweak("order.asked", in: 0...1_000_000) private var asked = 0
  /// The amount in cents that may or may not have been charged.
  @ObservationIgnored @Tweak("order.unclear", in: 0...1_000_000) private(set) var unclear = 0

  private(set) var page = Page.welcome
  var cart = OrderModel.emptyCart
  var category = Dish.Category.burgers
  var needs = CustomerNeeds()
  private(set) var takesAway = false
  /// Whether the receipt of this order was printed.
  private(set) var isPrinted = false
  private var slides = WelcomeSlides()
  /// The number of orders that were paid since the panel was switched on, for the tone.
  private(set) var finished = 0
  private var answerLimit: Duration?

  /// The number of receipts that a new roll of paper is enough for.
  nonisolated static let roll = 200
  /// The time without an answer after which a payment is taken back.
  static let patience = Duration.seconds(20)
  /// The greatest sum of an order in cents.
  static let greatestSum = 1_000_000

  private static var emptyCart: Cart { Cart(items: [], fee: 0) }

  init(_ terminal: any PaymentTerminal = SimulatedTerminal()) { self.terminal = terminal }

  /// The dish that the welcome shows.
  var slide: Int { slides.current }

  /// Whether an order is in progress, whose customer may have gone away.
  var hasCustomer: Bool { page != .welcome && page != .asking }

  /// Whether the order can be paid.
  var canPay: Bool { cart.total > 0 && cart.total <= Self.greatestSum }

  func begin(takesAway: Bool) {
    (self.takesAway, page, category) = (takesAway, .menu, .burgers)
    isPrinted = false
    slides.stop()
  }

  func show(_ page: Page) { self.page = page }

  /// Goes back by one page, if there is one.
  func goBack() {
    switch page {
    case .welcome, .asking: break
    case .menu, .receipt, .service: end()
    case .dish, .cart: page = .menu
    case .payment, .refused, .unanswered: page = .cart
    }
  }

  /// The first dish of each category without a dish in the cart; at most three.
  var offers: [Dish] {
    let chosen = Set(cart.items.compactMap { item in Dish.menu.first { $0.name == item.name }?.category })
    let others = Dish.Category.allCases.filter { !chosen.contains($0) }
    return others.prefix(3).compactMap { category in Dish.menu.first { $0.category == category } }
  }

  /// Puts a dish into the cart.
  func add(_ dish: Dish, size: DishOption, extras: [DishOption], quantity: Int) {
    let price = dish.price + size.price + extras.reduce(0) { $0 + $1.price }
    let id = (cart.items.map(\.id).max() ?? 0) + 1
    cart.add(
      CartItem(
        id: id, name: dish.name, detail: ([size] + extras).map(\.name), price: price, color: dish.color,
        drawing: dish.drawing, quantity: quantity))
    page = .menu
  }

  /// Asks the bank for the sum. The card is passed on and not stored.
  func pay(with card: PaymentCard) {
    guard page == .payment, canPay else { return }
    asked = cart.total
    answerLimit = PanelClock.now + Self.patience
    terminal.ask(for: cart.total, from: card, at: PanelClock.now)
    page = .asking
  }

  /// Forgets the customer.
  func end() {
    (cart, needs) = (Self.emptyCart, CustomerNeeds())
    page = .welcome
    slides.restart(at: PanelClock.now)
  }

  func fillPaper() {
    paper = Self.roll
    alarms.set("paper", to: false)
  }

  /// Tries what happens without paper.
  func emptyPaper() {
    paper = 0
    alarms.set("paper", to: true)
  }

  /// Called when the staff have asked the bank about the interrupted payment.
  func settle() {
    unclear = 0
    alarms.set("unclear", to: false)
  }

  var deadline: Duration? {
    switch page {
    case .welcome: asked > 0 ? .zero : slides.due ?? .zero
    case .asking: [terminal.due, answerLimit].compactMap { $0 }.min()
    default: nil
    }
  }

  func advance(to moment: Duration) {
    if page == .asking { advancePayment(at: moment) }
    guard page == .welcome else { return }
    // If a request is open but no page waits for its answer, it is from before a power failure.
    if asked > 0 { (unclear, asked) = (min(unclear + asked, Self.greatestSum), 0) }
    alarms.set("unclear", to: unclear > 0)
    alarms.set("paper", to: paper == 0)
    if slides.isDue(at: moment) { slides.advance(to: moment, among: Dish.menu.count) }
  }

  func clockWasSet(by difference: Duration) {
    slides.clockWasSet(by: difference)
    answerLimit = answerLimit.map { $0 + difference }
    terminal.clockWasSet(by: difference)
  }

  private func advancePayment(at moment: Duration) {
    if let isPaid = terminal.answer(at: moment) {
      (asked, answerLimit) = (0, nil)
      alarms.set("bank", to: false)
      if isPaid { finish() } else { page = .refused }
    } else if let limit = answerLimit, moment >= limit {
      terminal.cancel()
      (asked, answerLimit) = (0, nil)
      alarms.set("bank", to: true)
      page = .unanswered
    }
  }

  private func finish() {
    number = number % 999 + 1
    isPrinted = paper > 0
    paper = max(0, paper - 1)
    alarms.set("paper", to: paper == 0)
    finished += 1
    page = .receipt
  }
}
