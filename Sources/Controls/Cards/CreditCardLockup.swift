import Runtime
import Values

/// Takes a payment card: its number, month and year of expiry, and security code, as one control.
///
///     @State private var card = PaymentCard()
///     …
///     CreditCardLockup(card: $card) { pay(card) }
///       .creditCardLockupStyle(.rounded)
///
/// The number is grouped as the card has it, and the brand's logo shows as soon as the digits tell the brand. A part that
/// is complete and right hands the typing on to the next. Errors show once a part has been left or submitted, and go with
/// the next key.
///
/// The digits are drawn only on a panel's own screen; pictures and dumps have dots. They are forgotten a minute after the
/// last key, and when the control leaves the screen.
@preconcurrency @MainActor public struct CreditCardLockup: View {
  private let card: Binding<PaymentCard>
  private let rules: [InputRule<PaymentCard>]
  private let onComplete: () -> Void

  @Environment(\.monthSource) private var months
  @Environment(\.localizer) private var words
  @Environment(\.isEnabled) private var isEnabled
  @State private var entry = CardEntry()
  @State private var session = CardSession()
  @State private var check = InputCheck<Int>()
  @FocusState private var focus: CardField?

  /// A control for a card.
  ///
  /// - Parameters:
  ///   - card: the card that is typed. Hand it on from `onComplete`, and wipe it when the payment is done.
  ///   - rules: what the card has to fulfil besides being well formed, such as a bank's answer. They are asked once every
  ///     part is valid.
  ///   - onComplete: called when Enter or Done is pressed, or the last part is complete, and every part is valid and every
  ///     rule fulfilled. If answers are still to come, it is called when they are there.
  public init(
    card: Binding<PaymentCard>, rules: [InputRule<PaymentCard>] = [], onComplete: @escaping () -> Void = {}
  ) {
    self.card = card
    self.rules = rules
    self.onComplete = onComplete
  }

  /// The control as the nearest style draws it.
  public var body: some View {
    StyledControl(configuration) { DefaultCreditCardLockupStyle().makeBody(configuration: $0) }
      .accessibilityElement(children: .contain)
      .checks(
        card.wrappedValue, rules: isGood ? rules : [], revision: entry.revision, $check, onFulfilled: onComplete
      )
      .wipesPaymentData(card, $entry, session)
  }

  private var today: CalendarMonth? { months.month }

  /// Whether others are to be asked: every part is valid, and so is what can be answered at once.
  private var isGood: Bool { card.wrappedValue.isValid(today: today) && rules.broken(by: card.wrappedValue) == nil }

  private var configuration: CreditCardLockupStyleConfiguration {
    CreditCardLockupStyleConfiguration(
      group, focus: $focus, check: check, isEnabled: isEnabled, today, words,
      error: check.judged == entry.revision && card.wrappedValue.isValid(today: today)
        ? rules.broken(by: card.wrappedValue)?.string(by: words) ?? check.message : nil)
  }

  private var group: CardFieldGroup {
    CardFieldGroup(
      card: card, entry: $entry, session: session, focus: { focus = $0 }, submit: submit, done: complete)
  }

  private func submit() -> CardField? {
    var (card, entry) = (card.wrappedValue, entry)
    let wrong = entry.submit(&card, today: today)
    if card != self.card.wrappedValue { self.card.wrappedValue = card }
    self.entry = entry
    check.judged = entry.revision
    return wrong
  }

  /// Hands the card on if it is right in every respect; at once, or as soon as others have answered.
  private func complete() {
    if submit() != nil { return }
    let isFulfilled = check.submit(entry.revision, hasQuestions: rules.haveQuestions())
    if isFulfilled && rules.broken(by: card.wrappedValue) == nil { onComplete() }
  }
}
