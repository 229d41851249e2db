import Faceplate

/// Views that count while they are held, steps in other colours, one field of a card, and a view above its own tweak.
public struct DetailsScreen: View {
  @State private var count = 12
  @State private var step = 1
  @State private var card = PaymentCard()

  private static let steps = ["Cart", "Address", "Payment"]
  private static let symbols = ["cart", "house", "creditcard"]
  private static let margins = 0.0...40
  /// The place of the tweak in words: the usual one has no room in a narrow card in large text.
  private static let place: StaticString = "Details"

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns(columnWidth: 300) {
      Card("Held views") {
        HStack(spacing: 16) {
          HeldPad(symbol: "minus", name: "Less") { count = max(0, count - 1) }
          Stepper("Count", value: $count, in: 0...999).stepperStyle(.vertical).labelsHidden()
          HeldPad(symbol: "plus", name: "More") { count = min(999, count + 1) }
        }
        .frame(maxWidth: .infinity)
        .repeatTiming(acceleration: .staggered())
      }
      Card("Steps in other colors") {
        StepIndicator(count: 3, current: step, captions: Self.steps, onSelect: { step = $0 }) {
          Image(systemName: Self.symbols[$0]).resizable()
        }
        .stepColors(Self.colors)
        .stepSymbols(done: "checkmark.circle.fill")
      }
      Card("One field of a card") { CreditCardField(.number, card: $card) }
    } second: {
      Card("A view above its tweak") { sign.tweakInset().frame(minHeight: 280) }.growsInColumn()
    }
  }

  /// A word with a margin, on a ground whose corners are as round as the margin is wide: one tweak for both.
  private var sign: some View {
    Text("Hello").font(.title.bold())
      .tweakable("sign.padding", initialValue: 10.0, in: Self.margins, step: 1, file: Self.place, line: 1) {
        $0.padding($1)
      }
      .background {
        TweakableView("sign.padding", initialValue: 10.0, in: Self.margins, step: 1, file: Self.place, line: 1) {
          RoundedRectangle(cornerRadius: $0).fill(Color.theme(\.control))
        }
      }
  }

  /// Brown, orange and tan, on which symbols have a contrast of more than 4.5:1.
  private static var colors: StepIndicatorColors {
    let (brown, orange) = (Color(red: 0.4, green: 0.29, blue: 0.12), Color(red: 1, green: 0.58, blue: 0))
    let tan = Color(red: 0.84, green: 0.8, blue: 0.7)
    var colors = StepIndicatorColors.standard
    colors.done = .init(fill: brown, symbol: .white)
    colors.current = .init(fill: orange, symbol: .black)
    colors.upcoming = .init(fill: tan, symbol: .black, border: .theme(\.outline))
    colors.passedLine = orange
    return colors
  }
}

/// A round view that acts when it is pressed, and again and again while it is held.
private struct HeldPad: View {
  let symbol: String
  let name: LocalizedStringKey
  let act: () -> Void
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    Image(systemName: symbol)
      .font(.title2)
      .frame(width: 56 * metrics.typeScale, height: 56 * metrics.typeScale)
      .background(Circle().fill(Color.theme(\.control)))
      .overlay { Circle().strokeBorder(Color.theme(\.outline), lineWidth: 2) }
      .onHold(act)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(name)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { act() }
  }
}
