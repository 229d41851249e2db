import Values

/// The state of typing a card, with the rules of typing and without a view.
nonisolated struct CardEntry: Equatable {
  /// The fields that take part, in the order in which the focus passes through them.
  let order: [CardField]
  /// The number of digits before the caret of each field.
  private(set) var carets: [CardField: Int] = [:]
  /// The field that the keypad types into.
  var typing: CardField?
  /// The fields that have been left or submitted: their errors are shown.
  private(set) var judged: Set<CardField> = []
  /// Why the last input of a field was not taken.
  private(set) var refusals: [CardField: RefusedInput] = [:]
  /// Counts the actions, so that a pause can be noticed.
  private(set) var activity = 0
  /// Counts the changes of digits.
  private(set) var revision = 0

  init(_ order: [CardField] = CardField.allCases) { self.order = order }

  func caret(of field: CardField, in card: PaymentCard) -> Int { min(carets[field] ?? .max, card[field].count) }

  // MARK: Typing

  /// Types a text, which may be several digits. A text is taken whole or not at all.
  ///
  /// - Returns: the field in which the typing continues; the same field while it is not complete, `nil` after the last
  ///   one.
  mutating func type(
    _ text: String, in field: CardField, of card: inout PaymentCard, today: CalendarMonth?
  ) -> CardField? {
    if text == "/", field == .month || field == .year && card.year.isEmpty {
      // The stroke between month and year: a month of two digits has handed the typing on before it.
      began(field)
      return field == .month ? leaveMonth(&card) : field
    }
    do throws(RefusedInput) {
      return enter(try CardDigits(text), in: field, of: &card, today: today)
    } catch {
      refuse(error, in: field)
      return field
    }
  }

  /// Types digits, all of them or none.
  ///
  /// - Returns: the field in which the typing continues; the same field while it is not complete, `nil` after the last
  ///   one.
  mutating func enter(
    _ digits: CardDigits, in field: CardField, of card: inout PaymentCard, today: CalendarMonth?
  ) -> CardField? {
    began(field)
    do throws(RefusedInput) {
      var (copy, carets, place) = (card, carets, Optional(field))
      for index in 0..<digits.count {
        place = try Self.insert(digits[index], in: field, of: &copy, &carets, next: next(after: field), today)
      }
      (card, self.carets) = (copy, carets)
      return place
    } catch {
      refuse(error, in: field)
      return field
    }
  }

  /// Notes why an input is not taken. The next key takes the note away.
  mutating func refuse(_ reason: RefusedInput, in field: CardField) {
    began(field)
    refusals[field] = reason
  }

  /// Puts one digit at the caret of a field and says which field is the next one to type in.
  private static func insert(
    _ digit: UInt8, in field: CardField, of card: inout PaymentCard, _ carets: inout [CardField: Int],
    next: CardField?, _ today: CalendarMonth?
  ) throws(RefusedInput) -> CardField? {
    let caret = min(carets[field] ?? .max, card[field].count)
    if field == .month, card.month.count == 1, caret == 1, card.month.number == 1, digit > 2 {
      // “1” and “5” are January and the first digit of the year.
      card.month.insert(0, at: 0)
      carets[.month] = 2
      guard let next else { throw .impossible }
      return try insert(digit, in: next, of: &card, &carets, next: nil, today) ?? next
    }
    var digits = card[field]
    if field == .month, digits.isEmpty, digit > 1 { digits.insert(0, at: 0) }
    let place = field == .month && digits.count > card.month.count ? 1 : caret
    digits.insert(digit, at: place)
    var changed = card
    changed[field] = digits
    try admit(changed, field)
    if field == .number { changed.fitCode() }
    card = changed
    carets[field] = place + 1
    let isAtEnd = place + 1 == digits.count
    return isAtEnd && isComplete(field, card, today) ? next : field
  }

  /// Refuses input that no further typing could make valid in form.
  private static func admit(_ card: PaymentCard, _ field: CardField) throws(RefusedInput) {
    let count = card[field].count
    switch field {
    case .number:
      let brands = card.number.withDigits { CardBrand.candidates($0.prefix(8)) }
      let longest = brands.compactMap(\.lengths.last).max() ?? CardRules.longestNumber
      if count > longest { throw .tooLong }
    case .month:
      if count > 2 { throw .tooLong }
      if count == 2, card.month.number == 0 { throw .impossible }
    case .year: if count > 4 { throw .tooLong }
    case .code: if count > card.brand?.codeLength ?? 4 { throw .tooLong }
    }
  }

  /// Whether a field needs no more digits, so that the focus can move to the next one.
  private static func isComplete(_ field: CardField, _ card: PaymentCard, _ today: CalendarMonth?) -> Bool {
    guard card.validity(of: field, today: today).isValid else { return false }
    switch field {
    case .number: return card.brand.map { $0.endsTyping(after: card.number.count) } ?? false
    case .code: return card.brand != nil || card.code.count == 4
    case .month, .year: return true
    }
  }

  /// Completes “1” to “01” and moves to the next field.
  private mutating func leaveMonth(_ card: inout PaymentCard) -> CardField? {
    card.completeMonth()
    carets[.month] = card.month.count
    return card.validity(of: .month).isValid ? next(after: .month) : .month
  }

  /// Deletes the digit before the caret; says whether there was one.
  mutating func deleteBackward(in field: CardField, of card: inout PaymentCard) -> Bool {
    began(field)
    let caret = caret(of: field, in: card)
    guard caret > 0 else { return false }
    card[field].remove(at: caret - 1)
    carets[field] = caret - 1
    if field == .number { card.fitCode() }
    return true
  }

  /// Deletes the digit after the caret.
  mutating func deleteForward(in field: CardField, of card: inout PaymentCard) {
    began(field)
    let caret = caret(of: field, in: card)
    card[field].remove(at: caret)
    carets[field] = caret
    if field == .number { card.fitCode() }
  }

  /// Moves the caret of a field to the place behind a number of digits.
  mutating func move(to place: Int, in field: CardField, of card: PaymentCard) {
    activity &+= 1
    carets[field] = max(0, min(place, card[field].count))
  }

  /// An edit takes the error of the field away until the field is left again.
  private mutating func began(_ field: CardField) {
    activity &+= 1
    revision &+= 1
    refusals[field] = nil
    judged.remove(field)
  }

  // MARK: Fields

  /// The field before a given field; `nil` for the first.
  func previous(before field: CardField) -> CardField? {
    order.firstIndex(of: field).flatMap { $0 > 0 ? order[$0 - 1] : nil }
  }

  /// The field after one of them; `nil` after the last.
  func next(after field: CardField) -> CardField? {
    order.firstIndex(of: field).flatMap { $0 + 1 < order.count ? order[$0 + 1] : nil }
  }

  /// The focus has left a field: a month of one digit is completed, and errors show from now on.
  mutating func leave(_ field: CardField, _ card: inout PaymentCard) {
    activity &+= 1
    if field == .month { card.completeMonth() }
    refusals[field] = nil
    if !card[field].isEmpty { judged.insert(field) }
  }

  /// Judges all fields.
  ///
  /// - Returns: the first field that is not right; `nil` if all are.
  mutating func submit(_ card: inout PaymentCard, today: CalendarMonth?) -> CardField? {
    activity &+= 1
    if order.contains(.month) { card.completeMonth() }
    judged = Set(order)
    refusals = [:]
    return order.first { !card.validity(of: $0, today: today).isValid }
  }

  /// Why the last input of a field was not taken; `nil` if it was.
  func refusal(of field: CardField) -> RefusedInput? { refusals[field] }

  /// Returns the mistake in a field, if it is due to be shown.
  func error(of field: CardField, in card: PaymentCard, today: CalendarMonth?) -> CardFieldError? {
    if let refusal = refusals[field] { return .refused(refusal) }
    let validity = card.validity(of: field, today: today)
    if judged.contains(field), !validity.isValid { return card[field].isEmpty ? .missing : .wrong }
    return nil
  }
}

/// A mistake in a part of a card.
public nonisolated enum CardFieldError: Hashable, Sendable {
  /// Nothing was typed.
  case missing
  /// The input is incomplete or cannot be right.
  case wrong
  /// The last key was refused.
  case refused(RefusedInput)
}

extension PaymentCard {
  /// Writes a month of one digit with a zero before it.
  nonisolated mutating func completeMonth() { if month.count == 1, month.number != 0 { month.insert(0, at: 0) } }

  /// Shortens the security code to what the brand has.
  nonisolated mutating func fitCode() { if let brand { code.truncate(to: brand.codeLength) } }
}

extension CardBrand {
  /// Whether the typing moves to the next field after a number of digits, if they are a valid number.
  ///
  /// It does where the brand has no longer numbers. It also does at the length that nearly all cards of a brand have;
  /// UnionPay and Maestro have none such: a valid number of theirs may be the beginning of a longer one.
  nonisolated func endsTyping(after count: Int) -> Bool {
    let usual = self == .unionPay || self == .maestro ? nil : lengths.first
    return count == usual || count == lengths.last
  }
}
