import Runtime
import Values

/// A payment card as typed.
///
/// Descriptions and reflections tell how many digits there are, and none of them.
public nonisolated struct PaymentCard: Hashable, Sendable {
  /// The digits on the front of the card, without gaps.
  public var number = CardDigits()
  /// The month of expiry, two digits once it is complete.
  public var month = CardDigits()
  /// The year of expiry, of two or four digits.
  public var year = CardDigits()
  /// The security code.
  public var code = CardDigits()

  /// An empty card.
  public init() {}

  /// The brand that the number shows; `nil` while several are possible.
  public var brand: CardBrand? { number.withDigits { CardBrand.identified(by: $0) } }

  /// Judges one part of the card.
  ///
  /// - Parameter today: the present month; without it a year is not compared with the present.
  public func validity(of field: CardField, today: CalendarMonth? = nil) -> InputValidity {
    switch field {
    case .number: number.withDigits { CardRules.number($0) }
    case .month: month.withDigits { CardRules.month($0) }
    case .year: year.withDigits { CardRules.year($0, month: month.number, today: today) }
    case .code: code.withDigits { CardRules.code($0, brand: brand) }
    }
  }

  /// Whether every part is complete and right.
  ///
  /// - Parameter today: the present month; without it a year is not compared with the present.
  public func isValid(today: CalendarMonth? = nil) -> Bool {
    CardField.allCases.allSatisfy { validity(of: $0, today: today).isValid }
  }

  /// Forgets all digits. Their memory is overwritten once no copy of the card is left.
  public mutating func wipe() { self = PaymentCard() }

  /// Whether no digit has been typed.
  public var isEmpty: Bool { CardField.allCases.allSatisfy { self[$0].isEmpty } }

  /// The digits of one part.
  public subscript(field: CardField) -> CardDigits {
    get {
      switch field {
      case .number: number
      case .month: month
      case .year: year
      case .code: code
      }
    }
    set {
      switch field {
      case .number: number = newValue
      case .month: month = newValue
      case .year: year = newValue
      case .code: code = newValue
      }
    }
  }
}

/// A part of a payment card, in the order in which the parts are typed.
public nonisolated enum CardField: Hashable, Sendable, CaseIterable {
  /// The long number on the front.
  case number
  /// The month of expiry.
  case month
  /// The year of expiry.
  case year
  /// The security code.
  case code
}
