import Controls
import Looks
import Runtime
import Values

/// Each field has its name above and its error below; the logo is in the number's field.
@preconcurrency @MainActor public struct DefaultCreditCardLockupStyle: CreditCardLockupStyle {
  /// Creates the standard style: each field has its own border.
  public init() {}

  /// The look of the control.
  public func makeBody(configuration: Configuration) -> some View { StackedCard(configuration: configuration) }
}

/// Each field below its name.
private struct StackedCard: View {
  let configuration: CreditCardLockupStyleConfiguration
  @Environment({ $0.controlMetrics }) private var size
  /// The greatest width of the month and the year, in points: it grows with the text.
  @ScaledMetric private var narrow = 80.0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      BorderedCardField(configuration: configuration.number, accessory: configuration.logo)
      HStack(alignment: .top, spacing: 12) {
        CreditCardFieldFrame(configuration.month).frame(maxWidth: narrow)
        CreditCardFieldFrame(configuration.year).frame(maxWidth: narrow)
        CreditCardFieldFrame(configuration.code)
        // Below an empty name, as the field beside it is below its own name.
        VStack(spacing: 4) {
          Text(verbatim: " ").font(.subheadline).accessibilityHidden(true)
          configuration.hint.fixedSize().frame(minHeight: max(ControlMetrics.leastTarget, size.touchHeight))
        }
      }
      configuration.status
    }
  }
}

/// One rounded box holds all fields, with symbols inside; the first error is below the box.
@preconcurrency @MainActor public struct RoundedCreditCardLockupStyle: CreditCardLockupStyle {
  /// Creates the style: one rounded box holds all fields.
  public init() {}

  /// The look of the control.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      VStack(spacing: 0) {
        HStack(spacing: 10) {
          CreditCardFieldFrame(configuration.number)
          configuration.logo
        }
        .padding(.horizontal, 16)
        Divider()
        HStack(spacing: 0) {
          CardFieldSymbol(name: "calendar")
          CardExpiry(configuration: configuration)
          Divider().frame(height: 44).padding(.trailing, 12)
          CardFieldSymbol(name: "lock")
          CreditCardFieldFrame(configuration.code).frame(maxWidth: .infinity)
          configuration.hint.fixedSize()
        }
        .padding(.leading, 16)
        .padding(.trailing, 6)
      }
      .background(RoundedRectangle(cornerRadius: 22).fill(Color.theme(\.surface)))
      .overlay {
        FieldBorder(isWrong: configuration.isWrong, isActive: isActive(configuration), radius: 22)
      }
      CardFirstMessage(configuration: configuration).padding(.horizontal, 16)
    }
  }

  /// The fields alone, each with a symbol if it has an error.
  public func makeField(configuration: CreditCardFieldConfiguration) -> some View {
    HStack(spacing: 6) {
      configuration.content.transformEnvironment(\.foregroundColor) {
        if configuration.field == .month, configuration.error != nil { $0 = .theme(\.danger) }
      }
      // Its room is kept, so that nothing moves.
      if configuration.field == .number { CardFieldMark(isShown: configuration.error != nil) }
    }
    // Above the end of a short field, where no digits are. The year has the symbol for the month, too.
    .overlay(alignment: .trailing) {
      if configuration.field == .year || configuration.field == .code {
        CardFieldMark(isShown: configuration.error != nil)
      }
    }
    // The ring stays in the box, which all fields share, and clear of the digits.
    .padding(.leading, 10)
    .focusFrame(radius: 14, gap: -6)
    .padding(.leading, -10)
  }

  private func isActive(_ configuration: Configuration) -> Bool { configuration.fields.contains(where: \.isActive) }
}

/// Two rows and one line for messages: for screens as small as 320 by 240 points.
@preconcurrency @MainActor public struct CompactCreditCardLockupStyle: CreditCardLockupStyle {
  /// Creates the style for the smallest screens.
  public init() {}

  /// The look of the control.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      CreditCardFieldFrame(configuration.number)
        .overlay(alignment: .trailing) { configuration.logo.padding(.trailing, 6) }
      HStack(spacing: 6) {
        ForEach(configuration.others, id: \.field) { CreditCardFieldFrame($0) }
        configuration.hint.fixedSize()
      }
      CardFirstMessage(configuration: configuration).lineLimit(1).frame(minHeight: 18, alignment: .leading)
    }
    .font(.callout)
  }

  /// A bordered field without its own name.
  public func makeField(configuration: CreditCardFieldConfiguration) -> some View {
    configuration.content
      .padding(.horizontal, 8)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.theme(\.surface)))
      .overlay { FieldBorder(isWrong: configuration.error != nil, isActive: configuration.isActive, radius: 8) }
      .focusFrame(radius: 8, gap: 0)
  }
}

