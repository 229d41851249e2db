import Faceplate

/// The payment step of a kiosk: what is paid for, and the card that it is paid with.
public struct PaymentScreen: View {
  @State private var card = PaymentCard()
  @State private var isDone = false
  @Environment(\.currentMonth) private var month
  private let cart = Cart()

  /// The height below which only the sum and the card have room, in points.
  private static var leastHeight: Double { 320 }
  /// The width and the height from which somebody stands before the screen, in points: type is larger, and the step
  /// does not fill the screen.
  private static var kioskSide: Double { 900 }

  /// Creates the screen with its sample order.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    GeometryReader { space in
      if space.size.height < Self.leastHeight {
        ScrollView { small.padding(12) }
      } else if min(space.size.width, space.size.height) >= Self.kioskSide {
        kiosk(isWide: space.size.width > space.size.height)
      } else {
        Board {
          order
        } second: {
          payment
        }
      }
    }
    .alert("Thank you", isPresented: $isDone) {
      Button("OK") {}
    } message: {
      Text("This is a demonstration. Nothing was charged, and the card is forgotten.")
    }
  }

  /// The sum and the card alone.
  private var small: some View {
    VStack(spacing: 10) {
      HStack {
        Text("Total").font(.headline)
        Spacer()
        Money(cents: cart.total).font(.headline)
        Button("Pay", action: pay).buttonStyle(.borderedProminent).disabled(!card.isValid(today: month))
      }
      CreditCardLockup(card: $card, onComplete: pay).creditCardLockupStyle(.compact)
    }
  }

  /// The order and the card in the middle of a large screen.
  private func kiosk(isWide: Bool) -> some View {
    let arrangement =
      isWide ? AnyLayout(HStackLayout(alignment: .top, spacing: 32)) : AnyLayout(VStackLayout(spacing: 32))
    return arrangement {
      order
      payment
    }
    .fixedSize(horizontal: false, vertical: true)
    .dynamicTypeSize(.xxLarge)
    .controlSize(.extraLarge)
    .frame(maxWidth: isWide ? 1280 : 760)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var order: some View {
    TitledCard("Your order") {
      StepIndicator(count: 3, current: 1, captions: ["Cart", "Payment", "Delivery"])
        .padding(.bottom, 12)
      ForEach(cart.items) { item in
        HStack {
          Text(item.name).lineLimit(1)
          Spacer()
          Money(cents: item.price * item.quantity)
        }
      }
      HStack {
        Text("Shipping")
        Spacer()
        Money(cents: cart.shipping)
      }
      Spacer(minLength: 0)
      Divider()
      HStack {
        Text("Total")
        Spacer()
        Money(cents: cart.total)
      }
      .font(.headline)
    }
  }

  private var payment: some View {
    TitledCard("Pay by card") {
      CreditCardLockup(card: $card, onComplete: pay).creditCardLockupStyle(.rounded)
      Spacer(minLength: 0)
      Button(action: pay) { Text("Pay").frame(maxWidth: .infinity) }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(!card.isValid(today: month))
    }
  }

  /// Where a real kiosk would hand the card to its bank.
  private func pay() {
    card.wipe()
    isDone = true
  }
}
