import Controls
import Looks
import Localization
import Runtime
import Values

/// One part of a payment card, alone: its number, the month or year of expiry, or its security code.
///
///     CreditCardField(.number, card: $card)
///
/// Enter and Done submit the field: if it is right, the actions of ``View/onSubmit(of:_:)`` are performed. A
/// ``SubmissionReader`` submits several fields with a button. A ``CreditCardLockup`` joins all four. The nearest ``CreditCardLockupStyle`` draws the frame and the error.
@preconcurrency @MainActor public struct CreditCardField: View {
  private let field: CardField
  private let card: Binding<PaymentCard>

  @Environment({ $0.submitActions }) private var submitActions
  @Environment({ $0.monthSource }) private var months
  @Environment({ $0.localizer }) private var words
  @State private var entry: CardEntry
  @State private var session = CardSession()
  @State private var part = SubmissionPart()
  @Environment({ $0.submissionScope }) private var scope
  @Environment({ $0.textInput }) private var input
  @Environment({ $0.stage }) private var stage
  @FocusState private var focus: CardField?

  /// A field for one part of a card.
  public init(_ field: CardField, card: Binding<PaymentCard>) {
    self.field = field
    self.card = card
    _entry = State(initialValue: CardEntry([field]))
  }

  /// The field as the nearest style draws it.
  public var body: some View {
    let (part, scope) = (part, scope)
    Node.afterUpdateHere { _ in
      (part.judge, part.attend) = ({ judge() == nil ? .right : .wrong }, { group.go(to: field, input) })
    }
    return StyledControl(CreditCardFieldConfiguration(field, group, $focus, today, words)) {
      BorderedCardField(configuration: $0)
    }
    .onChange(of: entry.revision) { scope?.edited() }
    .wipesPaymentData(card, $entry, session)
    .preference(key: SubmissionPartsKey.self, value: [part])
  }

  private var today: CalendarMonth? { months.month }

  private var group: CardFieldGroup {
    CardFieldGroup(
      card: card, entry: $entry, session: session, focus: { focus = $0 },
      submit: {
        let wrong = judge()
        if wrong == nil { submitActions.perform(for: .text) }
        return wrong
      })
  }

  private func judge() -> CardField? {
    var (card, entry) = (card.wrappedValue, entry)
    let wrong = entry.submit(&card, today: today)
    if card != self.card.wrappedValue { self.card.wrappedValue = card }
    self.entry = entry
    if wrong == nil { stage?.endTyping(into: session) }
    return wrong
  }
}

/// The parts of a field for one part of a card, which a style arranges.
@preconcurrency @MainActor public struct CreditCardFieldConfiguration {
  /// The part that is typed into.
  public typealias Content = StyledPart<ContentPart<CreditCardFieldConfiguration>>

  /// The part of the card.
  public let field: CardField
  /// The typed digits with a caret, or an example while there are none. It has neither frame nor background.
  public let content: Content
  /// The name of the field.
  public let label: String
  /// The name of the field where ``label`` has no room: as much as the empty field shows.
  public let shortLabel: String
  /// The error that is to be shown now, as a sentence; `nil` if there is none.
  public let error: String?
  /// Whether a person is typing into the field.
  public let isActive: Bool

  init(
    _ field: CardField, _ group: CardFieldGroup, _ focus: FocusState<CardField?>.Binding, _ today: CalendarMonth?,
    _ words: Localizer
  ) {
    let (card, entry) = (group.card.wrappedValue, group.entry.wrappedValue)
    self.field = field
    content = Content(content: AnyView(CardFieldView(field: field, group: group).focused(focus, equals: field)))
    label = words(field.name)
    shortLabel = field == .number ? label : field.placeholder(card.brand, in: words)
    error = entry.error(of: field, in: card, today: today)?.text(of: field, brand: card.brand, in: words)
    isActive = entry.typing == field || focus.wrappedValue == field
  }
}

/// A field with its name above, a border around it, and its error below.
struct BorderedCardField: View {
  let configuration: CreditCardFieldConfiguration
  /// The logo at the trailing end of the field.
  var accessory: CreditCardLockupStyleConfiguration.Logo?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ViewThatFits(in: .horizontal) {
        Text(configuration.label)
        Text(configuration.shortLabel).minimumScaleFactor(0.75)
      }
      .font(.subheadline).foregroundStyle(.secondary).lineLimit(1).accessibilityHidden(true)
      HStack(spacing: 8) {
        configuration.content
        accessory
      }
      .padding(.horizontal, 12)
      .background(RoundedRectangle(cornerRadius: 10).fill(Color.theme(\.surface)))
      .overlay { FieldBorder(isWrong: configuration.error != nil, isActive: configuration.isActive, radius: 10) }
      // The name above and the error below are nearer than the usual distance of the ring.
      .focusFrame(radius: 10, gap: 1)
      if let error = configuration.error { FieldErrorText(text: error).accessibilityHidden(true) }
    }
  }
}
