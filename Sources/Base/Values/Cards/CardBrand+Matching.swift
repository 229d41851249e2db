extension CardBrand {
  /// The agreement of the brand's prefixes with the digits typed so far.
  enum Match: Comparable {
    /// No number of the brand begins so.
    case none
    /// The digits are the beginning of a prefix.
    case begun
    /// A prefix of so many digits has been typed.
    case full(digits: Int)
  }

  /// Compares the digits typed so far with the brand's prefixes.
  func match(_ digits: some Collection<UInt8>) -> Match {
    prefixes.map { Self.match(digits, with: $0) }.max() ?? .none
  }

  private static func match(_ digits: some Collection<UInt8>, with prefix: ClosedRange<Int>) -> Match {
    let length = digitCount(prefix.upperBound)
    let typed = digits.prefix(length)
    let number = typed.reduce(0) { $0 * 10 + Int($1) }
    // With the missing digits the number becomes at least `number * scale`, and at most `scale - 1` more.
    let scale = (typed.count..<length).reduce(1) { scale, _ in scale * 10 }
    let reachable = number * scale...(number * scale + scale - 1)
    if !reachable.overlaps(prefix) { return .none }
    return typed.count == length ? .full(digits: length) : .begun
  }

  private static func digitCount(_ number: Int) -> Int {
    var (count, rest) = (1, number / 10)
    while rest > 0 { (count, rest) = (count + 1, rest / 10) }
    return count
  }

  /// The brands whose numbers may begin with these digits; all of them for no digits.
  public static func candidates(_ digits: some Collection<UInt8>) -> [CardBrand] {
    all.filter { $0.match(digits) != .none }
  }

  /// The brand that the digits show; `nil` while several are possible, or none is.
  ///
  /// A brand is shown only if each candidate's prefix has been typed to its end: the one with the longest prefix, or the
  /// first of them in ``all``.
  public static func identified(by digits: some Collection<UInt8>) -> CardBrand? {
    let matches = all.map { (brand: $0, match: $0.match(digits)) }.filter { $0.match != .none }
    if matches.contains(where: { $0.match == .begun }) { return nil }
    return matches.max { $0.match < $1.match }?.brand
  }
}
