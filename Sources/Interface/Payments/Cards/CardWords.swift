import Looks
import Localization
import Values

extension CardField {
  /// The name of the field.
  nonisolated var name: LocalizedStringKey {
    switch self {
    case .number: "Card number"
    case .month: "Month"
    case .year: "Year"
    case .code: "Security code"
    }
  }

  /// An example, shown while the field is empty.
  nonisolated func placeholder(_ brand: CardBrand?, in words: Localizer) -> String {
    switch self {
    case .number: "1234 5678 9012 3456"
    case .month: words("MM")
    case .year: words("YY")
    case .code: brand?.codeName ?? "CVC"
    }
  }

  /// Returns the text that is read out in place of the digits.
  nonisolated func spokenValue(_ card: PaymentCard, in words: Localizer) -> String {
    let digits = card[self]
    if digits.isEmpty { return words("empty") }
    let brand = self == .number ? card.brand.map { $0.name + ", " } ?? "" : ""
    return brand + words(digits.count == 1 ? "1 digit entered" : "\(digits.count) digits entered")
  }
}

extension CardFieldError {
  /// The error as a sentence.
  nonisolated func text(of field: CardField, brand: CardBrand?, in words: Localizer) -> String {
    words(key(of: field, brand, words))
  }

  nonisolated private func key(of field: CardField, _ brand: CardBrand?, _ words: Localizer) -> LocalizedStringKey {
    switch (self, field) {
    case (.refused(.notDigits), _): "Only digits can be entered"
    case (.refused(.tooLong), _): "\(words(field.name)): no more digits fit"
    case (.refused(.secret), _): "Card details are not copied"
    case (.refused(.impossible), _): "The month is a number from 01 to 12"
    case (.missing, .number): "Enter the card number"
    case (.missing, .month): "Enter the month"
    case (.missing, .year): "Enter the year"
    case (.missing, .code): "Enter the security code"
    case (.wrong, .number): "This is not a valid card number"
    case (.wrong, .month): "The month is a number from 01 to 12"
    case (.wrong, .year): "The card has expired, or the year is wrong"
    case (.wrong, .code): "The security code has \(brand?.codeLength ?? 3) digits"
    }
  }
}