/// The symbol before what a field takes. Small screens and large texts have no room for it.
private struct CardFieldSymbol: View {
  let name: String
  @Environment({ $0.screenClass }) private var screenClass
  @Environment({ $0.dynamicTypeSize }) private var textSize

  var body: some View {
    if !screenClass.isSmall, !textSize.isAccessibilitySize {
      ControlSymbol(name: name, side: 16).foregroundStyle(.secondary).padding(.trailing, 10)
    }
  }
}

/// The symbol of a field with an error.
private struct CardFieldMark: View {
  let isShown: Bool

  var body: some View {
    ControlSymbol(name: "exclamationmark.circle.fill", side: 16).foregroundStyle(Color.theme(\.danger))
      .padding(.trailing, 8)
      .opacity(isShown ? 1 : 0)
  }
}

/// The error of the first field that has one and the number of further ones, else what is known of the card as a whole.
/// A field reads its own error out.
private struct CardFirstMessage: View {
  let configuration: CreditCardLockupStyleConfiguration
  @Environment({ $0.localizer }) private var words

  var body: some View {
    let errors = configuration.fields.compactMap(\.error)
    if let first = errors.first {
      FieldErrorText(text: errors.count == 1 ? first : words("\(first), and \(errors.count - 1) more"))
        .accessibilityHidden(true)
    } else {
      configuration.status
    }
  }
}

extension CreditCardLockupStyleConfiguration {
  /// Whether something is wrong with a field or with the card as a whole.
  fileprivate var isWrong: Bool { error != nil || fields.contains { $0.error != nil } }
}

/// Month and year with a stroke between them. They are arranged as on the card, with the month on the left in every
/// language.
private struct CardExpiry: View {
  let configuration: CreditCardLockupStyleConfiguration
  @Environment({ $0.layoutDirection }) private var direction

  var body: some View {
    if direction == .rightToLeft {
      // The code alone gives way: two flexible parts would take equal shares, of which one is too small for this one.
      HStack(spacing: 0) {
        month
        CreditCardFieldFrame(configuration.year)
      }
      .padding(.leading, 12)
      .fixedSize(horizontal: true, vertical: false)
      .environment(.leftToRight) { $0.layoutDirection = $1 }
    } else {
      month
      CreditCardFieldFrame(configuration.year).frame(maxWidth: .infinity)
        // An error of the year has shown it already.
        .overlay(alignment: .trailing) {
          CardFieldMark(isShown: configuration.month.error != nil && configuration.year.error == nil)
        }
    }
  }

  @ViewBuilder private var month: some View {
    CreditCardFieldFrame(configuration.month).fixedSize(horizontal: true, vertical: false)
    Text("/").foregroundStyle(.secondary).padding(.horizontal, 8).accessibilityHidden(true)
  }
}

/// The state of the whole card: an awaited answer, or the mistake, with a button to try again where that may help.
struct CardGroupStatus: View {
  let error: String?
  let isPending: Bool
  let retry: (() -> Void)?

  var body: some View {
    if isPending {
      HStack(spacing: 8) {
        ProgressView().controlSize(.small)
        Text(.toolkit("Checking the card")).font(.footnote).foregroundStyle(.secondary)
      }
    } else if let error {
      HStack(spacing: 12) {
        FieldErrorText(text: error)
        if let retry { Button(.toolkit("Try again"), action: retry).buttonStyle(.bordered) }
      }
    }
  }
}

extension CreditCardLockupStyle where Self == DefaultCreditCardLockupStyle {
  /// Each field has its name above and its error below.
  public static var automatic: DefaultCreditCardLockupStyle { DefaultCreditCardLockupStyle() }
}

extension CreditCardLockupStyle where Self == RoundedCreditCardLockupStyle {
  /// One rounded box holds all fields.
  public static var rounded: RoundedCreditCardLockupStyle { RoundedCreditCardLockupStyle() }
}

extension CreditCardLockupStyle where Self == CompactCreditCardLockupStyle {
  /// Two rows and one line for messages.
  public static var compact: CompactCreditCardLockupStyle { CompactCreditCardLockupStyle() }
}
