extension NumberFormat {
  /// Returns an integer in this format, with its prefix, its suffix and its groups.
  ///
  /// - Parameter conventions: the region's decimal point, groups and digits.
  public func text(_ value: some BinaryInteger, in conventions: NumberConventions = .posix) -> String {
    text(DecimalDigits(value), in: conventions)
  }

  /// Returns the text of a floating-point number, formatted from its shortest exact decimal text.
  ///
  /// Infinity and NaN give ``placeholder``.
  public func text(_ value: some BinaryFloatingPoint, in conventions: NumberConventions = .posix) -> String {
    DecimalDigits(value).map { text($0, in: conventions) } ?? Self.placeholder
  }

  /// Returns the text of an amount that is counted in minor units, such as cents.
  ///
  /// - Parameters:
  ///   - count: the number of minor units.
  ///   - digits: the number of decimal digits of a minor unit; `nil` for that of the local currency.
  public func text(
    minorUnits count: some BinaryInteger, digits: Int? = nil, in conventions: NumberConventions = .posix
  ) -> String {
    let digits = digits ?? conventions.currency.fractionDigits
    var format = self
    format.fractionDigits = fractionDigits ?? max(digits, 0)...max(digits, 0)
    return format.text(DecimalDigits(count).shifted(by: -digits), in: conventions)
  }

  /// Returns the text of a control's value: formatted if it is a number, else its description between the prefix and
  /// the suffix.
  package func text<Value: Strideable>(of value: Value, in conventions: NumberConventions) -> String {
    // The usual types come first, because casting is expensive.
    if let value = same(value, Double.self) { return text(value, in: conventions) }
    if let value = same(value, Int.self) { return text(value, in: conventions) }
    return switch value {
    case let value as any BinaryInteger: text(value, in: conventions)
    case let value as any BinaryFloatingPoint: text(value, in: conventions)
    default: prefix + String(describing: value) + suffix
    }
  }

  /// Returns the complete text: prefix, sign, amount with its style, suffix.
  private func text(_ number: DecimalDigits, in conventions: NumberConventions) -> String {
    let allowed = allowedFractionDigits(in: conventions)
    let number = (style == .percent ? number.shifted(by: 2) : number).rounded(toFractionDigits: allowed.upperBound)
    let sign = number.isNegative ? conventions.minusSign : ""
    let amount =
      style == .duration
      ? Self.duration(number, in: conventions)
      : styled(spelling(of: number, atLeast: allowed.lowerBound, in: conventions), in: conventions)
    return prefix + sign + amount + suffix
  }

  /// The smallest and the largest number of fraction digits, from the format or else by the style.
  func allowedFractionDigits(in conventions: NumberConventions) -> ClosedRange<Int> {
    if let fractionDigits { return max(fractionDigits.lowerBound, 0)...max(fractionDigits.upperBound, 0) }
    switch style {
    case .number: return 0...3
    case .percent: return 0...0
    case .duration: return 0...9
    case .currency:
      let digits = max(conventions.currency.fractionDigits, 0)
      return digits...digits
    }
  }

  /// Adds the percent sign or the currency symbol to an amount.
  private func styled(_ amount: String, in conventions: NumberConventions) -> String {
    switch style {
    case .number, .duration: return amount
    case .percent: return amount + conventions.percentGap + "%"
    case .currency(let symbol):
      let pattern = conventions.currency
      let symbol = symbol ?? pattern.symbol
      guard !symbol.isEmpty else { return amount }
      return pattern.placement == .before ? symbol + pattern.gap + amount : amount + pattern.gap + symbol
    }
  }

  /// Returns the size of a number of seconds as a duration; ``placeholder`` beyond 30,000 years.
  private static func duration(_ seconds: DecimalDigits, in conventions: NumberConventions) -> String {
    let parts = seconds.shifted(by: 9).rounded(toFractionDigits: 0)
    guard parts.point <= 21, let count = Int128(text(parts.whole)) else { return placeholder }
    return Duration(attoseconds: count * 1_000_000_000).text(in: conventions)
  }

  /// Returns the digits of a number without a sign, with at least `count` digits after the point.
  private func spelling(of number: DecimalDigits, atLeast count: Int, in conventions: NumberConventions) -> String {
    let whole = grouped(Self.text(number.whole), in: conventions)
    var fraction = Self.text(number.fraction)
    fraction += String(repeating: "0", count: max(0, count - fraction.utf8.count))
    return fraction.isEmpty ? whole : whole + conventions.decimalPoint + fraction
  }

  /// The whole part in groups. Amounts of money are grouped in the C locale too, which has no separator: in threes by
  /// narrow spaces from five digits on, as the SI (section 5.4.4 of its brochure) writes long numbers.
  private func grouped(_ digits: String, in conventions: NumberConventions) -> String {
    guard isGrouped else { return digits }
    guard case .currency = style, conventions.groupingSeparator.isEmpty, digits.utf8.count > 4 else {
      return Self.grouped(digits, conventions.groupSizes, conventions)
    }
    var spaced = conventions
    spaced.groupingSeparator = "\u{202F}"
    return Self.grouped(digits, [3], spaced)
  }

  /// Inserts separators between groups of digits, from the right.
  static func grouped(_ digits: String, _ sizes: [Int], _ conventions: NumberConventions) -> String {
    guard let first = sizes.first, digits.utf8.count > first else { return digits }
    var rest = Substring(digits)
    var groups: [Substring] = []
    var sizes = sizes[...]
    while let size = sizes.first, size > 0, rest.count > size {
      groups.append(rest.suffix(size))
      rest = rest.dropLast(size)
      if sizes.count > 1 { sizes.removeFirst() }
    }
    return (groups + [rest]).reversed().joined(separator: conventions.groupingSeparator)
  }

  private static func text(_ digits: [UInt8]) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }
}
