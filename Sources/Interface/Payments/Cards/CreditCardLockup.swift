import Controls
import Looks
import Runtime
import Values

/// Takes a payment card: its number, month and year of expiry, and security code, as one control.
///
///     @State private var card = PaymentCard()
///     …
///     SubmissionReader { submission in
///       CreditCardLockup(card: $card) { pay(card) }
///         .creditCardLockupStyle(.rounded)
///       Button("Pay") { submission.submit() }
///     }
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

  @Environment({ $0.monthSource }) private var months
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.isEnabled }) private var isEnabled
  @State private var entry = CardEntry()
  @State private var session = CardSession()
  @State private var check = InputCheck<Int>()
  @State private var part = SubmissionPart()
  @State private var alone = SubmissionScope()
  @Environment({ $0.submissionScope }) private var scope
  @Environment({ $0.textInput }) private var input
  @Environment({ $0.stage }) private var stage
  @FocusState private var focus: CardField?

  /// A control for a card.
  ///
  /// - Parameters:
  ///   - card: the card that is typed. Hand it on from `onComplete`, and wipe it when the payment is done.
  ///   - rules: the conditions for the card besides being well formed, such as a bank's answer. They are asked once
  ///     every part is valid.
  ///   - onComplete: called when the card has been submitted, every part is valid and every rule fulfilled. Enter, Done on
  ///     the keypad, and ``SubmissionProxy/submit()`` submit it; typing the last digit does not. If answers are still to
  ///     come, it is called when they have arrived, unless the card was changed in the meantime.
  public init(
    card: Binding<PaymentCard>, rules: [InputRule<PaymentCard>] = [], onComplete: @escaping () -> Void = {}
  ) {
    self.card = card
    self.rules = rules
    self.onComplete = onComplete
  }

  /// The control as the nearest style draws it.
  public var body: some View {
    let (part, alone, submission) = (part, alone, submission)
    Node.afterUpdateHere { _ in
      (part.judge, part.attend, part.complete) = (judge, attend, onComplete)
      alone.parts = [part]
    }
    return StyledControl(configuration) { DefaultCreditCardLockupStyle().makeBody(configuration: $0) }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(.toolkit("Payment card"))
      .focusSection()
      .checks(card.wrappedValue, rules: isGood ? rules : [], revision: entry.revision, $check) { submission.answered() }
      .onChange(of: entry.revision) { submission.edited() }
      .wipesPaymentData(card, $entry, session)
      .preference(key: SubmissionPartsKey.self, value: [part])
  }

  private var today: CalendarMonth? { months.month }
  private var submission: SubmissionScope { scope ?? alone }

  /// Whether others are to be asked: every part is valid, and so is what can be answered at once.
  private var isGood: Bool { card.wrappedValue.isValid(today: today) && rules.broken(by: card.wrappedValue) == nil }

  private var configuration: CreditCardLockupStyleConfiguration {
    CreditCardLockupStyleConfiguration(
      group, focus: $focus, check: check, isEnabled: isEnabled, today, words, error: error,
      retry: check.canRetry && error != nil ? { check.retry() } : nil)
  }

  /// The mistake in the card as a whole, if it is due to be shown.
  private var error: String? {
    guard check.judged == entry.revision, card.wrappedValue.isValid(today: today) else { return nil }
    return rules.broken(by: card.wrappedValue)?.string(by: words) ?? check.error(of: entry.revision)
  }

  private var group: CardFieldGroup {
    CardFieldGroup(
      card: card, entry: $entry, session: session, focus: { focus = $0 },
      submit: { submission.submit() == .wrong ? wrong : nil },
      left: { if card.wrappedValue.isValid(today: today) { check.judged = entry.revision } })
  }

  // MARK: Submission

  /// The first part that is not right.
  private var wrong: CardField? { entry.order.first { !card.wrappedValue.validity(of: $0, today: today).isValid } }

  private func judge() -> InputVerdict {
    var (card, entry) = (card.wrappedValue, entry)
    let wrong = entry.submit(&card, today: today)
    if card != self.card.wrappedValue { self.card.wrappedValue = card }
    self.entry = entry
    check.judged = entry.revision
    if wrong != nil || rules.broken(by: card) != nil { return .wrong }
    // The application takes the card, even if the viewer that has typed it leaves before an answer.
    stage?.endTyping(into: session)
    return check.submit(entry.revision, hasQuestions: rules.haveQuestions())
  }

  private func attend() { if let wrong { group.go(to: wrong, input) } }
}
