import Faceplate

/// An ordering kiosk from the first touch to the receipt, made for an upright screen of 1080×1920 pixels.
///
/// ``OrderModel`` is the order behind it; a ``SimulatedTerminal`` asks the bank until a real one takes its place.
public struct OrderPanel: View {
  @State private var model: OrderModel
  @State private var access = AccessCenter.ofGallery()
  @State private var words = OrderWords()
  @Environment(\.localizer) private var localizer
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.layoutDirection) private var direction
  @Environment(\.numberConventions) private var conventions

  /// Creates the panel of a kiosk that waits for customers.
  public init() { self.init(OrderModel()) }

  init(_ model: OrderModel) { _model = State(wrappedValue: model) }

  /// The page, in the customer's language and size of text.
  public var body: some View {
    let own = words.localizer(localizer, for: model.needs.language)
    page
      .idleReturn(after: .seconds(90), isOn: model.hasCustomer) {
        model.end()
        access.signOut()
      }
      // Sign out, so that the next customer cannot open the page of the staff.
      .onChange(of: model.page) { left, _ in if left == .service { access.signOut() } }
      .alarms(model.alarms, showsBanner: model.page == .service)
      .accessControl(access)
      .drives(model)
      .sensoryFeedback(.success, trigger: model.finished)
      .environment(\.localizer, own)
      .environment(\.numberConventions, model.needs.language == nil ? conventions : own.conventions)
      .environment(\.layoutDirection, model.needs.language == nil ? direction : .leftToRight)
      .dynamicTypeSize(model.needs.isLarge ? max(textSize, .xxxLarge) : textSize)
  }

  private var page: some View {
    GeometryReader { space in
      VStack(spacing: 0) {
        // The upper part then has only pictures and words, for people who cannot reach it.
        if isLow(space.size) {
          OrderBanner(dish: Dish.menu[model.slide]).frame(height: (space.size.height * 0.4).rounded())
        }
        OrderHeader(model: model, canReach: canReach(space.size))
        content
      }
    }
  }

  private func canReach(_ size: Size) -> Bool { size.height >= 1_000 && size.height > size.width }
  private func isLow(_ size: Size) -> Bool { model.needs.isLow && canReach(size) }

  @ViewBuilder private var content: some View {
    switch model.page {
    case .welcome: OrderWelcome(model: model)
    case .menu: OrderMenu(model: model)
    case .dish(let dish): OrderDish(model: model, dish: dish).accessibilityAction(.escape, model.goBack)
    case .cart: OrderCart(model: model).accessibilityAction(.escape, model.goBack)
    case .payment: OrderPayment(model: model).accessibilityAction(.escape, model.goBack)
    case .asking, .refused, .unanswered: OrderAnswer(model: model)
    case .receipt: OrderReceipt(model: model)
    case .service: OrderService(model: model).accessibilityAction(.escape, model.goBack)
    }
  }
}

/// The content of the upper part of the screen while all controls are in the lower part.
private struct OrderBanner: View {
  let dish: Dish

  var body: some View {
    DishPicture(drawing: dish.drawing, color: dish.color).padding(40)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.theme(\.surface))
  }
}
