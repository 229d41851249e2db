import Looks
import Localization
import Runtime
import Values

/// The look of a ``CreditCardLockup``: a style only arranges views that are ready.
///
///     struct Stacked: CreditCardLockupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack {
///           HStack { CreditCardFieldFrame(configuration.number); configuration.logo }
///           HStack { ForEach(configuration.others, id: \.field) { CreditCardFieldFrame($0) } }
///         }
///       }
///     }
@preconcurrency @MainActor public protocol CreditCardLockupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The type of the look of one field.
  associatedtype FieldBody: View
  /// The parts of a lockup, which a style arranges.
  typealias Configuration = CreditCardLockupStyleConfiguration
  /// The look of the control.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  /// The look of one field with its error, in the control and alone.
  @ViewBuilder func makeField(configuration: CreditCardFieldConfiguration) -> Self.FieldBody
}

extension CreditCardLockupStyle {
  /// A field with its name above, a border around it, and its error below.
  public func makeField(configuration: CreditCardFieldConfiguration) -> some View {
    BorderedCardField(configuration: configuration)
  }
}

/// The parts of a lockup, which a style arranges.
@preconcurrency @MainActor public struct CreditCardLockupStyleConfiguration {
  /// The logo of the card's brand.
  public typealias Logo = StyledPart<IconPart<CreditCardLockupStyleConfiguration>>
  /// A button that shows where the security code is.
  public typealias Hint = StyledPart<LabelPart<CreditCardLockupStyleConfiguration>>
  /// The state of the card as a whole, as a view.
  public typealias Status = StyledPart<ContentPart<CreditCardLockupStyleConfiguration>>

  /// The card's number.
  public let number: CreditCardFieldConfiguration
  /// The month of expiry.
  public let month: CreditCardFieldConfiguration
  /// The year of expiry.
  public let year: CreditCardFieldConfiguration
  /// The security code.
  public let code: CreditCardFieldConfiguration
  /// The logo of the card's brand; a plain card while the brand is not known.
  public let logo: Logo
  /// A button that shows where the security code is on this card.
  public let hint: Hint
  /// The rule that the card as a whole does not fulfil, as a sentence; `nil` if there is nothing to show.
  public let error: String?
  /// Asks again about the card as a whole where no answer has come; `nil` where that would not help.
  public let retry: (() -> Void)?
  /// The state of the card as a whole, ready to be shown: a spinner while an answer is awaited, or the error with a
  /// button to try again where that may help. It is empty while there is nothing to show.
  public let status: Status
  /// Whether an answer about the whole card is awaited.
  public let isPending: Bool
  /// Whether the card can be typed at all.
  public let isEnabled: Bool

  /// The fields after the number.
  public var others: [CreditCardFieldConfiguration] { [month, year, code] }
  /// All fields in the order in which they are typed.
  public var fields: [CreditCardFieldConfiguration] { [number] + others }

  init(
    _ group: CardFieldGroup, focus: FocusState<CardField?>.Binding, check: InputCheck<Int>, isEnabled: Bool,
    _ today: CalendarMonth?, _ words: Localizer, error: String?,
    retry: (() -> Void)?
  ) {
    func part(_ field: CardField) -> CreditCardFieldConfiguration {
      CreditCardFieldConfiguration(field, group, focus, today, words)
    }
    let brand = group.card.wrappedValue.brand
    (number, month, year, code) = (part(.number), part(.month), part(.year), part(.code))
    logo = Logo(content: AnyView(CardBrandLogo(brand)))
    hint = Hint(content: AnyView(SecurityCodeHint(brand: brand)))
    self.error = error
    self.retry = retry
    status = Status(
      content: AnyView(CardGroupStatus(error: error, isPending: check.isPending, retry: retry)))
    isPending = check.isPending
    self.isEnabled = isEnabled
  }
}

/// A field of a card as the nearest style draws it.
@preconcurrency @MainActor public struct CreditCardFieldFrame: View {
  private let configuration: CreditCardFieldConfiguration

  /// The frame of a field that a style was given.
  public init(_ configuration: CreditCardFieldConfiguration) { self.configuration = configuration }

  /// The field with its frame and its error.
  public var body: some View { StyledControl(configuration) { BorderedCardField(configuration: $0) } }
}

extension View {
  /// Sets the look of cards that are typed in this view: of the fields and of their errors.
  public func creditCardLockupStyle<S: CreditCardLockupStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: CreditCardLockupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
    .controlStyle(style) { (style: S, configuration: CreditCardFieldConfiguration) in
      style.makeField(configuration: configuration)
    }
  }
}
