// Durations in text form: "250 ms", "1 h 30 min".
extension Duration {
  /// The attoseconds of each unit, the largest unit first.
  private static let units: [(name: String, attoseconds: Int128)] = [
    ("h", 3_600_000_000_000_000_000_000), ("min", 60_000_000_000_000_000_000), ("s", 1_000_000_000_000_000_000),
    ("ms", 1_000_000_000_000_000), ("us", 1_000_000_000_000), ("µs", 1_000_000_000_000), ("ns", 1_000_000_000),
  ]

  /// Parses a sum of numbers with units (h, min, s, ms, us, µs, ns). A leading minus sign negates the sum.
  ///
  /// Returns `nil` if the text has another form, is more precise than an attosecond, or is longer than 2⁶¹ microseconds
  /// (about 73,000 years).
  package init?(unitText: String) {
    var rest = unitText.trimmed[...]
    let isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    guard !rest.isEmpty else { return nil }
    var sum: Int128 = 0
    while !rest.isEmpty {
      guard let part = Self.takePart(of: &rest) else { return nil }
      let (total, isTooLarge) = sum.addingReportingOverflow(part)
      if isTooLarge { return nil }
      sum = total
    }
    // In microseconds such a duration fits into 64 bits, and so does a sum of a few.
    guard sum / Self.units[2].attoseconds < Int128(Int64.max) / 4_000_000 else { return nil }
    self.init(attoseconds: isNegative ? -sum : sum)
  }

  /// Parses hours, minutes and seconds with colons between them, as devices write them: `00:01:30`. The hours have as many
  /// digits as they need, the others two. Returns `nil` for any other text.
  package init?(clockText: String) {
    let parts = clockText.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, (1...6).contains(parts[0].utf8.count), parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] < 60, numbers[2] < 60 else { return nil }
    self = .seconds(numbers[0] * 3600 + numbers[1] * 60 + numbers[2])
  }

  /// Returns the text with units that a text without them probably means: seconds for a number, and hours, minutes and seconds
  /// for a text with colons. Devices and brokers write both. `nil` for any other text.
  package static func unitText(forUnitless text: String) -> String? {
    let text = text.trimmed
    return Double(decimalText: text) == nil ? Duration(clockText: text)?.sumText : "\(text) s"
  }

  /// The exact text in a single unit: hours or minutes if it is a whole number of them, else seconds, milliseconds or
  /// nanoseconds.
  package var unitText: String {
    let size = attoseconds.magnitude
    let sign = attoseconds < 0 ? "-" : ""
    for name in ["h", "min"] {
      let unit = UInt128(Self.units.first { $0.name == name }!.attoseconds)
      if size > 0, size.isMultiple(of: unit) { return "\(sign)\(size / unit) \(name)" }
    }
    let name = size == 0 || size >= 1_000_000_000_000_000_000 ? "s" : size >= 1_000_000_000_000 ? "ms" : "ns"
    let unit = UInt128(Self.units.first { $0.name == name }!.attoseconds)
    return "\(sign)\(Self.decimal(size, unit)) \(name)"
  }

  /// The exact text in the units in which people tell durations: "45 s", "1 min 1 s", "2 h 30 min".
  package var sumText: String {
    let (minute, hour) = (UInt128(Self.units[1].attoseconds), UInt128(Self.units[0].attoseconds))
    let size = attoseconds.magnitude
    guard size >= minute else { return unitText }
    let rest = size % minute
    let parts = [(size / hour, "h"), (size % hour / minute, "min")].compactMap { $0 > 0 ? "\($0) \($1)" : nil }
    let seconds = rest > 0 ? ["\(Self.decimal(rest, UInt128(Self.units[2].attoseconds))) s"] : []
    return (attoseconds < 0 ? "-" : "") + (parts + seconds).joined(separator: " ")
  }

  /// Returns ``sumText`` with the decimal point and the minus sign of a language.
  package func text(in conventions: NumberConventions) -> String {
    sumText.map { $0 == "." ? conventions.decimalPoint : $0 == "-" ? conventions.minusSign : String($0) }.joined()
  }

  /// Removes a number and its unit from the beginning of the text, and returns them in attoseconds; `nil` if there is
  /// none, or if it is not a whole number of attoseconds.
  private static func takePart(of rest: inout Substring) -> Int128? {
    let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    rest = rest[number.endIndex...].drop { $0 == " " }
    let name = rest.prefix { $0.isLetter }
    rest = rest[name.endIndex...].drop { $0 == " " }
    let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let unit = units.first(where: { $0.name == name })?.attoseconds, let first = parts.first, first.count <= 19,
      let whole = Int128(first)
    else { return nil }
    let (product, isTooLarge) = whole.multipliedReportingOverflow(by: unit)
    guard !isTooLarge else { return nil }
    guard parts.count == 2 else { return product }
    guard let fraction = fraction(parts[1], of: unit) else { return nil }
    let (sum, exceeds) = product.addingReportingOverflow(fraction)
    return exceeds ? nil : sum
  }

  /// Converts decimal digits after a point to attoseconds; `nil` if that is not exact.
  private static func fraction(_ digits: Substring, of unit: Int128) -> Int128? {
    guard (1...21).contains(digits.count), var value = Int128(digits), value >= 0 else { return nil }
    var divisor: Int128 = 1
    for _ in 0..<digits.count { divisor *= 10 }
    // A product of 21 and 22 digits has up to 43, and 128 bits hold 38: cancel the common factors of ten first.
    var unit = unit
    while divisor > 1, unit.isMultiple(of: 10) { (divisor, unit) = (divisor / 10, unit / 10) }
    let (product, isTooLarge) = value.multipliedReportingOverflow(by: unit)
    guard !isTooLarge, product.isMultiple(of: divisor) else { return nil }
    value = product / divisor
    return value
  }

  /// Returns the exact decimal text of `value / unit`, where `unit` is a power of ten.
  private static func decimal(_ value: UInt128, _ unit: UInt128) -> String {
    let (whole, part) = value.quotientAndRemainder(dividingBy: unit)
    if part == 0 { return "\(whole)" }
    var digits = String(String(unit + part).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
